import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findingMessages, findingSentence } from "./findings.ts";

const engine = new URL("../../../engine/src/", import.meta.url);

/** Sources of the engine, without tests and without the door, whose refusals are worded in model. */
const sources = readdirSync(engine, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|test-support|design\/(check-|refusal)/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, engine), "utf8") }));

/**
 * Codes as the engine writes them: `code: "belt-slack"`, `const code = a ? "…" : "…"`, code: `pulley-${name}`, and those
 * of parts that are left out: `attempt(trace, "pulley-not-computed", …)`.
 */
const used = sources.flatMap(({ path, text }) =>
  text
    .split("\n")
    .filter((line) => /\bcode\s*[:=]|\b(attempt|notComputed)\(/.test(line))
    .flatMap((line) => [...line.replace(/severity.*$/, "").matchAll(/["`]([a-z][a-z0-9]*(?:-[a-z0-9${}]+)+)["`]/gi)])
    .map(([, code = ""]) => ({ code, path })),
);

/** A template stands for all codes that begin like it. */
const hasSentence = (code: string) => {
  const [beginning = code, ...rest] = code.split("${");
  return Object.keys(findingMessages).some((known) => (rest.length > 0 ? known.startsWith(beginning) : known === code));
};

describe("sentences of findings", () => {
  it("are there for every code of the engine: add yours to findings.ts beside this test", () => {
    expect(used.length).toBeGreaterThan(60);
    expect(used.filter(({ code }) => !hasSentence(code))).toEqual([]);
  });

  it("belong to a code of the engine each: remove those that it no longer uses", () => {
    const codes = new Set(used.map(({ code }) => code));
    const templates = [...codes].flatMap((code) => (code.includes("${") ? [code.split("${")[0] ?? ""] : []));
    const unused = Object.keys(findingMessages).filter(
      (code) => !codes.has(code) && !templates.some((beginning) => code.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });

  it("are whole sentences, each said once", () => {
    const sentences = Object.values(findingMessages);
    expect(sentences.filter((sentence) => !/^[A-Z].*\w\)?\.?$/.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it("are never empty, even for a code without one", () => {
    expect(findingSentence("belt-slack")).toBe("The belt goes slack.");
    expect(findingSentence("never-heard-of")).toBe("Never heard of.");
  });
});
