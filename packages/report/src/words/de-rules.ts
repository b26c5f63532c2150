/** German for rules that stand in place of a formula: tables, searches and numerical procedures. Symbols stay. */
export const germanRules: Readonly<Record<string, string>> = {
  "5 while less than 30 % of the direct cost is typed, 4 from 30 %, 3 from 70 %":
    "5, solange weniger als 30 % der direkten Kosten eingegeben sind, 4 ab 30 %, 3 ab 70 %",
  "3 % on a trough of 20 degrees and with fines up to 25 mm; else 2 %, and 1.5 % on 45 degrees where lumps are larger than half of those the belt takes":
    "3 % bei einer Mulde von 20 Grad und bei Feingut bis 25 mm; sonst 2 %, und 1.5 % bei 45 Grad, wo Stücke größer sind als die Hälfte derer, die der Gurt trägt",
  "answers that lower f, and each of: rolls above 159 mm, spacing below 1.0 m (return 2.5 m), speed below 4 m/s, trough below 25 degrees, ambient above 25 degC":
    "Antworten, die f senken, und je: Rollen über 159 mm, Abstand unter 1.0 m (Untertrum 2.5 m), Geschwindigkeit unter 4 m/s, Mulde unter 25 Grad, Umgebung über 25 °C",
  "answers that raise f, and each of: rolls below 108 mm, spacing above 1.5 m (return 3.5 m), speed above 6 m/s, trough above 35 degrees, ambient below 15 degC":
    "Antworten, die f heben, und je: Rollen unter 108 mm, Abstand über 1.5 m (Untertrum 3.5 m), Geschwindigkeit über 6 m/s, Mulde über 35 Grad, Umgebung unter 15 °C",
  "every k * L before the end": "jedes k * L vor dem Ende",
  "life over (-ln 0.9)^(1/beta), over 2^(1/beta) for two bearings, times gamma of 1 + 1/beta":
    "Lebensdauer durch (-ln 0.9)^(1/beta), durch 2^(1/beta) für zwei Lager, mal Gamma von 1 + 1/beta",
  "sum of C / (1 + r)^(k * L) over every k * L before the end":
    "Summe von C / (1 + r)^(k * L) über jedes k * L vor dem Ende",
  "sum of C_a * ((1 + g) / (1 + r))^y over the years": "Summe von C_a * ((1 + g) / (1 + r))^y über die Jahre",
  "largest rise of the surface of a steel plate of this thickness in the time of the stop":
    "größte Erwärmung der Oberfläche einer Stahlplatte dieser Dicke in der Bremszeit",
  "(C - 1) F_H over the secondary resistances of the full running belt, calculated again until it no longer changes":
    "(C - 1) F_H durch die Nebenwiderstände des voll beladenen laufenden Gurts, neu berechnet, bis es sich nicht mehr ändert",
  "0.315, 0.400, 0.495, 0.610, 0.730, 0.850 m for belts of 500, 650, 800, 1000, 1200, 1400 mm, linear between rows; 0.63 B below and 0.61 B above":
    "0,315, 0,400, 0,495, 0,610, 0,730, 0,850 m für Gurte von 500, 650, 800, 1000, 1200, 1400 mm, dazwischen linear; 0,63 B darunter und 0,61 B darüber",
  "0.40 at 30 deg, 0.43 at 35 deg, 0.50 at 45 deg, linear between rows and held at the ends":
    "0,40 bei 30°, 0,43 bei 35°, 0,50 bei 45°, dazwischen linear und an den Enden gehalten",
  "0.91 at 40 degC, 1.00 at 20, 1.07 at 10, 1.13 at 0, 1.15 at -10, 1.20 at -15, 1.40 at -20, 1.60 at -26, 1.70 at -30, 1.90 at -40, linear between rows and held at the ends":
    "0,91 bei 40 °C, 1,00 bei 20, 1,07 bei 10, 1,13 bei 0, 1,15 bei -10, 1,20 bei -15, 1,40 bei -20, 1,60 bei -26, 1,70 bei -30, 1,90 bei -40, dazwischen linear und an den Enden gehalten",
  "integral of w ^ n across the belt over B * w_avg ^ n: w_c on the centre roll, from w_i at the knee to w_b where the material ends, w_b beyond":
    "Integral von w ^ n über den Gurt durch B * w_avg ^ n: w_c auf der Mittelrolle, von w_i am Knick bis w_b am Ende des Guts, dahinter w_b",
  "D_Tr up to the series is the base; groups A, B, C take +1, 0, -1 sizes above 100 % load factor, 0, -1, -2 above 60 %, -1, -2, -3 above 30 %, -2, -2, -3 below, and bases from 1400 mm the diameters of the table":
    "D_Tr, auf die Reihe aufgerundet, ist die Basis; die Gruppen A, B, C nehmen +1, 0, -1 Größen über 100 % Auslastung, 0, -1, -2 über 60 %, -1, -2, -3 über 30 %, -2, -2, -3 darunter, Basen ab 1400 mm die Durchmesser der Tabelle",
  "D_1 up to the series for drives and heads; one size down where the belt turns by 135 deg or more, two from 45 deg on, three below; not below 250 mm, or 200 mm on belts up to 400 mm":
    "D_1, auf die Reihe aufgerundet, für Antriebe und Köpfe; eine Größe kleiner, wo der Gurt um 135° oder mehr umgelenkt wird, zwei ab 45°, drei darunter; nicht unter 250 mm, bei Gurten bis 400 mm 200 mm",
  "wrap of 150 to 240 degrees: 230 N on the tight side, 175 N on the slack side; 140 N for any other wrap":
    "Umschlingung von 150 bis 240°: 230 N auf der straffen Seite, 175 N auf der schlaffen; 140 N bei jeder anderen",
  "1.02 up to 45 deg of wrap, 1.03 up to 120 deg, 1.04 above": "1,02 bis 45° Umschlingung, 1,03 bis 120°, darüber 1,04",
  "counted one by one": "einzeln gezählt",
  "drift tried last, by halving between the ends of the wing":
    "zuletzt versuchter Versatz, durch Halbieren zwischen den Enden der Seitenrolle",
  "weight of the load that stands over a roll once the belt has drifted":
    "Gewicht der Beladung, die nach dem Versatz des Gurts über einer Rolle steht",
  "largest of the bankings that keep each load case from drifting further in than its limit":
    "größte der Querneigungen, mit denen kein Lastfall weiter als erlaubt nach innen versetzt",
  "smallest of the bankings that keep each load case from drifting further out than its limit":
    "kleinste der Querneigungen, mit denen kein Lastfall weiter als erlaubt nach außen versetzt",
  "radius that the checks at the tangent points of the rounded radius ask for, with tensions shifted by 0.2 %":
    "Radius, den die Nachweise an den Tangentenpunkten des gerundeten Radius verlangen, bei um 0,2 % verschobenen Zugkräften",
  "radius that the checks at its own tangent points ask for, by repetition until it changes by less than 0.1 m":
    "Radius, den die Prüfungen an seinen eigenen Tangentenpunkten verlangen, durch Wiederholung, bis er sich um weniger als 0,1 m ändert",
  "part of the way between two stations at which the rounded spacing changes, by halving":
    "Teil des Wegs zwischen zwei Stellen, an dem sich die gerundete Teilung ändert, durch Halbieren",
  "diameter that its rule gives again, by repetition from 200 mm until it changes by less than 1e-11 m; where its size factor jumps there, the diameter of the jump":
    "Durchmesser, den seine Regel wiedergibt, durch Wiederholung ab 200 mm, bis er sich um weniger als 1e-11 m ändert; wo dort der Größenfaktor springt, der Durchmesser des Sprungs",
  "(l_c eps(0) + 2 * integral of eps over the wing) / B, Simpson's rule with 128 strips":
    "(l_c eps(0) + 2 * Integral von eps über die Seite) / B, Simpson-Regel mit 128 Streifen",
  "1 less the squares missed by the curve over the squares about the mean; 1 where all y are equal":
    "1 minus Quadrate der Abweichung von der Kurve durch Quadrate um das Mittel; 1, wo alle y gleich sind",
  "2.3 lbf below 115 mm, 1.8 to 140 mm, 1.5 to 165 mm (2.8 for series E), 2.4 from 165 mm":
    "2,3 lbf unter 115 mm, 1,8 bis 140 mm, 1,5 bis 165 mm (2,8 für Reihe E), 2,4 ab 165 mm",
  "5 degrees below 20 of repose, 10 below 30, 20 below 35, 25 below 40, 30 above":
    "5 Grad unter 20 Grad Schüttwinkel, 10 unter 30, 20 unter 35, 25 unter 40, darüber 30",
  "Kloss to the breakdown slip, then m_lr + (m_bd - m_lr) x^2 (3 - 2x) with x = (1 - s) / (1 - s_k); odd in s":
    "Kloss bis zum Kippschlupf, dann m_lr + (m_bd - m_lr) x^2 (3 - 2x) mit x = (1 - s) / (1 - s_k); ungerade in s",
  "drift at which the restoring force equals the pull, by halving between the ends of the wing":
    "Versatz, bei dem die Rückstellkraft dem Zug gleicht, durch Halbieren zwischen den Enden der Seitenrolle",
  "face + 250 mm to B 650, + 350 to 1000, + 500 to 1400, + 700 to 1800, + 800 above":
    "Mantelbreite + 250 mm bis B 650, + 350 bis 1000, + 500 bis 1400, + 700 bis 1800, darüber + 800",
  "first root of V^2 = g R (cos(a) + s_a) past the start of slip, scanned in steps of 1e-4 rad, then halved":
    "erste Nullstelle von V^2 = g R (cos(a) + s_a) nach Beginn des Rutschens, in Schritten von 1e-4 rad gesucht, dann halbiert",
  "leading contact length whose stress integral is the load; the drag is the moment of that stress over the roll radius":
    "vordere Kontaktlänge, deren Spannungsintegral die Last ist; der Widerstand ist das Moment dieser Spannung durch den Rollenradius",
  "least squares by Cramer's rule on x over its largest value":
    "kleinste Quadrate nach der cramerschen Regel, x durch seinen größten Wert",
  "loaded half width whose load area is A_req, by halving between 0 and B/2":
    "beladene halbe Breite, deren Füllquerschnitt A_req ist, durch Halbieren zwischen 0 und B/2",
  "next size of the series, then n sizes smaller, not below the first; above the series the diameter itself":
    "nächste Größe der Reihe, dann n Größen kleiner, nicht unter der ersten; über der Reihe der Durchmesser selbst",
  "root of A(c) = A between 0 and w, by halving; the nearer end when there is none":
    "Nullstelle von A(c) = A zwischen 0 und w, durch Halbieren; das nähere Ende, wenn es keine gibt",
  "root of R^2 (phi - sin(phi) cos(phi)) = A_req between 0 and pi, by halving":
    "Nullstelle von R^2 (phi - sin(phi) cos(phi)) = A_req zwischen 0 und pi, durch Halbieren",
  "root of cos(a) - sin(a)/mu_s + s_a = v^2/(g R), by halving from tangency on; tangency if it slides there already":
    "Nullstelle von cos(a) - sin(a)/mu_s + s_a = v^2/(g R), durch Halbieren ab der Tangente; die Tangente, wenn es dort schon rutscht",
  "share of full speed that is reached when the time in star is over, step by step":
    "Anteil der vollen Geschwindigkeit am Ende der Sternzeit, Schritt für Schritt",
  "first step at which the reference needs more force than the drives may give":
    "erster Schritt, in dem die Führungsgröße mehr Kraft braucht, als die Antriebe geben dürfen",
  "time at which a belt that its drives cannot hold passes 110 % of its speed":
    "Zeitpunkt, zu dem ein Gurt, den seine Antriebe nicht halten, 110 % seiner Geschwindigkeit überschreitet",
  "torque over full load of the drive furthest above its typed share of the pull, less that of the one furthest below: by limits of a shared command, or by slip, gear ratio, diameter and stretch where drives find their load by their speed":
    "Moment bezogen auf Volllast des Antriebs, der am weitesten über seinem Lastanteil liegt, weniger das des am weitesten darunter: durch Grenzen eines gemeinsamen Sollwerts, oder durch Schlupf, Übersetzung, Durchmesser und Dehnung, wo Antriebe ihre Last durch ihre Drehzahl finden",
  "largest acceleration at any step of the start": "größte Beschleunigung in einem Schritt des Anlaufs",
  "largest force against the motion over the mass, at the ends of all stretches of the stop":
    "größte Kraft gegen die Bewegung durch die Masse, an den Enden aller Abschnitte des Auslaufs",
  "largest force of all drives together at any step of the start":
    "größte Kraft aller Antriebe zusammen in einem Schritt des Anlaufs",
  "speed at the end of the start, step by step": "Geschwindigkeit am Ende des Anlaufs, Schritt für Schritt",
  "time at which resistance and brakes, each from when it acts, have taken the speed of the mass":
    "Zeit, zu der Widerstand und Bremsen, jede ab ihrem Einsatz, der Masse die Geschwindigkeit genommen haben",
  "time at which the drives give more than what holds the belt at rest":
    "Zeit, zu der die Antriebe mehr geben, als den Gurt in Ruhe hält",
  "time in which the torque of the coupling, rising with its filling and falling near full speed, brings the mass to belt speed":
    "Zeit, in der das Moment der Kupplung, das mit der Füllung steigt und nahe der vollen Drehzahl fällt, die Masse auf Gurtgeschwindigkeit bringt",
  "torque of the coupling times what the motor turns faster than the gearbox, added up step by step":
    "Moment der Kupplung mal der Vorsprung der Motordrehzahl vor dem Getriebe, Schritt für Schritt summiert",
  "way that the belt travels until it has its speed, added up step by step":
    "Weg des Gurts, bis er seine Geschwindigkeit hat, Schritt für Schritt summiert",
  "way that the belt travels until it stands, stretch by stretch":
    "Weg des Gurts, bis er steht, Abschnitt für Abschnitt",
  "speed of the turning field, 120 f / p, over 1.01": "Drehzahl des Drehfelds, 120 f / p, durch 1,01",
  "torque of the catalogue over the full-load torque that it states, or that follows from power and speed":
    "Moment des Katalogs durch das Volllastmoment, das er nennt oder das aus Leistung und Drehzahl folgt",
  "area under the torques of the starter, straight from point to point, over the speeds they cover":
    "Fläche unter den Momenten des Anlassers, gerade von Punkt zu Punkt, durch den Drehzahlbereich",
  "smallest length with every fibre between its lowest and highest allowed tension, by halving":
    "kleinste Länge, bei der jede Faser zwischen kleinster und größter zulässiger Zugkraft liegt, durch Halbieren",
  "smallest radius at which one banking keeps the inward and the outward drift of every load case in limits":
    "kleinster Radius, bei dem eine Überhöhung den Versatz nach innen und außen in jedem Lastfall begrenzt",
  "smallest standard diameter not below D_Tr, then n sizes down":
    "kleinster Normdurchmesser nicht unter D_Tr, dann n Größen kleiner",
  "contact length ahead of the roll axis whose stress integral is the load":
    "Kontaktlänge vor der Rollenachse, deren Spannungsintegral die Last ist",
  "length behind the roll axis after which the stress is back to zero":
    "Länge hinter der Rollenachse, nach der die Spannung wieder null ist",
  "frequency of the contact that the modulus and loss factor of the spectrum at this very frequency make":
    "Frequenz des Kontakts, den Modul und Verlustfaktor des Spektrums bei eben dieser Frequenz ergeben",
  "loss modulus of the spectrum at the contact frequency over its storage modulus":
    "Verlustmodul des Spektrums bei der Kontaktfrequenz durch seinen Speichermodul",
  "storage modulus of the spectrum at the frequency that the contact length of that modulus gives":
    "Speichermodul des Spektrums bei der Frequenz, die die Kontaktlänge dieses Moduls ergibt",
  "table by belt width; other widths B + max(100 mm, 0.1 B) up to the next 50 mm":
    "Tabelle nach Gurtbreite; andere Breiten B + max(100 mm, 0,1 B), auf 50 mm aufgerundet",
  "harmonics 2 to 40 of the belt pressure as beams on elastic foundation along the axis, with hoop and beam stress, every degree, inside and outside":
    "Harmonische 2 bis 40 des Gurtdrucks als elastisch gebettete Balken längs der Achse, mit Ring- und Balkenspannung, je Grad, innen und außen",
  "table by trough angle and share of rated tension, linear in the angle, below 20 degrees by its sine":
    "Tabelle nach Muldungswinkel und Anteil der Nennzugkraft, linear im Winkel, unter 20 Grad nach seinem Sinus",
  "table by kind of material and belt width": "Tabelle nach Art des Guts und Gurtbreite",
  "table by lump size, linear in speed, held at the ends":
    "Tabelle nach Stückgröße, linear in der Geschwindigkeit, an den Enden gehalten",
  "table by pipe diameter, linear between, held at the ends":
    "Tabelle nach Rohrdurchmesser, dazwischen linear, an den Enden gehalten",
  "table of C over L; between rows the apparent extra length L (C - 1) is linear in ln L; C held at the ends":
    "Tabelle von C über L; zwischen den Zeilen ist die scheinbare Zusatzlänge L (C - 1) linear in ln L; C an den Enden gehalten",
  "table of K_t over T, linear between rows, held at the ends":
    "Tabelle von K_t über T, dazwischen linear, an den Enden gehalten",
  "table of Ky over length, weight and slope, linear in each, held at the ends, within 0.016 to 0.035":
    "Tabelle von Ky über Länge, Gewicht und Steigung, je linear, an den Enden gehalten, zwischen 0,016 und 0,035",
  "table of k over slope, linear between entries, held at the ends":
    "Tabelle von k über der Steigung, dazwischen linear, an den Enden gehalten",
  "table over D/d, linear between entries": "Tabelle über D/d, dazwischen linear",
  "table over belt width: 50 mm up to 800 mm, 65 to 900, 75 to 1200, 90 to 1400, 100 to 1600, 125 to 2000, 150 above":
    "Tabelle über die Gurtbreite: 50 mm bis 800 mm, 65 bis 900, 75 bis 1200, 90 bis 1400, 100 bis 1600, 125 bis 2000, darüber 150",
  "table over altitude and temperature, linear in both, held at its lower ends":
    "Tabelle über Höhe und Temperatur, in beiden linear, an den unteren Enden gehalten",
  "take-up tension at which the smallest margin of traction and sag over all cases, drives and sections is zero within 0.01 N":
    "Spannkraft, bei der die kleinste Reserve an Kraftschluss und Durchhang über alle Fälle, Antriebe und Abschnitte auf 0,01 N genau null ist",
  "smallest surplus of traction and sag over the drives, brakes and sections of the governing case at the tension that was found":
    "kleinste Reserve an Kraftschluss und Durchhang über Antriebe, Bremsen und Abschnitte des maßgebenden Falls bei der gefundenen Spannkraft",
  "take-up tension that the belt needs where it runs the other way, which is more than it needs in this":
    "Spannkraft, die der Gurt in Gegenrichtung braucht, mehr als in dieser",
  "no take-up tension holds every case: the one that the search began from":
    "keine Spannkraft hält jeden Fall: die, von der die Suche ausging",
  "take-up tension of this case with which the belt keeps the mean tension it was set to while running":
    "Spannkraft dieses Falls, mit der der Gurt die mittlere Zugkraft behält, auf die er im Lauf eingestellt wurde",
  "sections of this load case whose lowest tension does not keep the allowed sag, counted":
    "Anzahl der Abschnitte dieses Lastfalls, deren kleinste Zugkraft den zulässigen Durchhang nicht hält",
  "rounds of the loop until no tension changed any more, counted":
    "Anzahl der Umläufe, bis sich keine Zugkraft mehr änderte",
  "take-up tension plus the resistances and less the drive forces between take-up and this point, iterated until no tension changes":
    "Spannkraft zuzüglich der Widerstände und abzüglich der Antriebskräfte zwischen Spannvorrichtung und diesem Punkt, wiederholt bis sich keine Zugkraft mehr ändert",
  "slack-side tension above slip, T_2 - abs(T_1 - T_2) / (rho - 1), at the time step where it is smallest":
    "Zugkraft des Leertrums über der Rutschgrenze, T_2 - abs(T_1 - T_2) / (rho - 1), im Zeitschritt, in dem sie am kleinsten ist",
  "highest frequency the elements can swing with, by Gershgorin's circles over all nodes and a free take-up":
    "höchste Frequenz, mit der die Elemente schwingen können, nach den Gerschgorin-Kreisen aller Knoten und einer freien Spannstation",
  "largest share of the longest stable step, as damping allows, with which whole steps fill the time between frames":
    "größter Anteil des längsten stabilen Zeitschritts, den die Dämpfung zulässt und mit dem ganze Schritte die Zeit zwischen zwei Bildern füllen",
  "furthest tightening less furthest yielding of the carriage at any time step":
    "weitestes Spannen weniger weitestes Nachgeben des Spannwagens über alle Zeitschritte",
  "the largest tension of any element at any time step, found at the time and place given":
    "größte Zugkraft aller Elemente und Zeitschritte, zu Zeit und Ort wie angegeben",
  "the smallest tension of any element at any time step, found at the time and place given":
    "kleinste Zugkraft aller Elemente und Zeitschritte, zu Zeit und Ort wie angegeben",
  "wrap of 150 to 240 degrees: 200 lbf at a drive, 150 lbf elsewhere; 100 lbf for any other wrap":
    "Umschlingung von 150 bis 240 Grad: 200 lbf am Antrieb, sonst 150 lbf; 100 lbf bei jeder anderen Umschlingung",
  "0.015 of the belt weight, as printed for the return run": "0,015 des Gurtgewichts, wie für das Untertrum angegeben",
  "difference of speed of both ends of the element over its length":
    "Unterschied der Geschwindigkeit beider Enden des Elements durch seine Länge",
  "end of the time step at which it was found, or of all time steps in which it held":
    "Ende des Zeitschritts, in dem es gefunden wurde, oder aller Zeitschritte, in denen es galt",
  "force at the belt in this time step times the radius of the pulley":
    "Kraft am Gurt in diesem Zeitschritt mal Radius der Trommel",
  "force times speed in the time step in which it is largest":
    "Kraft mal Geschwindigkeit in dem Zeitschritt, in dem sie am größten ist",
  "force times way, added up over all elements and time steps of the run until this time":
    "Kraft mal Weg, summiert über alle Elemente und Zeitschritte des Laufs bis zu dieser Zeit",
  "full-load force of every drive that is on, times what its start gives at this time and speed":
    "Volllastkraft jedes eingeschalteten Antriebs mal dem, was sein Anlauf bei dieser Zeit und Geschwindigkeit gibt",
  "middle of the element at which it was found, along the belt from the first point":
    "Mitte des Elements, an dem es gefunden wurde, entlang des Gurts vom ersten Punkt an",
  "number of time steps in which it happened anew": "Zahl der Zeitschritte, in denen es von neuem geschah",
  "share of the resistance that drives still pull, less every brake as far as it has bitten by this time":
    "Anteil des Widerstands, den Antriebe noch ziehen, abzüglich jeder Bremse, soweit sie zu dieser Zeit gefasst hat",
  "slope of the speed that the start follows in its time, over a small time around the moment":
    "Steigung der Geschwindigkeit, der das Anfahren in seiner Zeit folgt, über eine kurze Zeit um den Augenblick",
  "speed before this time step, and what tensions, weight and resistance at the node add within it":
    "Geschwindigkeit vor diesem Zeitschritt und was Zugkräfte, Gewicht und Widerstand am Knoten darin hinzufügen",
  "speed that the accelerations up to this time add up to, or the one that the start follows":
    "Geschwindigkeit, zu der sich die Beschleunigungen bis zu dieser Zeit summieren, oder die, der das Anfahren folgt",
  "strain before this time step, and the difference of speed of both ends of the element within it":
    "Dehnung vor diesem Zeitschritt und der Unterschied der Geschwindigkeit beider Enden des Elements darin",
  "stretch of the element times EA, with its damping and the sag between idlers, at the end of this time step":
    "Dehnung des Elements mal EA, mit seiner Dämpfung und dem Durchhang zwischen den Rollen, am Ende dieses Zeitschritts",
  "tight over slack side of the pulley in this time step":
    "auflaufendes durch ablaufendes Trum der Trommel in diesem Zeitschritt",
  "time at which the surplus of force over resistance has brought the mass to belt speed, or the ramp is over":
    "Zeit, zu der der Überschuss der Kraft über den Widerstand die Masse auf Gurtgeschwindigkeit gebracht hat oder die Rampe endet",
  "way of the take-up carriage since the start of the simulation, moved by its pull and both strands in every time step":
    "Weg des Spannwagens seit Beginn des Laufs, in jedem Zeitschritt von seinem Zug und beiden Trumen bewegt",
  "way that the speeds up to this time add up to":
    "Weg, zu dem sich die Geschwindigkeiten bis zu dieser Zeit summieren",
  "what drive or brake gives to the belt in this time step, by its curve, its delay and its speed":
    "was Antrieb oder Bremse in diesem Zeitschritt an den Gurt gibt, nach Kennlinie, Verzögerung und Drehzahl",
  "while the drives give no more than what holds the belt at rest, it does not move":
    "solange die Antriebe nicht mehr geben, als den Gurt in Ruhe hält, bewegt er sich nicht",
  "P is searched for which the integral of dT / (P + K/T) from T_1 to T_2 is 1, and T up to which it is x":
    "gesucht wird P, mit dem das Integral von dT / (P + K/T) von T_1 bis T_2 gleich 1 ist, und T, bis zu dem es x ist",
  "P is searched for which the integral of dT / (P + K/T) from T_1 to T_2 is 1; the mean is then (T_2^2 / 2 - T_1^2 / 2 - K) / P":
    "gesucht wird P, mit dem das Integral von dT / (P + K/T) von T_1 bis T_2 gleich 1 ist; das Mittel ist dann (T_2^2 / 2 - T_1^2 / 2 - K) / P",
  "P is searched for which the integral of dT / (P + K/T) from T_1 to T_2 is 1; the mean of 1/T is then (T_2 - T_1 - P) / K":
    "gesucht wird P, mit dem das Integral von dT / (P + K/T) von T_1 bis T_2 gleich 1 ist; das Mittel von 1/T ist dann (T_2 - T_1 - P) / K",
};

