/** German for the clauses of DIN, GB, IS and JIS as governing methods. */
export const germanMethodClauses: Readonly<Record<string, string>> = {
  "DTII(A), friction factor: standard design, medium internal friction":
    "DTII(A), Reibbeiwert: übliche Ausführung, mittlere innere Reibung",
  "DTII(A), friction factor downhill, 0.012 to 0.016": "DTII(A), Reibbeiwert bei Talförderung, 0,012 bis 0,016",
  "artificial friction coefficient, normal conditions": "fiktiver Reibbeiwert, übliche Verhältnisse",
  "artificial friction coefficient, generating": "fiktiver Reibbeiwert, generatorisch",
  "DIN 22101, clause 8: sag of 2 % while starting and stopping":
    "DIN 22101, Abschnitt 8: Durchhang von 2 % beim Anfahren und Stillsetzen",
  "DTII(A) eq. 3-32, start factor": "DTII(A) Gl. 3-32, Anfahrfaktor",
  "DTII(A) eq. 3-33 and 3-34, allowed sag": "DTII(A) Gl. 3-33 und 3-34, zulässiger Durchhang",
  "DTII(A), friction factor by conditions": "DTII(A), Reibbeiwert nach den Verhältnissen",
  "DTII(A), ply safety of polyamide and polyester, 10 to 12":
    "DTII(A), Sicherheit der Einlagen aus Polyamid und Polyester, 10 bis 12",
  "DTII(A), safety of steel cord, 7 to 9": "DTII(A), Sicherheit von Stahlseilen, 7 bis 9",
  "artificial friction coefficient by conditions": "fiktiver Reibbeiwert nach den Verhältnissen",
  "belt rating over strength": "zulässige Gurtzugkraft zu Festigkeit",
  "clause 6.2, friction factor by conditions": "Abschnitt 6.2, Reibbeiwert nach den Verhältnissen",
  "clause 6.2, friction factor of medium conditions": "Abschnitt 6.2, Reibbeiwert bei mittleren Verhältnissen",
  "clause 7, start factor on the running pull": "Abschnitt 7, Anfahrfaktor auf die Zugkraft im Betrieb",
  "clause 8, sag of the steady belt": "Abschnitt 8, Durchhang im stationären Betrieb",
  "eq. 34, coefficient of the start": "Gl. 34, Beiwert des Anfahrens",
  "safety on the ply load": "Sicherheit auf die Einlagenkraft",
  "sag of 2 % of the spacing on both strands": "Durchhang von 2 % des Rollenabstands in beiden Trumen",
  "start factor on the running pull": "Anfahrfaktor auf die Zugkraft im Betrieb",
  "starting pull over belt rating": "Anfahrzugkraft zu zulässiger Gurtzugkraft",
  "joint endurance, steel cord in the standard lap pattern":
    "Zeitfestigkeit der Verbindung, Stahlseile in üblicher Stufung",
  "joint endurance, textile plies hot vulcanised": "Zeitfestigkeit der Verbindung, Textileinlagen heiß vulkanisiert",
  "DTII(A) eq. 3-25, trough factor": "DTII(A) Gl. 3-25, Muldungsbeiwert",
  "DTII(A) eq. 3-28, cleaner pressure": "DTII(A) Gl. 3-28, Anpressdruck der Abstreifer",
  "DTII(A) eq. 3-46": "DTII(A) Gl. 3-46",
  "DTII(A) eq. 3-46, one motor": "DTII(A) Gl. 3-46, ein Motor",
  "DTII(A) eq. 3-46, uneven power of several motors, 0.90 to 0.95":
    "DTII(A) Gl. 3-46, ungleiche Leistung mehrerer Motoren, 0,90 bis 0,95",
  "DTII(A) eq. 3-46, voltage drop, 0.90 to 0.95": "DTII(A) Gl. 3-46, Spannungsabfall, 0,90 bis 0,95",
  "DTII(A), skirts": "DTII(A), Schurren",
  "JIS B 8805, classic form: the length correction spread along the belt":
    "JIS B 8805, klassische Form: die Längenkorrektur entlang des Gurts verteilt",
  "absorbed power, wrap and bearing resistance of the driving pulley":
    "aufgenommene Leistung, Biege- und Lagerwiderstand der Antriebstrommel",
  "classic form, f (l + l0)": "klassische Form, f (l + l0)",
  "classic form, friction coefficient f and length correction l0":
    "klassische Form, Reibbeiwert f und Längenkorrektur l0",
  "classic form, horizontal length between head and tail": "klassische Form, waagerechte Länge zwischen Kopf und Heck",
  "CEMA idlers by class: torques that the classic table Ai holds":
    "CEMA-Rollen nach Klassen: Momente, die die klassische Tabelle Ai enthält",
  "DIN 22101, clause 6.2 by measured drags: DIN 22123 indentation, DIN 22112 rolls":
    "DIN 22101, Abschnitt 6.2 mit gemessenen Widerständen: Eindrücken nach DIN 22123, Rollen nach DIN 22112",
  "DIN 22101, clause 6.2: 0.020 of medium conditions, down 0.001 and up 0.002 for each that differs":
    "DIN 22101, Abschnitt 6.2: 0.020 bei mittleren Bedingungen, je Abweichung 0.001 weniger oder 0.002 mehr",
  "chapter 6, recommended sag at full load": "Kapitel 6, empfohlener Durchhang bei voller Last",
  "lumps over the largest the belt is wide enough for":
    "Stücke bezogen auf die größten, für die der Gurt breit genug ist",
  "chapter 6, misalignment by class of installation": "Kapitel 6, Schräglage nach der Klasse des Einbaus",
  "ordinary cover: that of low resistance over 0.80": "übliche Deckplatte: die rollwiderstandsarme durch 0,80",
  "good cover, DIN X or RMA 1: between the ordinary one and that of low resistance":
    "gute Deckplatte, DIN X oder RMA 1: zwischen der üblichen und der rollwiderstandsarmen",
  "chapter 6, large sample, compound of low resistance": "Kapitel 6, große Probe, rollwiderstandsarme Mischung",
  "chapter 6, two-roll return idlers": "Kapitel 6, zweiteilige Untertrumstationen",
  "chapter 6, rubber indentation by a large sample": "Kapitel 6, Eindrücken des Gummis an einer großen Probe",
  "chapter 6, rubber indentation by a small sample": "Kapitel 6, Eindrücken des Gummis an einer kleinen Probe",
  "chapter 6, average load for each belt width": "Kapitel 6, mittlere Last je Gurtbreite",
  "cover in the cold: the larger of spectrum and temperature factor":
    "Deckplatte in der Kälte: der größere Wert aus Spektrum und Temperaturfaktor",
  "thin layer on a roll: cover to the power of a third, diameter of two thirds":
    "dünne Schicht auf einer Rolle: Deckplatte hoch ein Drittel, Durchmesser hoch zwei Drittel",
  "load shape integrated across the belt instead of the regression of the book":
    "Lastform, über den Gurt integriert statt der Regression des Buchs",
  "load shape: the share of VDI 2341 evenly on the centre roll":
    "Lastform: der Anteil nach VDI 2341 gleichmäßig auf der Mittelrolle",
  "load shape: belt evenly on the wings": "Lastform: Gurt gleichmäßig auf den Seitenrollen",
  "load shape: material on the wings thins out to nothing at its edge":
    "Lastform: Gut auf den Seitenrollen läuft zum Rand hin aus",
  "load shape: material over the usable width": "Lastform: Gut über der nutzbaren Breite",
  "misalignment: the skew of a set across the belt drags like forward tilt":
    "Schräglage: Ein schräg stehender Satz bremst wie eine Sturzstellung",
  "chapter 6, universal method, rating factors of the components":
    "Kapitel 6, universelles Verfahren, Bewertungsfaktoren der Anteile",
  "clause 11, load factor of the pulleys": "Abschnitt 11, Auslastung der Trommeln",
  "clause 11, diameters by load factor and group": "Abschnitt 11, Durchmesser nach Auslastung und Gruppe",
  "DTII(A), pulleys by the diameter of the driving pulley":
    "DTII(A), Trommeln nach dem Durchmesser der Antriebstrommel",
  "wrap resistance for each pulley": "Biegewiderstand je Trommel",
  "resistance of pulley bearings": "Widerstand der Trommellager",
  "eq. 34 as amended in 2010": "Gl. 34 in der Fassung von 2010",
  "classic form, mass of moving parts W": "klassische Form, Masse der bewegten Teile W",
  "classic form, P1 without load": "klassische Form, P1 ohne Last",
  "classic form, P2 of the load on the level": "klassische Form, P2 der Last auf der Ebene",
  "classic form, P3 of the lift": "klassische Form, P3 des Hubs",
  "classic form, P = P1 + P2 + P3": "klassische Form: P = P1 + P2 + P3",
  "classic form, effective tension Fp": "klassische Form, Umfangskraft Fp",
  "classic form, change along the return Fr": "klassische Form, Änderung im Untertrum Fr",
  "DTII(A), tension sheet, factor of a pulley": "DTII(A), Zugkraftblatt, Beiwert einer Trommel",
  "DTII(A), tension sheet, point by point": "DTII(A), Zugkraftblatt, Punkt für Punkt",
  "DTII(A), belt strength G_X": "DTII(A), Gurtfestigkeit G_X",
  "sum of the rows of a clause": "Summe der Zeilen eines Abschnitts",
  "main and secondary resistances over the main ones": "Haupt- und Nebenwiderstände durch Hauptwiderstände",
  "like parts share their force alike": "gleiche Teile teilen sich ihre Kraft zu gleichen Teilen",
  "clause 10, belt strength from joint endurance": "Abschnitt 10, Gurtfestigkeit aus der Zeitfestigkeit der Verbindung",
  "clause 10, steady and transient states": "Abschnitt 10, stationäre und instationäre Betriebszustände",
  "clause 9, edge tension in a transition": "Abschnitt 9, Kantenzugkraft im Muldungsübergang",
  "cleaner pressure, 30 to 100 kPa": "Anpressdruck der Abstreifer, 30 bis 100 kPa",
  "edge factor 1: the edge tension is computed, not estimated":
    "Kantenfaktor 1: Die Kantenzugkraft ist berechnet, nicht geschätzt",
  "friction factor of a standard, adjusted by the designer": "Reibbeiwert einer Norm, vom Planer angepasst",
  "length coefficient C, length between head and tail along the belt":
    "Längenbeiwert C, Länge zwischen Kopf und Heck entlang des Gurts",
  "length coefficient C, one loading point": "Längenbeiwert C, eine Aufgabestelle",
  "secondary resistances as a lump C - 1 of the main ones, shared out over their points":
    "Nebenwiderstände als Pauschale C - 1 der Hauptwiderstände, auf ihre Stellen verteilt",
};
