import { compareConveyors, conveyorDefinition, fieldsOf, newConveyor, type RecordDefinition } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { germanLabels } from "./de-labels.ts";
import { languages } from "./language.ts";
import { labelIn, wordsOf } from "./words.ts";

function textsOf(table: object, path = ""): readonly (readonly [string, string])[] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === "string" ? [[`${path}${name}`, value] as const] : textsOf(value, `${path}${name}.`),
  );
}

/** Every label a report may take from the definitions of the document. */
function labelsOf(record: RecordDefinition): readonly string[] {
  return [
    record.title,
    ...record.groups.map(({ title }) => title),
    ...fieldsOf(record).map(({ label }) => label),
    ...record.outputs.map(({ label }) => label),
    ...record.parts.flatMap((part) => labelsOf(part.record)),
  ];
}

describe("the texts of the reports", () => {
  it.each(languages)("are all there in %s, and none is empty", (language) => {
    const texts = textsOf(wordsOf(language));
    expect(texts.map(([path]) => path)).toEqual(textsOf(wordsOf("en")).map(([path]) => path));
    for (const [path, text] of texts) expect(text.trim(), path).not.toBe("");
  });

  it("keep the places of numbers in every language", () => {
    for (const language of languages) expect(wordsOf(language).book.page).toMatch(/\{page\}.*\{pages\}/);
  });

  it("have a German word for every label of fields, results and comparisons", () => {
    const conveyor = newConveyor();
    const { groups } = compareConveyors([{ conveyor, results: {} }]);
    const compared = groups.flatMap(({ title, rows }) => [title, ...rows.map(({ label }) => label)]);
    const labels = new Set([...labelsOf(conveyorDefinition), ...compared]);
    expect([...labels].filter((label) => germanLabels[label] === undefined)).toEqual([]);
    expect(labelIn({ language: "de", system: "metric" }, "Belt speed")).toBe("Gurtgeschwindigkeit");
    expect(labelIn({ language: "en", system: "metric" }, "Belt speed")).toBe("Belt speed");
  });

  it("tell the density a label speaks of in the reader's units", () => {
    const told = (system: "metric" | "imperial") =>
      languages.map((language) => labelIn({ language, system }, "Maximum width at 1600 kg/m³"));
    // NIST Special Publication 811: 1 lb/ft³ = 16.01846 kg/m³.
    expect(told("imperial")).toEqual(["Maximum width at 99.88 lb/ft³", "Größte Breite bei 99,88 lb/ft³"]);
    expect(told("metric")).toEqual(["Maximum width at 1600 kg/m³", "Größte Breite bei 1600 kg/m³"]);
  });

  it("differ from English, but for names and words both languages share", () => {
    const english = new Map(textsOf(wordsOf("en")));
    const same = textsOf(wordsOf("de")).filter(([path, text]) => english.get(path) === text);
    expect(same.map(([, text]) => text).filter((text) => !shared.has(text))).toEqual([]);
    const labels = Object.entries(germanLabels).filter(([label, text]) => label === text && !shared.has(text));
    expect(labels).toEqual([]);
  });
});

const shared = new Set(
  "Rev.,Motor,Horizontal,Linear,Kelvin-Voigt,CEMA,DIN 22101:2011,Dunlop-Enerka,Fenner Dunlop,ISO 5048:1989,GB/T 17119,IS 11592,JIS,JIS B 8805,Code,T1,T2,Te,x,y,z".split(
    ",",
  ),
);
