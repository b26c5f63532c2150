import { type Language, languages } from "@beltwright/report";
import { keep, readKept } from "../../ui/kept-text.ts";

const key = "beltwright.reportLanguage";

/** English until another language is chosen; the choice is remembered. */
export function readLanguage(storage: Pick<Storage, "getItem">): Language {
  const kept = readKept(key, storage);
  return languages.find((one) => one === kept) ?? "en";
}

export function writeLanguage(storage: Pick<Storage, "setItem">, language: Language): void {
  keep(key, language, storage);
}
