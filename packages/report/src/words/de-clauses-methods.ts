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
