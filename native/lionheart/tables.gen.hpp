// Made by src/coeurdelion/native/lionheart_tables.py from the data of the rules; not to be changed by hand.
#pragma once

#include <cstdint>

namespace coeurdelion::lionheart {

constexpr int COLUMNS = 9;
constexpr int ROWS[] = {8, 10};
constexpr int HOME_ROWS = 2;
constexpr int ACTIONS = 2;
constexpr int HEAVY_ACTIONS = 2;
constexpr int MOST_DICE = 4;
constexpr int BASES = 10;
constexpr int QUIET_TURNS = 60;
// The faces of a die, and the number of sides with each.
enum Face { ARROW, AXE, PANIC };
constexpr int FACES = 3;
constexpr int SIDES[FACES] = {2, 3, 1};

enum Kind : std::uint8_t { KING, KNIGHTS, ARCHERS, INFANTRY, HEAVY, PEASANTS, MERCENARIES };
enum class Strikes : std::uint8_t { AXE, ARROW, MOST };
enum class Reach : std::uint8_t { AHEAD, AROUND, SHOT };
struct KindNumbers {
    std::uint8_t available, least, most, massed, dice, toughness;
    bool mounted;
    Strikes strikes;
    Reach reach;
};
constexpr int KINDS = 7;
constexpr KindNumbers KIND_NUMBERS[KINDS] = {
    {1, 1, 1, 1, 2, 2, true, Strikes::AXE, Reach::AHEAD},  // king
    {4, 1, 2, 2, 2, 2, true, Strikes::AXE, Reach::AHEAD},  // knights
    {8, 1, 4, 4, 1, 1, false, Strikes::ARROW, Reach::SHOT},  // archers
    {20, 1, 4, 10, 1, 1, false, Strikes::AXE, Reach::AHEAD},  // infantry
    {2, 1, 2, 2, 2, 2, false, Strikes::AXE, Reach::AROUND},  // heavy
    {4, 1, 4, 4, 1, 1, false, Strikes::MOST, Reach::AHEAD},  // peasants
    {2, 2, 2, 2, 2, 1, false, Strikes::AXE, Reach::AHEAD},  // mercenaries
};

// The basic array as gold sees it, the front row first; no figures where nobody stands.
struct Drawn {
    Kind kind;
    std::uint8_t figures;
};
constexpr Drawn BASIC_ARMY[HOME_ROWS][COLUMNS] = {
    {{KING, 0}, {KING, 0}, {INFANTRY, 4}, {INFANTRY, 4}, {INFANTRY, 4}, {INFANTRY, 4}, {INFANTRY, 4}, {KING, 0}, {KING, 0}},
    {{KING, 0}, {KING, 0}, {ARCHERS, 4}, {KNIGHTS, 2}, {KING, 1}, {KNIGHTS, 2}, {ARCHERS, 4}, {KING, 0}, {KING, 0}},
};

}  // namespace coeurdelion::lionheart
