### Ce qu’un coup de Löwenherz 1997 fait perdre, en français.

coach-l97-prospects = Il reste moins de bonne terre autour de vos châteaux sans région, ou davantage autour de ceux des autres.
coach-l97-silver = Vos régions ont moins de montagnes pour le jour où les mines d’argent rapportent, ou celles des autres davantage.
coach-l97-room = Vos régions ont moins de terre libre où s’étendre, ou celles des autres davantage.
coach-l97-pressure = Vos voisins pourront vous prendre davantage, ou vous moins à eux : comptez les chevaliers de part et d’autre.
coach-l97-garrison = Vos régions sont moins bien tenues, ou celles des autres le sont mieux : comptez les chevaliers.
coach-l97-politics = Vous laissez passer une carte de politique qui vous servirait.
coach-l97-row =
    { $count ->
        [one] Une autre action de cette carte vous promet environ un point de plus.
       *[other] Une autre action de cette carte vous promet environ { $count } points de plus.
    }
coach-l97-overpays = C’est plus d’argent que l’action n’en vaut pour vous.
coach-l97-cheap = C’est trop peu d’argent pour laisser agir quelqu’un d’autre.
coach-l97-underbids = Une mise si faible gagne rarement la confrontation.
coach-l97-fights = Ce qu’on vous propose vaut mieux pour vous qu’une confrontation.
