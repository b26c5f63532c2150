import { compareMethods } from "@beltwright/engine";
import {
  type Conveyor,
  conveyorDefinition,
  enteredText,
  fieldsOf,
  outputAt,
  type RecordDefinition,
  shownText,
  type UnitCode,
  type UnitSystem,
} from "@beltwright/model";
import type { ReportInput } from "@beltwright/report";
import { type Chart, solutionCharts } from "@beltwright/results";
import { summaryTables } from "../dynamics/summary-tables.ts";
import { comparedCases } from "../results/compared-cases.ts";
import { resultText } from "../results/result-text.ts";

/** The numbers the editor shows of a conveyor, in the texts it shows them with. */
export class ScreenNumbers {
  readonly #system: UnitSystem;
  readonly #texts = new Map<string, Set<string>>();

  constructor(input: ReportInput, system: UnitSystem) {
    this.#system = system;
    this.#addFields(conveyorDefinition, input.conveyor);
    this.#addResults(input);
    for (const chart of solutionCharts(input.conveyor, input.calculation)) this.#addChart(chart);
    this.#addMethods(input);
    for (const { result } of input.dynamics ?? []) {
      const tables = summaryTables(input.conveyor, result);
      for (const { value, unit, text } of tables.flatMap(({ rows }) => rows.flatMap(({ values }) => values)))
        if (text === undefined) this.#addShown(value, unit);
    }
  }

  /** The texts a value stands on the screen with; undefined where no screen has it. */
  find(value: number, unit: UnitCode): ReadonlySet<string> | undefined {
    return keysOf(value, unit)
      .map((key) => this.#texts.get(key))
      .find((texts) => texts !== undefined);
  }

  #add(value: number, unit: UnitCode, text: string): void {
    for (const key of keysOf(value, unit)) this.#texts.set(key, new Set([...(this.#texts.get(key) ?? []), text]));
  }

  #addShown(value: number, unit: UnitCode): void {
    this.#add(value, unit, shownText(value, unit, this.#system));
  }

  /** A field shows all digits of a value, a result that is equal to it as many as results have. */
  #addFields(record: RecordDefinition, values: unknown): void {
    const held = new Map<string, unknown>(Object.entries(values ?? {}));
    for (const field of fieldsOf(record)) {
      const value = held.get(field.name);
      if (field.kind !== "number" || typeof value !== "number") continue;
      this.#add(value, field.unit, enteredText(value, field.unit, this.#system));
      this.#addShown(value, field.unit);
    }
    for (const { name, record: part } of record.parts)
      for (const one of [held.get(name)].flat()) this.#addFields(part, one);
  }

  #addResults({ calculation, others = [] }: ReportInput): void {
    for (const [path, value] of [calculation, ...others].flatMap(({ results }) => Object.entries(results))) {
      const unit = outputAt(path)?.unit ?? "1";
      if (typeof value === "number") this.#add(value, unit, resultText(value, unit, this.#system).text);
    }
  }

  #addChart(chart: Chart): void {
    for (const { values } of chart.series)
      for (const value of values) if (value !== null) this.#addShown(value, chart.y.unit);
    if (chart.kind === "lines") for (const value of chart.x.values) this.#addShown(value, chart.x.unit);
  }

  /** The panel of methods, in each case it can be asked for. */
  #addMethods({ calculation, others = [] }: ReportInput): void {
    const solutions = [calculation, ...others].map(({ solution }) => solution);
    for (const loadCase of comparedCases) {
      const { causes, friction, effectiveTension } = compareMethods(solutions, loadCase);
      for (const values of [...causes.map((one) => one.values), ...friction.map((one) => one.values), effectiveTension])
        for (const newtons of Object.values(values)) this.#addShown(newtons / 1000, "kN");
    }
  }
}

/** Nine digits tell two numbers apart; forces meet at the ten newtons that results are kept with, too. */
function keysOf(value: number, unit: UnitCode): readonly string[] {
  const exact = `${unit} ${Number(value.toPrecision(9)) + 0}`;
  return unit === "kN" ? [exact, `${unit} ${Number(value.toFixed(2)) + 0}`] : [exact];
}

export const systemOf = ({ metric }: Pick<Conveyor, "metric">): UnitSystem => (metric ? "metric" : "imperial");
