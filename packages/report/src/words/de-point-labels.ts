/** German for the labels of the points of the loop and their sections. */
export const germanPointLabels: Readonly<Record<string, string>> = {
  "Contact angle": "Auflaufwinkel",
  "Depart angle": "Ablaufwinkel",
  Follows: "Folgt",
  "No return point": "Kein Punkt im Untertrum",
  "Own strand distance": "Eigener Trumabstand",
  "Sketch size": "Skizzengröße",
  "Sketch x": "Skizze x",
  "Sketch z": "Skizze z",
  "Spacing override": "Rollenabstand hier",
  Strand: "Trum",
  "Strand distance": "Abstand der Trume",
};
