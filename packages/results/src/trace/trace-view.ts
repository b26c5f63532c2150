import { type Origin, originOf, plain, type Step } from "@beltwright/engine";
import { type Conveyor, documentPath, findDerived, findFieldAt, pathText, placeText, valueAt } from "@beltwright/model";
import type { LeafOrigin } from "./plain-steps.ts";
import type { TraceInput, TraceNode, TraceSource, TraceView } from "./trace-node.ts";

/**
 * Opens numbers that know where they came from. Steps are numbered as they are met; `built` holds the parts that were
 * chosen.
 */
export function traceView(document: Conveyor, built: Conveyor): TraceView {
  const steps: Step[] = [];
  const numbers = new Map<Step, number>();
  const numberOf = (step: Step): number => {
    const known = numbers.get(step);
    if (known !== undefined) return known;
    numbers.set(step, steps.length);
    return steps.push(step) - 1;
  };
  const sourceOf = (origin: Origin, reader: Step): TraceSource => {
    if (!("description" in origin)) return leafOf(document, built, origin);
    return { kind: "step", step: numberOf(origin), label: stepLabel(document, origin, reader) };
  };
  const nodeOf = (step: Step): TraceNode => {
    const { id, output, printed, source, provisional } = step.description;
    return {
      step: numberOf(step),
      symbol: output.symbol,
      unit: output.unit,
      result: step.result,
      formula: id,
      printed,
      source,
      place: placeText(document, step.place),
      provisional,
      inputs: Object.entries(step.used).map(([name, value]) => inputOf(step, name, value, sourceOf)),
    };
  };
  return {
    opened: (value) => {
      if (value === undefined) return { kind: "not-calculated" };
      const origin = typeof value === "string" ? undefined : originOf(value);
      if (origin === undefined) return { kind: "no-formula" };
      if ("description" in origin) return { kind: "steps", node: nodeOf(origin) };
      return { kind: "source", from: leafOf(document, built, origin) };
    },
    openStep: (number) => {
      const step = steps[number];
      return step && nodeOf(step);
    },
  };
}

function inputOf(
  step: Step,
  name: string,
  value: number,
  sourceOf: (origin: Origin, reader: Step) => TraceSource,
): TraceInput {
  const { description } = step;
  // Only a sum names its terms as they come.
  const { symbol, unit } = description.inputs[name] ?? { symbol: name, unit: description.output.unit };
  const origin = originOf(value);
  const from: TraceSource = origin ? sourceOf(origin, step) : { kind: "program", label: name };
  return { name, symbol, unit, value: plain(value), from };
}

/** What a step gives and where: "section resistance, point 3 Curve". The load case is not repeated. */
function stepLabel(document: Conveyor, { description, place }: Step, reader: Step): string {
  const { loadCase, ...rest } = place;
  const told = loadCase === undefined || loadCase === reader.place.loadCase ? rest : place;
  const name = description.id.slice(description.id.lastIndexOf("/") + 1).replaceAll("-", " ");
  return [name, placeText(document, told)].filter((part) => part !== "").join(", ");
}

type LeafSource = Exclude<TraceSource, { kind: "step" }>;

/** Where a trace ends. */
function leafOf(document: Conveyor, built: Conveyor, origin: LeafOrigin): LeafSource {
  switch (origin.kind) {
    case "none":
    case "run":
      return { kind: origin.kind };
    case "constant":
      return { kind: "constant", ...origin.source };
    case "settled":
      return { kind: "settled", label: designLabel(document, origin.path) };
    case "given":
      return givenAt(document, origin.path);
    case "chosen":
      return rowAt(built, origin.path);
  }
}

/** The field of the document; what stands in none of them is set by the program. */
function givenAt(document: Conveyor, path: string): LeafSource {
  const typed = [path, documentPath(document, path)].find(
    (one) => one !== undefined && typeof valueAt(document, one) === "number",
  );
  if (typed === undefined) return { kind: "program", label: designLabel(document, path) };
  return { kind: "typed", path: typed, ...fieldAt(document, typed), label: pathText(document, typed) };
}

/** What a number of the design is called: as a refusal of it would, as its field, or by the names on the way to it. */
function designLabel(document: Conveyor, path: string): string {
  const derived = findDerived(path)?.words.replace(/^The /, "the ").replace(/,$/, "");
  const field = documentPath(document, path);
  return derived ?? (field === undefined ? wordsOfPath(path) : pathText(document, field));
}

/** `feeder.ownWeight` as "feeder, own weight"; rows are counted from 1. */
function wordsOfPath(path: string): string {
  return path
    .replace(/\[(\d+)\]/g, (_, row) => ` ${Number(row) + 1}`)
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
    .replaceAll(".", ", ");
}

function fieldAt(document: Conveyor, path: string) {
  const [field, value] = [findFieldAt(path), valueAt(document, path)];
  return {
    label: field?.label ?? path,
    value: Number(value),
    unit: field?.kind === "number" ? field.unit : "1",
  } as const;
}

/** What the part says that was chosen. */
function rowAt(built: Conveyor, path: string): LeafSource {
  const part = path.slice(0, path.lastIndexOf("."));
  const word = (name: string) => String(valueAt(built, `${part}.${name}`) ?? "");
  return {
    kind: "row",
    part,
    description: word("description"),
    category: word("category"),
    ...fieldAt(built, path),
  };
}
