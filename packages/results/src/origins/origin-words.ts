import type { FactName, RuleName } from "@beltwright/model";

/** Why a first design has the values it has. */
interface OriginWords {
  readonly rules: Readonly<Record<RuleName, string>>;
  readonly facts: Readonly<Record<FactName, string>>;
  /** Names in braces stand for the value of the rule and for why. */
  readonly kept: string;
  readonly left: string;
  /** Why, as it is written within a sentence. */
  readonly inside: (why: string) => string;
  readonly yes: string;
  readonly no: string;
  /** Of a 0 that leaves the value to the calculation, or stands for nothing. */
  readonly zeros: Readonly<Record<"automatic" | "none", string>>;
}

export const englishOrigins: OriginWords = {
  rules: {
    speed: "Slowest usual speed that carries the load four fifths full; faster on long conveyors",
    "spacing-in-plant": "Idler spacing by belt width and bulk density",
    "spacing-by-length": "Idler spacing by length, closer where the belt would sag",
    "sag-by-length": "Allowed sag by length",
    loading: "Usual chute and skirts",
    "take-up-place": "Take-up by length and lift",
    "motor-count": "Motors by estimated power, at most two on a pulley",
    lagging: "Lagging by power on a pulley; friction wet and clean",
    "start-by-power": "Start by motor power, length and number of drives",
    ramp: "Ramp by length, speed and torque of the motors; none for small drives that start gently",
    brakes: "Brakes where the load may drive the belt",
    "stop-time": "Stopping time that spares the belt",
    "curve-spacing": "Half the spacing of the section in convex curves whose sets would carry too much",
    "belt-kind": "Fabric for short conveyors and moderate ratings, else steel cord",
    "take-up-mass":
      "What grip and sag ask for; more where drives at the head hold the belt back or its edges would go slack in bends",
    "take-up-travel": "Stretch, heat and running in, up to the next half metre",
    "tail-brake": "Brake on the tail where the load may drive the belt and no drive stands there",
    office: "The office's preference",
  },
  facts: {
    capacity: "capacity",
    length: "length",
    lift: "lift",
    width: "belt width",
    density: "bulk density",
    speed: "belt speed",
    pull: "pull",
    hold: "driven by the load with",
    power: "power",
    motorPower: "motor",
    pulleyPower: "power on a pulley",
    drives: "drives",
    rating: "required rating",
    travel: "travel needed",
  },
  kept: "By rule: {why}",
  left: "The rule gives {value}: {why}",
  inside: (why) => `${why.charAt(0).toLowerCase()}${why.slice(1)}`,
  yes: "yes",
  no: "no",
  zeros: { automatic: "automatic", none: "none" },
};

export const germanOrigins: OriginWords = {
  rules: {
    speed: "Langsamste übliche Geschwindigkeit bei vier Fünfteln Füllung; schneller auf langen Förderern",
    "spacing-in-plant": "Rollenabstand nach Gurtbreite und Schüttdichte",
    "spacing-by-length": "Rollenabstand nach Länge, enger, wo der Gurt durchhinge",
    "sag-by-length": "Zulässiger Durchhang nach Länge",
    loading: "Übliche Aufgabe mit Leitblechen",
    "take-up-place": "Spannvorrichtung nach Länge und Hubhöhe",
    "motor-count": "Motoren nach geschätzter Leistung, höchstens zwei je Trommel",
    lagging: "Belag nach Leistung je Trommel; Reibung nass und sauber",
    "start-by-power": "Anlauf nach Motorleistung, Länge und Zahl der Antriebe",
    ramp: "Rampe nach Länge, Geschwindigkeit und Motormoment; keine bei kleinen Antrieben, die sanft anfahren",
    brakes: "Bremsen, wo die Last den Gurt treiben kann",
    "stop-time": "Bremszeit, die den Gurt schont",
    "curve-spacing": "Halber Rollenabstand in konvexen Bögen, deren Stationen sonst zu viel trügen",
    "belt-kind": "Gewebegurt bei kurzen Förderern und mäßigem Zug, sonst Stahlseilgurt",
    "take-up-mass":
      "Was Reibschluss und Durchhang fordern; mehr, wo Kopfantriebe den Gurt halten oder seine Kanten in Knicken schlaff würden",
    "take-up-travel": "Dehnung, Wärme und Einlaufen, auf den nächsten halben Meter",
    "tail-brake": "Bremse am Heck, wo die Last den Gurt treiben kann und dort kein Antrieb steht",
    office: "Vorgabe des Büros",
  },
  facts: {
    capacity: "Förderstrom",
    length: "Länge",
    lift: "Hubhöhe",
    width: "Gurtbreite",
    density: "Schüttdichte",
    speed: "Gurtgeschwindigkeit",
    pull: "Zug",
    hold: "von der Last getrieben mit",
    power: "Leistung",
    motorPower: "Motor",
    pulleyPower: "Leistung je Trommel",
    drives: "Antriebe",
    rating: "erforderliche Gurtzugkraft",
    travel: "nötiger Spannweg",
  },
  kept: "Nach Regel: {why}",
  left: "Die Regel ergibt {value}: {why}",
  // A noun keeps its capital, and a sentence after a colon has one.
  inside: (why) => why,
  yes: "ja",
  no: "nein",
  zeros: { automatic: "automatisch", none: "keine" },
};
