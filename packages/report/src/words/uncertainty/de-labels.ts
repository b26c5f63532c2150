/** German for the labels of uncertain inputs. */
export const germanUncertaintyLabels: Readonly<Record<string, string>> = {
  Samples: "Stichproben",
  Seed: "Startzahl",
  "Precise enough": "Genau genug",
  "Uncertain input": "Unsichere Eingabe",
  Varied: "Verändert",
  Fields: "Felder",
  "Varied as": "Verändert als",
  Distribution: "Verteilung",
  Low: "Untere",
  Middle: "Mitte",
  High: "Obere",
  Spread: "Streuung",
  Cut: "Begrenzt",
  List: "Liste",
  "Bulk density": "Schüttdichte",
  "Pulley friction": "Reibwert der Trommel",
};
