import type { Release } from "@beltwright/contract";

/** The revision after the last one that counts: B after A, 2 after 1; one that was sent back keeps its label. */
export function nextLabel(releases: readonly Pick<Release, "label" | "state">[]): string {
  const last = releases.find(({ state }) => state !== "withdrawn")?.label;
  const isBack = releases.find(({ state }) => state !== "withdrawn")?.state === "returned";
  if (last === undefined) return "A";
  if (isBack) return last;
  if (/^\d+$/.test(last)) return String(Number(last) + 1);
  const [, start = "", letter = ""] = /^(|.*[^A-Za-z])([A-Ya-y])$/.exec(last) ?? [];
  return letter === "" ? "" : start + String.fromCharCode(letter.charCodeAt(0) + 1);
}
