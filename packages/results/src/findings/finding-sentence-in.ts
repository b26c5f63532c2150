import type { FindingCode } from "@beltwright/engine";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { sentenceOf } from "./finding-words.ts";

/** The sentence of a finding in the language of its reader. */
export function findingSentenceIn(language: "en" | "de", code: FindingCode, subject?: string): string {
  return sentenceOf(language === "de" ? german : english, code, subject);
}
