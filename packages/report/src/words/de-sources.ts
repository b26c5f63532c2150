/**
 * German for the sources of formulas and rules. Books keep their titles: they are names. Standards are named by number,
 * with what they are about.
 */
export const germanDocuments: Readonly<Record<string, string>> = {
  "ANSI/CEMA B105.1, Welded steel conveyor pulleys": "ANSI/CEMA B105.1, Geschweißte Förderbandtrommeln aus Stahl",
  "AS 1403, Design of rotating steel shafts": "AS 1403, Berechnung umlaufender Stahlwellen",
  "Belt makers' practice": "Praxis der Gurthersteller",
  "AACE International 18R-97, estimate classes": "AACE International 18R-97, Klassen von Kostenschätzungen",
  "IEC 60034-30-1:2014, Efficiency classes of line operated AC motors":
    "IEC 60034-30-1:2014, Wirkungsgradklassen netzgespeister Drehstrommotoren",
  "Roberts: chute design and belt wear": "Roberts: Schurren und Gurtverschleiß",
  "Beltwright engineering rules, 1": "Technische Regeln von Beltwright, 1",
  "Booth (1934) and Korzen (1989), discharge trajectories with slip and adhesion":
    "Booth (1934) und Korzen (1989), Abwurfparabeln mit Schlupf und Haftung",
  "CEMA, Belt Conveyors for Bulk Materials, 5th ed.": "CEMA, Belt Conveyors for Bulk Materials, 5. Auflage",
  "CEMA, Belt Conveyors for Bulk Materials, 7th ed.": "CEMA, Belt Conveyors for Bulk Materials, 7. Auflage",
  "DIN 22101:2011, Belt conveyors for loose bulk materials": "DIN 22101:2011, Gurtförderer für Schüttgüter",
  "DIN 743-2, Load capacity of shafts and axles, fatigue notch factors":
    "DIN 743-2, Tragfähigkeit von Wellen und Achsen, Kerbwirkungszahlen",
  "Fenner Dunlop, conveyor belting handbook": "Fenner Dunlop, Handbuch der Fördergurte",
  "GB/T 17119-1997 and the DTII(A) design handbook, belt conveyors":
    "GB/T 17119-1997 und das Entwurfshandbuch DTII(A), Gurtförderer",
  "IS 11592:2000, Selection and design of belt conveyors": "IS 11592:2000, Auswahl und Berechnung von Gurtförderern",
  "JIS B 8805, Rubber belt conveyors with carrying idlers": "JIS B 8805, Gurtförderer mit Tragrollen",
  Geometry: "Geometrie",
  "Grimmer and Kessler (1987), Spezielle Gesichtspunkte bei Horizontalkurven":
    "Grimmer und Kessler (1987), Spezielle Gesichtspunkte bei Horizontalkurven",
  "ISO 1536, Belt pulleys and DIN 22107": "ISO 1536, Gurttrommeln, und DIN 22107",
  "ISO 2533, Standard atmosphere": "ISO 2533, Normatmosphäre",
  "ISO 281, Rolling bearings, dynamic load ratings and rating life":
    "ISO 281, Wälzlager, dynamische Tragzahlen und nominelle Lebensdauer",
  "ISO 3684, Conveyor belts, minimum pulley diameters": "ISO 3684, Fördergurte, kleinste Trommeldurchmesser",
  "ISO 5048:1989, Belt conveyors with carrying idlers, operating power and tensile forces":
    "ISO 5048:1989, Gurtförderer mit Tragrollen, Antriebsleistung und Zugkräfte",
  "ISO 5293, Conveyor belts, transition distance on three equal length idler rollers":
    "ISO 5293, Fördergurte, Übergangslänge bei drei gleich langen Tragrollen",
  "International System of Units": "Internationales Einheitensystem",
  "International yard and pound agreement, 1959; standard gravity, 1901":
    "Internationales Abkommen über Yard und Pfund, 1959; Normfallbeschleunigung, 1901",
  "Janssen (1895), pressure in silo cells": "Janssen (1895), Druck in Silozellen",
  "Lodewijks; Rudolphi and Reicks: rolling on a viscoelastic Winkler foundation":
    "Lodewijks; Rudolphi und Reicks: Rollen auf viskoelastischer Winkler-Bettung",
  "Makers of keyless locking elements": "Hersteller von Spannsätzen",
  Mechanics: "Mechanik",
  "Motor makers' derating table, IEC 60034-1 basis 1000 m and 40 degC":
    "Minderungstabelle der Motorhersteller, Basis IEC 60034-1 mit 1000 m und 40 °C",
  "Roll makers' practice, SANS 1313 and CEMA": "Praxis der Rollenhersteller, SANS 1313 und CEMA",
  "Semi-membrane theory of cylindrical shells, as in Lange's pulley shell solution":
    "Halbmembrantheorie der Zylinderschale wie in Langes Lösung für Trommelmäntel",
  "Shigley, Mechanical Engineering Design, shafts": "Shigley, Mechanical Engineering Design, Wellen",
  "Theory of elastic beams": "Theorie elastischer Balken",
  "VDI 2341, Belt conveyors, idlers and idler spacing": "VDI 2341, Gurtförderer, Tragrollen und Tragrollenabstände",
  "Williams, Landel, Ferry (1955), temperature dependence of relaxation":
    "Williams, Landel, Ferry (1955), Temperaturabhängigkeit der Relaxation",
};

