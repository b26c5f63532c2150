import type { Language } from "@beltwright/report";
import { keep, readKept } from "../../ui/kept-text.ts";

const key = "beltwright.reportLanguage";

// Named again, because the list itself would bring the report writers onto the page.
const known: Readonly<Record<Language, Language>> = { en: "en", de: "de" };

/** English until another language is chosen; the choice is remembered. */
export function readLanguage(storage: Pick<Storage, "getItem">): Language {
  const kept = readKept(key, storage);
  return Object.values(known).find((one) => one === kept) ?? "en";
}

export function writeLanguage(storage: Pick<Storage, "setItem">, language: Language): void {
  keep(key, language, storage);
}
