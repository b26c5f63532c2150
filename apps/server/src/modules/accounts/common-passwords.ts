import { dictionary } from "@zxcvbn-ts/language-common";

/** Our own name and trade, which guessers of this program try first. */
const ofTheTrade = ["beltwright", "conveyor", "conveyorbelt", "beltconveyor", "changeme", "changemenow", "letmeinnow"];

/** Some 49 000 passwords of published leaks, commonest first, as zxcvbn-ts collects them; in lower case. */
const common: ReadonlySet<string> = new Set([...dictionary["passwords-common"], ...ofTheTrade]);

/** Digits and signs around a common password, or writing it twice, make it no better. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return [lower, core, halfOf(lower), halfOf(core)].some((text) => text !== "" && common.has(text)) || core === "";
}

/** What is written twice, or nothing. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : "";
}
