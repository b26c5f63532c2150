/** German for the clauses of load cases of one's own. */
export const germanCaseClauses: Readonly<Record<string, string>> = {
  "a case says its speed as a share of the design's":
    "ein Lastfall nennt seine Geschwindigkeit als Anteil der geplanten",
  "a case says what is fed as a share of the design's": "ein Lastfall nennt die Aufgabe als Anteil der geplanten",
  "both covers lose the same share": "beide Deckplatten verlieren den gleichen Anteil",
  "distance along the carry strand": "Weg entlang des Obertrums",
  "load over part of a section": "Beladung über einem Teil eines Abschnitts",
  "rubber of covers, where the belt does not say": "Gummi der Deckplatten, wo der Gurt nichts nennt",
  "the same share of the tonnage is taken off in every case":
    "in jedem Lastfall wird der gleiche Anteil des Förderstroms abgenommen",
  "wet or compacted material weighs more and fills the same":
    "nasses oder verdichtetes Fördergut wiegt mehr und füllt gleich viel",
};
