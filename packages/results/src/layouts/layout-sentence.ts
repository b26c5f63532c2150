import { type LayoutChoice, shownText, type UnitSystem, unitLabel } from "@beltwright/model";
import { englishLayouts, germanLayouts, type LayoutWords } from "./layout-words.ts";

type Language = "en" | "de";
const words: Readonly<Record<Language, LayoutWords>> = { en: englishLayouts, de: germanLayouts };
const boosterWords = { en: ["booster", "boosters"], de: ["Zwischenantrieb", "Zwischenantriebe"] } as const;

/** In one sentence, why the drives of a first design stand where they do. */
export function layoutSentence(choice: LayoutChoice, system: UnitSystem, language: Language = "en"): string {
  const { layout, brake, estimate, boosters } = choice;
  const { sentences, brakedTail } = words[language];
  const force = (newtons: number) => `${shownText(newtons / 1000, "kN", system, figures)} ${unitLabel("kN", system)}`;
  const count = boosters.length;
  const figuresOf: Readonly<Record<string, string>> = {
    pull: force(estimate.pull),
    hold: force(estimate.hold),
    returnPull: force(estimate.returnPull),
    length: `${shownText(estimate.length, "m", system)} ${unitLabel("m", system)}`,
    boosters: `${count} ${boosterWords[language][count === 1 ? 0 : 1]}`,
  };
  const said = sentences[layout].replace(/\{(\w+)\}/g, (_, name: string) => figuresOf[name] ?? "");
  return brake === "tail" ? `${said}; ${brakedTail}.` : `${said}.`;
}

/** A first look at pulls is worth no more. */
const figures = 2;
