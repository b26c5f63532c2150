import { findings } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { findingSentence } from "./finding-sentence.ts";
import { findingSentenceIn } from "./finding-sentence-in.ts";

const defined = Object.values(findings);

describe.each(["en", "de"] as const)("sentences of findings in %s", (language) => {
  const sentences = defined.map(({ code }) => findingSentenceIn(language, code));

  it("are whole, each said once", () => {
    expect(sentences.filter((sentence) => !/^[A-ZÄÖÜ].*\w\)?\.?$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(defined.length);
  });

  it("leave no place for a part or a limit open", () => {
    expect(sentences.filter((sentence) => /undefined|: nicht|: $|: \.|\{/.test(sentence))).toEqual([]);
  });
});

describe("a sentence of a finding", () => {
  it("names the part of a drive and what it misses", () => {
    expect(findingSentence("drive-short-gearbox-ratio")).toBe("Gearbox: ratio is outside the tolerance.");
    expect(findingSentenceIn("de", "drive-none-fits-high-speed-coupling-speed")).toBe(
      "Schnelllaufende Kupplung: Kein Eintrag der Bibliothek passt; dem nächsten fehlt: Drehzahl.",
    );
  });

  it("names the limit that no row of a library keeps, in both languages", () => {
    expect(findingSentence("pulley-none-fits", "pulley/shell/shell-stress")).toBe(
      "No pulley shell in the library carries this load.",
    );
    expect(Object.keys(german.unmet)).toEqual(Object.keys(english.unmet));
    for (const { unmet } of [english, german]) {
      expect(new Set(Object.values(unmet)).size).toBe(Object.keys(unmet).length);
      expect(Object.values(unmet).filter((sentence) => !/^[A-Z].*\w\.$/.test(sentence))).toEqual([]);
    }
  });

  it("says what a radius is not enough for, in both languages", () => {
    expect(findingSentence("curve-no-radius-suffices", "vertical-curve/edge-slack")).toBe(
      "No radius satisfies this curve: the edges of the belt go slack.",
    );
    expect(findingSentence("curve-radius-too-small", "pipe-curve")).toBe(findingSentence("curve-radius-too-small"));
    for (const { curves, sentences } of [english, german]) {
      expect(new Set(Object.values(curves)).size).toBe(Object.keys(curves).length);
      expect(sentences["curve-radius-too-small"]).toMatch(/\.$/);
    }
  });

  it("names every limit of a pulley and of a belt", () => {
    const limits = Object.keys(findings).flatMap(
      (code) => /^pulley-(.+-(diameter|slope|life|safety|stress))$/.exec(code)?.[1] ?? [],
    );
    const named = Object.keys(english.unmet).flatMap((subject) => /^pulley\/.+\/(.+)$/.exec(subject)?.[1] ?? []);
    expect(limits.filter((limit) => !named.includes(limit))).toEqual([]);
    expect(limits).toHaveLength(9);
  });

  it("is another in another language", () => {
    const same = defined.filter(({ code }) => findingSentenceIn("de", code) === findingSentence(code));
    expect(same).toEqual([]);
  });
});
