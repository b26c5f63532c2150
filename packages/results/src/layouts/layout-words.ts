import type { LayoutName } from "@beltwright/model";

/** Why drives stand where they do. Names in braces stand for figures. */
export interface LayoutWords {
  readonly sentences: Readonly<Record<LayoutName, string>>;
  /** Said besides of a belt that may run by itself and is not held by a drive at its upper end. */
  readonly brakedTail: string;
}

export const englishLayouts: LayoutWords = {
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
