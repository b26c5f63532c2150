import { de } from "./de.ts";
import { germanFinding } from "./de-findings.ts";
import { germanLabels } from "./de-labels.ts";
import { en } from "./en.ts";

/** The texts of the reports in one language. Each language is a complete table of the same shape. */
export type Words = Texts<typeof en>;

type Texts<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Texts<Table[Key]> };

export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const tables: Readonly<Record<Language, Words>> = { en, de };

export function wordsOf(language: Language): Words {
  return tables[language];
}

/** Labels of fields and results are written in English where they are defined; other languages look them up. */
export function labelIn(language: Language, label: string): string {
  return language === "de" ? (germanLabels[label] ?? label) : label;
}

/** The sentence of a finding where this language has its own; English ones are handed in with the input. */
export function findingIn(language: Language, code: string): string | undefined {
  return language === "de" ? germanFinding(code) : undefined;
}
