/** German for the clauses of DIN, GB, IS and JIS as governing methods. */
export const germanMethodClauses: Readonly<Record<string, string>> = {
  "DTII(A), friction factor: standard design, medium internal friction (recalled)":
    "DTII(A), Reibbeiwert: übliche Ausführung, mittlere innere Reibung (ohne Vorlage)",
  "DTII(A), friction factor downhill, 0.012 to 0.016 (recalled)":
    "DTII(A), Reibbeiwert bei Talförderung, 0,012 bis 0,016 (ohne Vorlage)",
  "artificial friction coefficient, normal conditions (recalled)":
    "fiktiver Reibbeiwert, übliche Verhältnisse (ohne Vorlage)",
  "artificial friction coefficient, generating (recalled)": "fiktiver Reibbeiwert, generatorisch (ohne Vorlage)",
  "joint endurance, steel cord in the standard lap pattern (recalled)":
    "Zeitfestigkeit der Verbindung, Stahlseile in üblicher Stufung (ohne Vorlage)",
  "joint endurance, textile plies hot vulcanised (recalled)":
    "Zeitfestigkeit der Verbindung, Textileinlagen heiß vulkanisiert (ohne Vorlage)",
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
