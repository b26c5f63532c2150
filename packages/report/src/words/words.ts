import { labelText } from "@beltwright/model";
import type { Reading } from "../description/reading.ts";
import { de } from "./de.ts";
import { germanCatalogue } from "./de-catalogue.ts";
import { germanClauses } from "./de-clauses.ts";
import { germanLabels } from "./de-labels.ts";
import { germanNotUsed, germanRules } from "./de-rules.ts";
import { germanDocuments, germanReasons } from "./de-sources.ts";
import { en } from "./en.ts";
import type { Language } from "./language.ts";
import type { Words } from "./texts.ts";

const tables: Readonly<Record<Language, Words>> = { en, de };

export function wordsOf(language: Language): Words {
  return tables[language];
}

/**
 * Labels of fields and results are written in English where they are defined; other languages look them up. A density
 * that a label speaks of is told in the reader's units.
 */
export function labelIn({ language, system }: Reading, label: string): string {
  if (language === "en") return labelText(label, system);
  return labelText(germanLabels[label] ?? label, system).replace(/(?<=\d)\.(?=\d)/, ",");
}

/** A choice, or a word that a library describes a component by; what is not known is a name. */
export function describedIn(language: Language, word: string): string {
  const choices: Readonly<Record<string, string>> = wordsOf(language).choices;
  return choices[word] ?? (language === "de" ? germanCatalogue[word] : undefined) ?? word;
}

interface Source {
  readonly document: string;
  readonly clause: string;
}

/** A source of a formula or rule. Titles of books are names and stay; what a clause is about is told in this language. */
export function sourceIn(language: Language, { document, clause }: Source): Source {
  if (language === "en") return { document, clause };
  return { document: germanDocuments[document] ?? document, clause: germanClauses[clause] ?? composed(clause) };
}

/** Clauses that the engine puts together from two parts. */
function composed(clause: string): string {
  const [, check] = /^pulley check, (.*)$/.exec(clause) ?? [];
  if (check !== undefined) return `Trommelprüfung, ${germanFindingWord(check)}`;
  const [, typed] = /^(.*), as typed for the material$/.exec(clause) ?? [];
  return typed === undefined ? clause : `${germanClauses[typed] ?? typed}, wie für das Fördergut eingegeben`;
}

const germanFindingWord = (check: string) =>
  new Map<string, string>(Object.entries(de.pulleyChecks)).get(check) ?? check;

/** What stands for a formula: symbols stay, words are told in this language. */
export function ruleIn(language: Language, printed: string): string {
  if (language === "en") return printed;
  return germanRules[printed] ?? printed.replace(/^sum of /, "Summe von ");
}

/** Why a formula is provisional, or why an input is not taken into account. */
export function reasonIn(language: Language, reason: string): string {
  return language === "en" ? reason : (germanReasons[reason] ?? germanNotUsed[reason] ?? reason);
}
