import { findings } from "@beltwright/engine";
import { outputAt } from "@beltwright/model";
import { findingSentence } from "@beltwright/results";

/** Why a candidate does not count, in a sentence. */
export function failureSentence(code: string): string {
  if (code === "refused") return "The conveyor cannot be laid or calculated so.";
  if (code.startsWith(limitPrefix)) {
    const name = code.slice(limitPrefix.length);
    return `${outputAt(name)?.label ?? name} is beyond the limit of the study.`;
  }
  return isFindingCode(code) ? findingSentence(code) : code;
}

export const limitPrefix = "limit:";

function isFindingCode(code: string): code is keyof typeof findings {
  return Object.hasOwn(findings, code);
}
