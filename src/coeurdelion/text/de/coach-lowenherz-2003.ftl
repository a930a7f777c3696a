### Was ein Zug in Löwenherz 2003 verschenkt, auf Deutsch.

coach-l03-prospects = Um deine Burgen ohne Gebiet bleibt weniger gutes Land, oder um die der anderen mehr.
coach-l03-room = Deinen Gebieten bleibt weniger freies Land zum Erweitern, oder denen der anderen mehr.
coach-l03-pressure = Nachbarn können dir mehr wegnehmen, oder du ihnen weniger: Zähle die Ritter auf beiden Seiten.
coach-l03-garrison = Deine Gebiete sind schwächer besetzt, oder die der anderen stärker: Zähle die Ritter.
coach-l03-income = Deine Minen bringen jede Runde weniger Dukaten ein, oder die der anderen mehr.
coach-l03-monopoly = Ein Monopol rückt für dich in die Ferne, oder für jemand anders näher.
coach-l03-bonus = Die Prämie für die meisten Dukaten am Ende entgeht dir.
coach-l03-hand = Deine Karten nützen dir im nächsten Zug weniger.