/** German for what a document asks and the calculation does not take into account. */
export const germanNotUsed: Readonly<Record<string, string>> = {
  "It names a hopper that is not there: nothing is fed for it.":
    "Er nennt eine Aufgabe, die es nicht gibt: Für sie wird nichts aufgegeben.",
  "The hopper of the blocked chute is not there: no belt is flooded.":
    "Die Aufgabe mit der verstopften Schurre gibt es nicht: Kein Gurt wird überfüllt.",
  "It loads a section that is not there.": "Er belädt einen Abschnitt, den es nicht gibt.",
  "It names a drive that is not there: all others pull.":
    "Er nennt einen Antrieb, den es nicht gibt: Alle anderen ziehen.",
  "The profile belongs to another method and is not used.":
    "Das Profil gehört zu einem anderen Verfahren und wird nicht verwendet.",
  "Parts that do not fit into each other are left out of its inertia.":
    "Teile, die nicht ineinander passen, bleiben bei der Trägheit außer Betracht.",
  "Brakes only where a torque is typed here or at its drive.":
    "Bremst nur, wo hier oder an ihrem Antrieb ein Moment eingegeben ist.",
  "Without a speed the motor runs at its synchronous speed over 1.01.":
    "Ohne Drehzahl läuft der Motor mit der synchronen Drehzahl durch 1,01.",
  "No motor is chosen: the conveyor cannot start.": "Kein Motor ist gewählt: Der Förderer kann nicht anfahren.",
  "Wrap, contact and depart angle disagree: the wrap counts for grip, resistance and belt length, the other two for the load.":
    "Umschlingungs-, Auflauf- und Ablaufwinkel passen nicht zusammen: Die Umschlingung zählt für Kraftschluss, Widerstand und Gurtlänge, die beiden anderen für die Last.",
  "Nothing says how strongly this drive starts.": "Nichts sagt, wie kräftig dieser Antrieb anfährt.",
  "Without a ratio the motor has no inertia.": "Ohne Übersetzung hat der Motor keine Trägheit.",
  "The typed strength and allowable tension count; they are not those of this class.":
    "Es gelten die eingegebene Festigkeit und zulässige Zugkraft; sie sind nicht die dieser Gurtsorte.",
  "The lump size counts, which is larger than this grading says.":
    "Es zählt die Stückgröße; sie ist größer, als diese Körnung sagt.",
  "Rubber is taken from its typed properties.": "Der Gummi gilt nach seinen eingegebenen Eigenschaften.",
  "A roll shaft bends with its shaft diameter.": "Eine Rollenachse biegt sich mit ihrem Achsdurchmesser.",
  "Lies above the highest temperature: the belt is taken to keep its length.":
    "Liegt über der höchsten Temperatur: Der Gurt behält in der Rechnung seine Länge.",
  "Life and limits are those of deep groove ball bearings.": "Lebensdauer und Grenzen sind die von Rillenkugellagern.",
  "Offset rolls share the load as rolls in line do.": "Versetzte Rollen teilen die Last wie Rollen in einer Linie.",
  "Every roll turns with the roll diameter; this one is only drawn.":
    "Jede Rolle dreht mit dem Rollendurchmesser; diese Angabe wird nur gezeichnet.",
  "The area of the pads is not known, so their pressure is not checked.":
    "Die Fläche der Beläge ist unbekannt, daher wird ihr Druck nicht geprüft.",
  "A fluid coupling takes its place: its torque, mass and inertia do not count.":
    "Eine Strömungskupplung tritt an ihre Stelle: Ihr Drehmoment, ihre Masse und ihre Trägheit zählen nicht.",
  "The typed start factor decides the start: the curve of the starter is not used.":
    "Der eingegebene Anfahrfaktor bestimmt das Anfahren: Die Kennlinie des Anlassers wird nicht verwendet.",
  "It ends below 95 % of full speed and is not followed.":
    "Sie endet unter 95 % der vollen Drehzahl und wird nicht befolgt.",
  "The face of the shell counts.": "Es zählt die Breite des Mantels.",
  "The bearing centres of the shaft count.": "Es zählen die Lagermitten der Achse.",
};