/** Why a formula is provisional. */
export const germanReasons: Readonly<Record<string, string>> = {
  "factors illustrative until measured": "Beiwerte beispielhaft, bis sie gemessen sind",
  "fitted between the values ISO 5048 gives, which it meets; no published relation covers all of its inputs":
    "zwischen den Werten der ISO 5048 eingepasst, die sie trifft; keine veröffentlichte Beziehung umfasst alle Eingaben",
  "drawn through values that makers' programs print down to -20 degrees C; colder, no two sources agree":
    "durch Werte gelegt, die Programme von Herstellern bis -20 °C ausgeben; darunter stimmen keine zwei Quellen überein",
  "published curves differ: 1.45 to 1.6 at -29 degrees C": "veröffentlichte Kurven weichen ab: 1,45 bis 1,6 bei -29 °C",
  "no published shaft was at hand to check this formula; formula 4 reproduces one":
    "keine veröffentlichte Achse lag vor, um diese Formel zu prüfen; Formel 4 gibt eine wieder",
  "fit of a chart, calibrated on one published shaft":
    "Näherung eines Diagramms, an einer veröffentlichten Achse geeicht",
  "three published balances differ by up to 45 % in the radius; the middle one is adopted":
    "drei veröffentlichte Gleichgewichte weichen im Radius um bis zu 45 % ab; das mittlere ist übernommen",
  "the split by arrangement is working knowledge, not checked against a standard":
    "die Aufteilung nach Anordnung ist Erfahrungswissen, nicht an einer Norm geprüft",
  "table from working knowledge, to be proof-read against the book":
    "Tabelle aus Erfahrungswissen, am Buch noch zu prüfen",
  "fit of coefficients from working knowledge": "Näherung von Beiwerten aus Erfahrungswissen",
  "structure only: coefficients belong to makers' data, results are indicative":
    "nur der Aufbau: Beiwerte gehören zu Herstellerdaten, Ergebnisse sind Richtwerte",
  "fitted to the 222 series, other series by a factor from working knowledge":
    "an die Reihe 222 angepasst, andere Reihen durch einen Faktor aus Erfahrungswissen",
  "multiples of the pipe diameter are working knowledge": "Vielfache des Rohrdurchmessers sind Erfahrungswissen",
  "usual sizes of pipe conveyors are working knowledge": "übliche Größen von Schlauchförderern sind Erfahrungswissen",
};
