### Ce qu’un coup de Löwenherz 2003 fait perdre, en français.

coach-l03-prospects = Il reste moins de bonne terre autour de vos châteaux sans { -domain }, ou davantage autour de ceux des autres.
coach-l03-room = Vos { -domain(form: "plural") } ont moins de terre libre où s’étendre, ou ceux des autres davantage.
coach-l03-pressure = Vos voisins pourront vous prendre davantage, ou vous moins à eux : comptez les chevaliers de part et d’autre.
coach-l03-garrison = Vos { -domain(form: "plural") } sont moins bien tenus, ou ceux des autres le sont mieux : comptez les chevaliers.
coach-l03-income = Vos mines vous rapportent moins de ducats à chaque tour, ou celles des autres davantage.
coach-l03-monopoly = Un monopole s’éloigne de vous, ou quelqu’un d’autre s’en rapproche.
coach-l03-bonus = La prime finale pour le plus de ducats vous échappe.
coach-l03-hand = Vos cartes vous serviront moins au prochain tour.
