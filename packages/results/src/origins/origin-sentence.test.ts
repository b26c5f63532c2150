import { findOrigin, firstDesign, setValue } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { originOthers, originSentence } from "./origin-sentence.ts";

const conveyor = firstDesign({ capacity: 1000, length: 1800, lift: 20, width: 1000 });

function originAt(path: string, of = conveyor) {
  const origin = findOrigin(of, path);
  if (!origin) throw new Error(`${path} has no origin`);
  return origin;
}

describe("the sentence on a field that a rule gave", () => {
  it("says the rule and what it looked at", () => {
    expect(originSentence(originAt("allowSagCS"), { system: "metric" })).toBe(
      "By rule: allowed sag by length (length 1800 m).",
    );
  });

  it("says what the rule would give where something else was typed", () => {
    const outcome = setValue.apply(conveyor, { path: "nomCSSpacing", value: 1.7 });
    const typed = outcome.kind === "changed" ? outcome.conveyor : conveyor;
    expect(originSentence(originAt("nomCSSpacing", typed), { system: "metric", language: "de" })).toBe(
      "Die Regel ergibt 1.5 m: Rollenabstand nach Länge, enger, wo der Gurt durchhinge (Länge 1800 m).",
    );
  });

  it("speaks in the units of its reader", () => {
    expect(originSentence(originAt("allowSagCS"), { system: "imperial" })).toContain("ft");
    expect(originOthers(originAt("nomCSSpacing"), { system: "metric" })).toBe("1.35 m, 2 m");
  });
});
