import "../modules.ts";

/** One printed number of a case. */
export interface Expected {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Absolute, in the unit of the value. */
  readonly tolerance: number;
  readonly isRecomputable: boolean;
}

export interface PublishedCase {
  readonly id: string;
  readonly title: string;
  readonly completeness: string;
  readonly basis: string;
  readonly inputs: Inputs;
  readonly expected: readonly Expected[];
}

/** The inputs of a case, read by path: `carry_idler.spacing_m`. */
export interface Inputs {
  readonly number: (path: string) => number;
  readonly findNumber: (path: string) => number | undefined;
  readonly list: (path: string) => readonly Inputs[];
  readonly numbers: (path: string) => readonly number[];
  readonly text: (path: string) => string;
}

const files = import.meta.glob<{ readonly default: unknown }>("../../../../../reference-cases/*.json", { eager: true });

/** Every case in the reference folder, by its id. */
export function publishedCases(): readonly PublishedCase[] {
  return Object.values(files).map((file) => readCase(file.default));
}

function readCase(json: unknown): PublishedCase {
  const at = inputsOf(json);
  const body = fieldOf(json, "expected");
  const expected = Object.entries(typeof body === "object" && body !== null ? body : {});
  return {
    id: at.text("id"),
    title: at.text("title"),
    completeness: at.text("completeness"),
    basis: at.text("recomputation.basis"),
    inputs: inputsOf(fieldOf(json, "inputs")),
    expected: expected.map(([name, body]) => readExpected(name, body)),
  };
}

function readExpected(name: string, body: unknown): Expected {
  const at = inputsOf(body);
  const value = at.number("value");
  const absolute = fieldOf(body, "tolerance_abs");
  return {
    name,
    value,
    unit: at.text("unit"),
    tolerance: typeof absolute === "number" ? absolute : Math.abs(value) * at.number("tolerance"),
    isRecomputable: fieldOf(body, "recomputable_from_inputs") !== false,
  };
}

function inputsOf(json: unknown): Inputs {
  const find = (path: string) => path.split(".").reduce<unknown>(fieldOf, json);
  const fail = (path: string): never => {
    throw new Error(`the case has no ${path}`);
  };
  const list = (path: string): readonly unknown[] => {
    const found = find(path);
    return Array.isArray(found) ? found : fail(path);
  };
  return {
    number: (path) => {
      const found = find(path);
      return typeof found === "number" ? found : fail(path);
    },
    findNumber: (path) => {
      const found = find(path);
      return typeof found === "number" ? found : undefined;
    },
    text: (path) => {
      const found = find(path);
      return typeof found === "string" ? found : fail(path);
    },
    list: (path) => list(path).map(inputsOf),
    numbers: (path) => list(path).map(Number),
  };
}

function fieldOf(json: unknown, name: string): unknown {
  if (typeof json !== "object" || json === null) return undefined;
  return Object.getOwnPropertyDescriptor(json, name)?.value;
}
