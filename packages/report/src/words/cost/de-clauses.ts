/** German for the clauses of cost, energy and carbon. */
export const germanCostClauses: Readonly<Record<string, string>> = {
  "a line typed as a whole": "eine im Ganzen eingegebene Zeile",
  "a set without what turns": "ein Rollensatz ohne drehende Teile",
  "capital cost from its lines": "Investition aus ihren Zeilen",
  "carbon of the electricity of a year": "CO2 des Stroms eines Jahres",
  "cords side by side": "Seile nebeneinander",
  "embodied carbon, cradle to gate": "CO2 der Herstellung, bis zum Werkstor",
  "energy of a year from the states of the duty": "Energie eines Jahres aus den Betriebszuständen",
  "haulage by trucks, to compare with": "Transport mit Lastwagen zum Vergleich",
  "indicative coefficient of cost, energy and carbon": "Richtwert für Kosten, Energie und CO2",
  "indicative prices of parts": "Richtpreise von Teilen",
  "life of rolls: bearings, shells and seals": "Lebensdauer von Rollen: Lager, Mäntel und Dichtungen",
  "limits at 50 Hz": "Grenzwerte bei 50 Hz",
  "power factor of a motor between the loads its maker states":
    "Leistungsfaktor eines Motors zwischen den Lasten, die sein Hersteller nennt",
  "losses of a drive that add up, driving and braking alike":
    "Verluste eines Antriebs, die sich addieren, treibend wie bremsend",
  "losses of a motor from its efficiencies at three loads":
    "Verluste eines Motors aus seinen Wirkungsgraden bei drei Lasten",
  "service factors of idlers": "Betriebsbeiwerte von Tragrollen",
  "spread of an estimate: lines of lognormal error, half correlated":
    "Streuung einer Schätzung: Zeilen mit lognormalem Fehler, zur Hälfte korreliert",
  "structure and foundations where nothing is drawn": "Tragwerk und Fundamente, wo nichts gezeichnet ist",
  "thresholds adopted here": "hier festgelegte Schwellen",
  "total cost of ownership in real money": "Gesamtkosten über die Lebensdauer in realem Geld",
  "two covers": "zwei Deckplatten",
  "wear of belt covers at the loading point": "Verschleiß der Deckplatten an der Aufgabe",
  "wear parameter of the loading point": "Verschleißkennwert der Aufgabe",
  "what no library has: chutes, electrical equipment, erection":
    "was in keiner Bibliothek steht: Schurren, Elektrik, Montage",
};
