import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { type Conveyor, scenariosFor } from "@beltwright/model";
import {
  type Block,
  type Book,
  cellWithUnit,
  columnTitle,
  describedIn,
  makeBook,
  prepareReports,
  type ReportInput,
} from "@beltwright/report";
import { describe, expect, it } from "vitest";

function preparedFor(conveyor: Conveyor, names: readonly string[] = []): ReportInput {
  const earlier = { ...conveyor, capacityInp: 0.9 * conveyor.capacityInp };
  const prepared = prepareReports(conveyor, {
    scenarios: scenariosFor(conveyor, names),
    designs: [earlier],
    versions: [{ name: "A", conveyor: earlier }],
  });
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
  return prepared.input;
}

const demos = await demoConveyors();
/** One of them is simulated too, for the reports on that. */
const inputs = demos.map((conveyor) =>
  preparedFor(conveyor, conveyor.convNo === "BC-01" ? ["start-full", "emergency-stop-full"] : []),
);

function textsIn(block: Block): readonly string[] {
  switch (block.kind) {
    case "figure": {
      const { series = [], xLabel = "", yLabel = "" } = block.charted ?? {};
      const drawn = block.drawing.shapes.flatMap((shape) => ("text" in shape ? [shape.text] : []));
      return [block.caption, xLabel, yLabel, ...series.map(({ name }) => name), ...drawn];
    }
    case "table": {
      const cells = block.rows.flat().map((cell) => (cell.kind === "text" ? cell.text : ""));
      return [block.title ?? "", ...block.columns.map(({ title }) => title), ...cells];
    }
    case "facts":
      return [
        block.title ?? "",
        ...block.rows.flatMap(({ label, value }) => [label, value.kind === "text" ? value.text : ""]),
      ];
    case "picture":
      return [block.caption];
    case "formula":
      return block.lines.map((line) => line.map(({ text }) => text).join(""));
    default:
      return [block.text];
  }
}

const textsOf = ({ reports }: Book) =>
  reports.flatMap(({ id, title, blocks }) => [title, ...blocks.flatMap(textsIn)].map((text) => ({ id, text })));

/** Fields that hold what persons and makers call things. */
const naming = new Set(
  "description convNo coName clientName project projectNo designedBy designerComments beltClass series drawingNo bearing brgDesignation caliper make model code drawing typeClass grading misc frame".split(
    " ",
  ),
);

/** What persons and makers wrote; words that describe are not among them. */
function namesIn(value: unknown, name = ""): readonly string[] {
  if (typeof value === "string") return naming.has(name) && value !== "" ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => namesIn(one, Array.isArray(value) ? name : key));
}
const longestFirst = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => name.length > 2).toSorted((a, b) => b.length - a.length);

/** Words and names that both languages have, and titles of books. */
const shared = [
  "CEMA, Belt Conveyors for Bulk Materials",
  "Shigley, Mechanical Engineering Design",
  "Arnold, McLean and Roberts, Bulk Solids: Storage, Flow and Handling",
  "Conveyor Belt Technique",
  "The indentation rolling resistance of belt conveyors",
  ..."CEMA VISCO ISO DIN JIS VDI SANS MPa MWh kWh USD bar kNm Rev. Code Motor Normal Horizontal Linear Harrison Kelvin-Voigt Jonkers Winkler Booth Korzen".split(
    " ",
  ),
];

/** Makers and their series; they are called so in every language. */
const makers =
  /^(Goodyear Flexsteel|Svendborg .*|Voith( DT)?|Flender( \w+|-\w+| N-Eupex)?|Elecon Traction|Ringspann \w+|Marland BC MA|Tsubaki BS|PENCOflex|Fenner Fenaflex|Falk Steelflex|Ringspann|Marland|Tsubaki|Fenaflex|N-EUPEX|RUPEX|ZAPEX|Steelflex|DIN|T|TVV?S?|DTV|TPKL|FAR|FVD|FVO|Traction|Polyester|Aramid)$/;

const withoutNames = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, " "), text);

const english = /\b(the|of|and|with|between|from|is|are|to|for|by|at|not|its|than|each|where|as|on|or|has)\b/;

describe.each(inputs)("the German book of $conveyor.convNo", (input) => {
  const [en, de] = (["en", "de"] as const).map((language) =>
    textsOf(makeBook(input, { reports: "all", language, system: "metric" })),
  );
  const names = longestFirst([...namesIn(input.conveyor), input.conveyor.category, ...shared]);
  const german = (de ?? []).map(({ id, text }) => ({ id, text, rest: withoutNames(text, names) }));

  it("says nothing as the English does, but for names", () => {
    expect(german.length).toBe(en?.length);
    const same = german.filter(
      ({ text, rest }, at) => text === en?.[at]?.text && /[A-Za-z]{3}/.test(rest) && !makers.test(text),
    );
    expect(same.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it("has no sentence with English words in it", () => {
    const mixed = german.filter(({ rest }) => english.test(rest));
    expect(mixed.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

  it("has no decimal point in a sentence, a drawing or a chart", () => {
    const pointed = german.filter(({ id, rest }) => id !== "provisional-formulas" && /\d\.\d/.test(rest));
    expect(pointed.map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });
});

const describing = new Set(
  "category lagging fibre idlerType bearingType type driveWheel mountingType typeIntExt typeSpragRoller lubrication".split(
    " ",
  ),
);

describe("the words of the shipped libraries", () => {
  it("are known in German, but for names of makers", async () => {
    const rows = Object.values(await shippedComponents()).flat();
    const words = new Set(
      rows.flatMap((row) =>
        Object.entries(row).flatMap(([name, value]) =>
          typeof value === "string" && value !== "" && describing.has(name) ? [value] : [],
        ),
      ),
    );
    expect(words.size).toBeGreaterThan(100);
    const left = [...words].filter((word) => describedIn("de", word) === word && !makers.test(word));
    expect(left).toEqual([]);
  });
});

/** Units of the metric system behind a number, a bracket or a word; K, V, A and the like are shared or parts of names. */
const metric =
  /(\d|\[|\(|^| )(mm|cm|m|km|kN|kNm|Nm|N|kW|kg|t|t\/h|tph|m\/s|MPa|°C|bar|kJ|k?N\/m|N\/mm|kg\/m[²³23]?|m[²³23])([\])\s,;:]|$)|per (mm|metre)/;

/** All texts with the units that writers put to numbers. */
const printedIn = (block: Block, book: Book): readonly string[] => {
  if (block.kind === "table") return [...textsIn(block), ...block.columns.map((column) => columnTitle(column, book))];
  if (block.kind !== "facts") return textsIn(block);
  return [...textsIn(block), ...block.rows.map(({ value }) => cellWithUnit(value, book))];
};

/** Formulas are printed in SI units, and say so. */
const isInSi = (id: string) => /formula/.test(id);

it.each(inputs)("the imperial book of $conveyor.convNo names no metric unit, but in names", (input) => {
  const book = makeBook(input, { reports: "all", system: "imperial" });
  const named = new Set(namesIn(input.conveyor));
  const names = longestFirst([...named]);
  const found = book.reports
    .filter(({ id }) => !isInSi(id))
    .flatMap(({ id, blocks }) => blocks.flatMap((block) => printedIn(block, book)).map((text) => ({ id, text })))
    .filter(({ text }) => !named.has(text) && metric.test(withoutNames(text, names)));
  expect(found).toEqual([]);
});
