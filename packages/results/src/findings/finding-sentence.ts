import type { FindingCode } from "@beltwright/engine";
import { english } from "./en.ts";
import { sentenceOf } from "./finding-words.ts";

/** The sentence of a finding, as the screen and the command line say it; with its subject, of this one. */
export function findingSentence(code: FindingCode, subject?: string): string {
  return sentenceOf(english, code, subject);
}
