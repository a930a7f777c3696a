// What a border on an edge would bring, told from the areas of an outlook, without a look at the position after it.
#pragma once

#include "outlook.hpp"

namespace coeurdelion::lowenherz_2003 {

// What a seat believes of the areas that castles could get, so that a border on an edge is quickly valued.
struct Claims {
    struct Area {
        realm::Edges missing;
        int count;
        double value;
    };
    struct Site {
        double share, best;  // how much it counts for the seat, below 0 for another's
        int areas;
        Area area[realm::SHAPES];
    };

    const realm::Chances& chances;
    int count = 0;
    Site sites[realm::MOST_SITES];

    Claims(const realm::Scene& scene, int seat, int seats, const Outlook& outlook) : chances(outlook.survey.chances) {
        for (int number = 0; number < outlook.survey.count; ++number) {
            const realm::Site& site = outlook.survey.sites[number];
            if (site.colour >= seats || scene.taken.has(site.castle)) continue;
            Site& claim = sites[count++];
            claim = {site.colour == seat ? 1.0 : -1.0 / (seats - 1), 0, 0, {}};
            for (int place = 0; place < site.count; ++place) {
                const realm::Area& area = site.areas[place];
                if ((area.cells & scene.taken).any())
                    add(scene, site, realm::rest_of(scene, site.castle, area, outlook.survey.valuation), claim);
                else
                    add(scene, site, area, claim);
            }
        }
    }

    // What a border on an edge would change.
    double gain(int edge) const {
        double sum = 0;
        for (int number = 0; number < count; ++number) {
            const Site& site = sites[number];
            double best = site.best;
            for (int place = 0; place < site.areas; ++place) {
                const Area& area = site.area[place];
                if (!area.missing.has(edge)) continue;
                double value = chances.of[area.count - 1] * area.value;
                if (value > best) best = value;
            }
            sum += site.share * (best - site.best);
        }
        return sum;
    }

    // All edges that bring an own castle nearer to an area.
    realm::Edges wanted() const {
        realm::Edges found = realm::Edges::none();
        for (int number = 0; number < count; ++number)
            for (int place = 0; place < sites[number].areas && sites[number].share > 0; ++place)
                found |= sites[number].area[place].missing;
        return found;
    }

  private:
    void add(const realm::Scene& scene, const realm::Site& site, const realm::Area& area, Site& claim) const {
        realm::Edges missing = area.rim - scene.realm.borders;
        int left = missing.count();
        if (!left || left >= chances.limit || (missing & scene.firm).any()) return;
        int knights = (scene.realm.knights[site.colour] & area.cells).count();
        double value = area.worth + realm::GARRISON_SHARE * realm::firmness(knights);
        claim.area[claim.areas++] = {missing, left, value};
        if (chances.of[left] * value > claim.best) claim.best = chances.of[left] * value;
    }
};

}  // namespace coeurdelion::lowenherz_2003
