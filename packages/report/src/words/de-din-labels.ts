/** German for the labels of what DIN 22101 asks of a conveyor. */
export const germanDinLabels: Readonly<Record<string, string>> = {
  "DIN friction factor": "DIN: Reibungsbeiwert",
  "DIN friction": "DIN: Herkunft des Reibungsbeiwerts",
  "DIN material": "DIN: Fördergut",
  "DIN alignment": "DIN: Ausrichtung",
  "DIN belt tension": "DIN: Gurtzugkraft",
  "DIN site": "DIN: Einsatzort",
  "DIN indentation drag": "DIN: Eindrückrollwiderstand",
  "DIN tested load": "DIN: geprüfte Last",
  "DIN tested roll": "DIN: geprüfte Rolle",
  "DIN roll drag": "DIN: Laufwiderstand einer Rolle",
  "DIN share of drags": "DIN: Anteil der Widerstände",
  "DIN joint making": "DIN: Herstellung der Verbindung",
  "DIN operation": "DIN: Betriebsbedingungen",
  "DIN joint endurance": "DIN: Zeitfestigkeit der Verbindung",
};
