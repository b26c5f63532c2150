import type { LayoutFamily, LayoutName } from "@beltwright/model";

/** Why drives stand where they do. Names in braces stand for figures. */
export interface LayoutWords {
  /** What a person chooses from, and what each is good for. */
  readonly titles: Readonly<Record<LayoutFamily, string>>;
  readonly uses: Readonly<Record<LayoutFamily, string>>;
  readonly sentences: Readonly<Record<LayoutName, string>>;
  /** Said besides of a belt that may run by itself and is not held by a drive at its upper end. */
  readonly brakedTail: string;
}

export const englishLayouts: LayoutWords = {
  titles: {
    head: "Head drive",
    "dual-head": "Two drives at the head",
    "head-and-tail": "Head and tail drives",
    tail: "Tail drive with brake",
    booster: "Head drive and boosters",
  },
  uses: {
    head: "One driven pulley with a snub: simplest, where one pulley grips enough.",
    "dual-head": "Two driven pulleys share the pull: more grip, so less take-up and a weaker belt.",
    "head-and-tail": "The tail pulls the return strand: for long belts whose return asks for much of the pull.",
    tail: "For belts that carry downhill and drive their motors: held and braked at the upper end.",
    booster: "Drives on the way keep the belt pull low: for very long belts, or where no belt is strong enough.",
  },
  sentences: {
    head: "One drive at the head: it pulls {pull} at most, which one pulley gives",
    "dual-head": "Two drive pulleys at the head share {pull}: one would need a stronger belt or too large a motor",
    "head-and-tail": "Drives at head and tail share {pull}, of which the return strand takes {returnPull}",
    "dual-head-and-tail":
      "Two drive pulleys at the head and one at the tail share {pull}, of which the return strand takes {returnPull}",
    tail: "Drive and brake at the tail, the upper end: the load drives the belt with {hold}",
    "dual-tail": "Two drive pulleys with brakes at the tail, the upper end: the load drives the belt with {hold}",
    booster: "The head drive and {boosters} on the way share {pull}, which one station cannot give over {length}",
  },
  brakedTail: "a brake at the tail holds the belt, which may run by itself when friction is low",
};

export const germanLayouts: LayoutWords = {
  titles: {
    head: "Kopfantrieb",
    "dual-head": "Zwei Antriebe am Kopf",
    "head-and-tail": "Kopf- und Heckantrieb",
    tail: "Heckantrieb mit Bremse",
    booster: "Kopfantrieb und Zwischenantriebe",
  },
  uses: {
    head: "Eine Antriebstrommel mit Ablenktrommel: am einfachsten, wo eine Trommel genug Reibschluss hat.",
    "dual-head":
      "Zwei Antriebstrommeln teilen sich den Zug: mehr Reibschluss, also weniger Spannkraft und ein schwächerer Gurt.",
    "head-and-tail": "Das Heck zieht das Untertrum: für lange Gurte, deren Untertrum viel vom Zug verlangt.",
    tail: "Für abwärts fördernde Gurte, die ihre Motoren treiben: gehalten und gebremst am oberen Ende.",
    booster:
      "Antriebe auf der Strecke halten den Gurtzug niedrig: für sehr lange Gurte oder wo kein Gurt stark genug ist.",
  },
  sentences: {
    head: "Ein Antrieb am Kopf: Er zieht höchstens {pull}, was eine Trommel leistet",
    "dual-head":
      "Zwei Antriebstrommeln am Kopf teilen sich {pull}: Eine allein bräuchte einen stärkeren Gurt oder einen zu großen Motor",
    "head-and-tail": "Antriebe an Kopf und Heck teilen sich {pull}, davon entfallen {returnPull} auf das Untertrum",
    "dual-head-and-tail":
      "Zwei Antriebstrommeln am Kopf und eine am Heck teilen sich {pull}, davon entfallen {returnPull} auf das Untertrum",
    tail: "Antrieb und Bremse am Heck, dem oberen Ende: Die Last treibt den Gurt mit {hold}",
    "dual-tail": "Zwei Antriebstrommeln mit Bremsen am Heck, dem oberen Ende: Die Last treibt den Gurt mit {hold}",
    booster:
      "Der Kopfantrieb und {boosters} auf der Strecke teilen sich {pull}, was eine Station auf {length} nicht leistet",
  },
  brakedTail: "eine Bremse am Heck hält den Gurt, der bei geringer Reibung von selbst laufen kann",
};
