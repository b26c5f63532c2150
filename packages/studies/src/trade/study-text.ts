import type { ComponentRows, Conveyor, FieldValue } from "@beltwright/model";
import { outputAt } from "@beltwright/model";
import { choiceField, choiceOptions, isNamed } from "./named-choices.ts";
import type { Choice, Objective, ResultCondition } from "./study.ts";

/** What a text says, or what is wrong with it. */
export type Read<Value> =
  | { readonly kind: "read"; readonly value: Value }
  | { readonly kind: "wrong"; readonly message: string };

const wrong = (message: string) => ({ kind: "wrong", message }) as const;
const read = <Value>(value: Value) => ({ kind: "read", value }) as const;

/** A range may not have more values than this. */
const mostValues = 10_000;

/** Numbers such as `1000,1200` or `2:5:0.5`, words such as `head,dual-head`: the values of one choice, in their order. */
export function readValues(
  name: string,
  text: string,
  on: { readonly conveyor: Conveyor; readonly rows: ComponentRows },
): Read<readonly FieldValue[]> {
  const field = choiceField(name);
  const options = choiceOptions(name, on.conveyor, on.rows);
  const parts = text.split(",").map((part) => part.trim());
  if (parts.some((part) => part === "")) return wrong(`${name}: a value is missing`);
  if (field === undefined && !isNamed(name)) return wrong(`there is no choice ${name}`);
  if (field?.kind === "number") return readNumbers(name, parts);
  if (field?.kind === "boolean") return read(parts.map((part) => part === "true" || part === "yes"));
  const unknown = parts.find((part) => options.length > 0 && !options.includes(part));
  if (unknown !== undefined) return wrong(`${name}: ${unknown} is none of ${options.join(", ")}`);
  return read([...new Set(parts)]);
}

function readNumbers(name: string, parts: readonly string[]): Read<readonly number[]> {
  const numbers: number[] = [];
  for (const part of parts) {
    const [from = Number.NaN, to = from, step = 1, ...more] = part.split(":").map(Number);
    const count = Math.floor((to - from) / step + 1e-9) + 1;
    if (more.length > 0 || !(step > 0 && count >= 1 && count <= mostValues)) {
      return wrong(`${name}: ${part} is no number and no range FROM:TO:STEP`);
    }
    // A tenth added ten times is not one: each value is rounded to what a person would type.
    for (let at = 0; at < count; at++) numbers.push(Number((from + at * step).toPrecision(12)));
  }
  return read([...new Set(numbers)]);
}

/** `beltWidth=1000,1200;beltSpeed=2:5:0.5` */
export function readChoices(
  text: string,
  on: { readonly conveyor: Conveyor; readonly rows: ComponentRows },
): Read<readonly Choice[]> {
  const choices: Choice[] = [];
  for (const part of text.split(";").filter((one) => one.trim() !== "")) {
    const [name = "", values] = part.split("=").map((one) => one.trim());
    if (values === undefined) return wrong(`${part}: NAME=VALUES is missing its =`);
    if (choices.some((one) => one.name === name)) return wrong(`${name} is there twice`);
    const found = readValues(name, values, on);
    if (found.kind === "wrong") return found;
    choices.push({ name, values: found.value });
  }
  return choices.length > 0 ? read(choices) : wrong("no choice is given");
}

/** `capitalCost,beltLife:most` */
export function readObjectives(text: string): Read<readonly Objective[]> {
  const objectives: Objective[] = [];
  for (const part of text.split(",").map((one) => one.trim())) {
    const [name = "", aim = "least"] = part.split(":");
    if (!isResult(name)) return wrong(`there is no result ${name}`);
    if (aim !== "least" && aim !== "most") return wrong(`${part}: an objective is least or most`);
    objectives.push({ name, aim });
  }
  return read(objectives);
}

/** `beltSafetyRun>=6;tmax<=200` */
export function readConditions(text: string): Read<readonly ResultCondition[]> {
  const conditions: ResultCondition[] = [];
  for (const part of text.split(";").filter((one) => one.trim() !== "")) {
    const [, name = "", sign, number] = /^\s*([\w.[\]]+)\s*(<=|>=)\s*(\S+)\s*$/.exec(part) ?? [];
    const value = Number(number);
    if (!isResult(name) || Number.isNaN(value))
      return wrong(`${part}: a condition is RESULT<=NUMBER or RESULT>=NUMBER`);
    conditions.push(sign === "<=" ? { name, most: value } : { name, least: value });
  }
  return read(conditions);
}

const isResult = (name: string) => {
  const output = outputAt(name);
  return output !== undefined && output.kind !== "text";
};
