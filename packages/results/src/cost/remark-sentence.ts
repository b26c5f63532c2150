import type { BandedPart } from "@beltwright/engine";
import type { CostRemark, RemarkCode } from "./cost-remarks.ts";

type Sentences = Readonly<Record<RemarkCode, string>>;

const en: Sentences = {
  "country-unknown":
    "No electricity is known of {}, so that of the world is taken. Type another code or your own carbon.",
  "motors-oversized": "In the fullest state the motors carry only {} % of their rating. Smaller ones lose less.",
  "motors-idle": "Over the year the motors carry {} % of their rating on average. Smaller ones lose less.",
  "empty-running": "The belt runs empty for {} % of its hours. Stop it, or slow it down.",
  "energy-burnt":
    "The load gives back {} MWh a year, burnt in a resistor. A regenerative converter would feed it into the grid.",
  "slip-loss": "Couplings take {} % of the energy.",
  "friction-energy-high":
    "Friction takes {} % of what it should. Look for part load, many idle hours or oversized drives.",
  "power-factor-low": "Most of the time the drives have a power factor of {}. Add capacitors or take smaller motors.",
  "speed-control-pays": "Speed control would save {} % of the energy and pay within five years.",
  "speed-control-loses": "Speed control takes {} % more energy than full speed: converters lose more than it saves.",
  "demand-dominates": "The demand price is {} % of the energy bill. Lower the highest power.",
  "motor-outdated": "A motor of class {} may no longer be sold in the European Union (EU 2019/1781).",
  "belt-life-short": "The belt lasts {} years. Take a thicker or harder top cover, or mend the chute.",
  "covers-unequal": "One cover lasts {} times as long as the other. Share the rubber between them differently.",
  "belt-ages": "The belt reaches its age limit of {} years before its covers wear out: thinner covers would do.",
  "chute-wears": "The chute has a wear parameter of {} kPa m/s. Aim the stream along the belt.",
  "rolls-renewed": "{} % of the rolls are replaced every year. Take larger bearings or better seals.",
  "line-dominates": "One line is {} % of the cost. Ask for a quote for it first.",
  "few-quotes": "Typed prices cover {} % of the direct cost: the estimate is for screening only.",
  "price-unusual": "The indicative price of the {} lies outside those of the libraries. Ask for a quote for it.",
  "embodied-large": "Embodied carbon is {} % of the carbon footprint.",
  "trucks-cheaper": "Trucks carry a tonne for {} {currency}: this conveyor carries too little to pay.",
};

const de: Sentences = {
  "country-unknown":
    "Vom Strom in {} ist nichts bekannt, deshalb gilt der Weltwert. Anderes Kürzel oder eigenen CO2-Wert eingeben.",
  "motors-oversized":
    "Im vollsten Betriebszustand sind die Motoren nur zu {} % ausgelastet. Kleinere verlieren weniger.",
  "motors-idle": "Über das Jahr sind die Motoren im Mittel zu {} % ausgelastet. Kleinere verlieren weniger.",
  "empty-running": "Der Gurt läuft {} % seiner Stunden leer. Anhalten oder langsamer laufen lassen.",
  "energy-burnt":
    "Die Last gibt im Jahr {} MWh zurück, die ein Widerstand verheizt. Ein rückspeisender Umrichter speist sie ein.",
  "slip-loss": "Kupplungen nehmen {} % der Energie.",
  "friction-energy-high":
    "Reibung nimmt {} % dessen, was sie sollte. Auf Teillast, viele Leerstunden oder zu große Antriebe achten.",
  "power-factor-low":
    "Die meiste Zeit haben die Antriebe einen Leistungsfaktor von {}. Kondensatoren vorsehen oder kleinere Motoren wählen.",
  "speed-control-pays": "Drehzahlregelung würde {} % der Energie sparen und sich in fünf Jahren bezahlen.",
  "speed-control-loses":
    "Drehzahlregelung braucht {} % mehr Energie als volle Geschwindigkeit: Umrichter verlieren mehr, als sie spart.",
  "demand-dominates": "Der Leistungspreis macht {} % der Stromrechnung aus. Die Höchstleistung senken.",
  "motor-outdated": "Ein Motor der Klasse {} darf in der Europäischen Union nicht mehr verkauft werden (EU 2019/1781).",
  "belt-life-short": "Der Gurt hält {} Jahre. Dickere oder härtere Deckplatte wählen oder die Schurre verbessern.",
  "covers-unequal": "Eine Deckplatte hält {}-mal so lange wie die andere. Den Gummi anders verteilen.",
  "belt-ages": "Der Gurt altert in {} Jahren, bevor seine Deckplatten verschlissen sind: sie dürfen dünner sein.",
  "chute-wears": "Die Schurre hat einen Verschleißkennwert von {} kPa m/s. Den Strom entlang des Gurts lenken.",
  "rolls-renewed": "Jedes Jahr werden {} % der Rollen erneuert. Größere Lager oder bessere Dichtungen wählen.",
  "line-dominates": "Eine Zeile macht {} % der Kosten aus. Für sie zuerst ein Angebot einholen.",
  "few-quotes": "{} % der direkten Kosten sind eingegeben: die Schätzung dient nur der Vorauswahl.",
  "price-unusual": "Der Richtpreis für {} liegt außerhalb dessen, was die Bibliotheken haben. Ein Angebot einholen.",
  "embodied-large": "Die Herstellung macht {} % des CO2 aus.",
  "trucks-cheaper":
    "Lastwagen befördern eine Tonne für {} {currency}: dieser Förderer fördert zu wenig, um sich zu lohnen.",
};

/** Parts that a remark names. */
const parts: Readonly<Record<string, Readonly<Record<"en" | "de", string>>>> = {
  belt: { en: "belt", de: "den Gurt" },
  idlers: { en: "idlers", de: "die Tragrollen" },
  motor: { en: "motor", de: "den Motor" },
  gearbox: { en: "gearbox", de: "das Getriebe" },
  fluidCoupling: { en: "fluid coupling", de: "die Strömungskupplung" },
  coupling: { en: "coupling", de: "die Kupplung" },
  holdback: { en: "holdback", de: "die Rücklaufsperre" },
} satisfies Readonly<Record<BandedPart, unknown>>;

/** What a remark says, with two digits of its number. */
export function remarkSentence({ code, value, currency }: CostRemark, language: "en" | "de" = "en"): string {
  const told = typeof value === "string" ? (parts[value]?.[language] ?? value) : numberIn(value, language);
  return (language === "de" ? de : en)[code].replace("{}", told).replace("{currency}", currency);
}

function numberIn(value: number, language: "en" | "de"): string {
  const digits = String(Number(value.toPrecision(2)));
  return language === "de" ? digits.replace(".", ",") : digits;
}
