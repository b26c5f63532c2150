import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { germanClauses } from "./de-clauses.ts";
import { germanNotUsed, germanRules } from "./de-rules.ts";
import { germanDocuments, germanReasons } from "./de-sources.ts";
import { enFormulas } from "./en-formulas.ts";
import { enQuantities } from "./en-quantities.ts";

/** Proper names and bare formulas, the same in every language. */
const sameClauses: ReadonlySet<string> = new Set([
  "tan alpha = R A (B - 2A) / (4 E I)",
  "°F = 1.8 °C + 32, K = °C + 273.15",
  "1 in = 25.4 mm, 1 lb = 0.45359237 kg, g = 9.80665 m/s²",
  "DE-Goodman",
]);

const packages = new URL("../../../", import.meta.url);

function filesIn(folder: string, pattern: RegExp): readonly (readonly [path: string, text: string])[] {
  return readdirSync(new URL(folder, packages), { recursive: true, encoding: "utf8" })
    .filter((path) => pattern.test(path) && !/test-support|\.test\.ts$/.test(path))
    .map((path) => [path, readFileSync(new URL(`${folder}/${path}`, packages), "utf8")] as const);
}

/** The engine's own words, read from its files: a sentence added there fails here until it is translated. */
const engine = filesIn("engine/src", /\.ts$/);
const model = filesIn("model/src/design", /not-used\.ts$/).map(([, file]) => file);
const found = (files: readonly string[], pattern: RegExp) =>
  [...new Set(files.flatMap((file) => [...file.matchAll(pattern)].map(([, words = ""]) => words)))].toSorted();
const texts = engine.map(([, file]) => file);
const sourceFiles = engine.filter(([path]) => /sources\.ts$/.test(path)).map(([, file]) => file);
const helpers = found(sourceFiles, /export const (\w+) =(?:\s*book\()/g).join("|");

/** Books: their titles are names. */
const books = [
  "Arnold, McLean and Roberts, Bulk Solids: Storage, Flow and Handling",
  "Dunlop-Enerka, Conveyor Belt Technique",
  "H. O. Jonkers, The indentation rolling resistance of belt conveyors, Foerdern und Heben 30 (1980)",
  "Peterson, Stress Concentration Factors",
  "Roark, Formulas for Stress and Strain",
];

describe("German names of sources", () => {
  it("are there for every clause a formula or a finding may cite", () => {
    const clauses = [
      ...found(texts, new RegExp(`\\b(?:${helpers})\\(\\s*"([^"]+)"`, "g")),
      ...found(texts, /\bclause: "([^"]+)"/g),
    ];
    expect(clauses.length).toBeGreaterThan(350);
    expect(clauses.filter((clause) => germanClauses[clause] === undefined && !sameClauses.has(clause))).toEqual([]);
  });

  it("are there for every document but books, whose titles are names", () => {
    const documents = [...found(texts, /\bdocument: "([^"]+)"/g), ...found(texts, /\bbook\(\s*"([^"]+)"/g)];
    expect(documents.length).toBeGreaterThan(25);
    expect(documents.filter((one) => germanDocuments[one] === undefined && !books.includes(one))).toEqual([]);
  });

  it("are there for rules in words, for what is provisional and for what is not used", () => {
    const rules = found(texts, /\brule:\s*"([^"]+)"/g).filter((rule) => /[a-z]{4,} [a-z]{2,} /.test(rule));
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => germanRules[rule] === undefined)).toEqual([]);
    const reasons = found(texts, /\bprovisional:\s*"([^"]+)"/g);
    expect(reasons.filter((reason) => germanReasons[reason] === undefined)).toEqual([]);
    const notUsed = found(model, /"([A-Z][^"]{20,}\.)"/g);
    expect(notUsed.length).toBeGreaterThan(12);
    expect(notUsed.filter((one) => germanNotUsed[one] === undefined)).toEqual([]);
  });

  it("differ from the English, each of them", () => {
    const tables = [germanClauses, germanDocuments, germanRules, germanReasons, germanNotUsed];
    const same = tables.flatMap((table) => Object.entries(table).filter(([english, german]) => english === german));
    expect(same).toEqual([]);
  });

  it("have a heading for every folder of formulas", () => {
    const folders = found(texts, /\bid: ["`]([a-z0-9-]+)\//g).filter((folder) => folder !== "dynamics");
    const known: Readonly<Record<string, string>> = enFormulas.formulaGroups;
    expect(folders.length).toBeGreaterThan(50);
    expect(folders.filter((folder) => known[folder] === undefined)).toEqual([]);
  });

  it("have a word for every number that a finding of the engine tells", () => {
    const files = texts.filter((text) => /\bseverity\b/.test(text));
    const lists = found(files, /\bvalues(?::| =) \{ ([^{}]+?) \}/g);
    const told = lists.flatMap((list) =>
      [...list.matchAll(/(?:^|, )([a-zA-Z]+)(?=[,:]|$)/g)].map(([, name = ""]) => name),
    );
    expect(told).toEqual(expect.arrayContaining(["runbackTorque", "drift", "sections"]));
    const known: Readonly<Record<string, string>> = { ...enQuantities.quantities, ...enQuantities.tallies };
    expect(told.filter((name) => name !== "" && known[name] === undefined)).toEqual([]);
  });
});
