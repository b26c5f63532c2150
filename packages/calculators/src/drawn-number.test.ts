import type { Drawing, Shape } from "@beltwright/drawing";
import { toSi } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Calculator, Values } from "./calculator.ts";
import { tools } from "./calculators.ts";
import { drawnNumber } from "./drawn-number.ts";
import { stepOf } from "./figure-text.ts";
import { type Outcome, runCalculator } from "./run-calculator.ts";

const calculators = new Map(await Promise.all(tools.map(async ({ name, load }) => [name, await load()] as const)));

/** Every calculator as it begins, and with answers that draw something else. */
const cases: readonly (readonly [string, Values])[] = [
  ...[...calculators.keys()].map((name) => [name, {}] as const),
  ["transition", { length: 0 }],
  ["transition", { arrangement: "Half trough", idlers: 3 }],
  ["traction", { slackTension: 3 }],
  ["curve", { slopeBefore: 8, slopeAfter: -2, increment: 4 }],
  ["hopper", { reposeAngle: 35 }],
  ["trajectory", { beltSpeed: 1, model: "Booth" }],
  ["turnover", { arrangement: "Supported", beltWidth: 900 }],
  ["tube", { massFlow: 120 }],
];

type Words = Extract<Shape, { text: string }>;

const isChart = ({ unit, shapes }: Drawing) => unit === "px" && shapes.some(({ layer }) => layer === "AXIS");

/** Texts with figures of a drawing that say of no number what it is; charts have figures at their axes only. */
function untold(drawing: Drawing): readonly string[] {
  if (isChart(drawing) && drawing.name !== "take-up-travel") return [];
  return drawing.shapes
    .filter((shape): shape is Words => "text" in shape)
    .flatMap(({ text, numbers }) => (/\d/.test(text.replace(/^T[12]/, "")) && numbers === undefined ? [text] : []));
}

/** How many of the unit on the drawing an SI unit is; bare sizes of parts are millimetres, of ways metres. */
const shownIn: Readonly<Record<string, number>> = {
  "°": 180 / Math.PI,
  " mm": 1000,
  " kN": 0.001,
  " t": 0.001,
};

function faultOf(calculator: Calculator, outcome: Outcome, values: Values, words: string, of: string, bare: number) {
  const [, figure = "", unit = ""] = /(-?[\d.]+)(.*)$/.exec(words) ?? [];
  const found = drawnNumber(calculator, outcome, of);
  const value =
    found.kind === "value"
      ? found.value
      : found.kind === "entry"
        ? typedValue(calculator, values, found.name)
        : undefined;
  if (value === undefined) return found.kind;
  if (found.kind === "value" && outcome.kind === "found" && stepOf(outcome.steps, value) === undefined)
    return "has no step";
  const decimals = figure.split(".")[1]?.length ?? 0;
  const shown = Math.abs(value) * (shownIn[unit] ?? (/^[ /]*$/.test(unit) ? bare : 1));
  return Math.abs(shown - Math.abs(Number(figure))) <= 0.51 * 10 ** -decimals ? undefined : `opens ${shown}`;
}

function typedValue({ entries }: Calculator, values: Values, name: string): number | undefined {
  const field = entries[name]?.field;
  return field?.kind === "number" ? toSi(Number(values[name] ?? field.default), field.unit) : undefined;
}

describe("every number on the drawing of a calculator", () => {
  it.each(cases)("%s %j opens as it is drawn, or leads to the entry it was typed in", (name, values) => {
    const calculator = calculators.get(name);
    if (calculator === undefined) throw new Error(`no calculator ${name}`);
    const outcome = runCalculator(calculator, values);
    const { drawing } = outcome;
    if (drawing === undefined) return expect(name).toBe("units");
    expect(untold(drawing)).toEqual([]);
    const numbers = drawing.shapes.flatMap((shape) => ("text" in shape ? (shape.numbers ?? []) : []));
    const bare = drawing.unit === "mm" ? 1000 : 1;
    const faults = numbers.flatMap(({ words, of }) => {
      const fault = faultOf(calculator, outcome, values, words, of, bare);
      return fault === undefined ? [] : [`${of}, ${words}: ${fault}`];
    });
    expect(faults).toEqual([]);
    expect(numbers.every(({ name: called, of }) => called !== undefined || of.startsWith("field "))).toBe(true);
  });
});
