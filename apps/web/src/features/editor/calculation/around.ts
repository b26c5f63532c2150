import { type Design, type OriginOf, originFinder, type Step } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";

/** The steps a number is found among, and where each of their inputs came from. */
export interface Around {
  readonly document: Conveyor;
  readonly design: Design;
  /** The design a step belongs to: that of another method may be among them. */
  readonly designOf: (step: Step) => Design;
  /** Steps that were made for the number that is opened. */
  readonly made: readonly Step[];
  /** Where inputs of these were typed, by their names. */
  readonly typedIn?: Readonly<Record<string, string>>;
  readonly count: number;
  readonly stepAt: (number: number) => Step | undefined;
  readonly numberOf: (step: Step) => number | undefined;
  /** Those of the calculation with this result, in their order. */
  readonly equalTo: (result: number) => readonly Step[];
  /** Those it was put into under a name. */
  readonly usersOf: (name: string, value: number) => readonly Step[];
  /** Guards that put another number in its place. */
  readonly replacing: (value: number) => readonly Step[];
  readonly originOf: OriginOf;
}

export function aroundOf(document: Conveyor, design: Design, steps: readonly Step[]): Around {
  const numbers = new Map(steps.map((step, at) => [step, at]));
  const equal = Map.groupBy(steps, ({ result }) => result);
  return {
    document,
    design,
    designOf: () => design,
    made: [],
    count: steps.length,
    stepAt: (number) => steps[number],
    numberOf: (step) => numbers.get(step),
    equalTo: (result) => equal.get(result) ?? [],
    usersOf: (name, value) => steps.filter(({ values }) => values[name] === value),
    replacing: (value) =>
      steps.filter(({ description, values }) => description.kind === "guard" && Object.values(values).includes(value)),
    originOf: originFinder(steps),
  };
}

/** A reading comes before the step that names it an extreme, so that this opens into it. */
export function joined(run: readonly Step[], extra: readonly Step[]): readonly Step[] {
  const read = extra.at(-1);
  const names = ({ result, description }: Step) =>
    result === read?.result && description.output.unit === read.description.output.unit;
  const at = run.findIndex(names);
  return at < 0 ? [...run, ...extra] : run.toSpliced(at, 0, ...extra);
}

/** Further steps that rest on the others, not the other way round. */
export function extended(own: Around, made: readonly Step[]): Around {
  if (made.length === 0) return own;
  const { count } = own;
  const originMade = originFinder(made);
  const numbers = new Map(made.map((step, at) => [step, count + at]));
  return {
    ...own,
    made,
    count: count + made.length,
    stepAt: (number) => own.stepAt(number) ?? made[number - count],
    numberOf: (step) => own.numberOf(step) ?? numbers.get(step),
    originOf: (step, input) =>
      numbers.has(step) ? (originMade(step, input) ?? own.originOf(step, input)) : own.originOf(step, input),
  };
}

interface Link {
  /** The step one of whose inputs another calculation gave, and the step there that did. */
  readonly user: Step | undefined;
  readonly input: string;
  readonly origin: Step | undefined;
}

/** The steps of another calculation behind the own ones, reached by one input alone. */
export function besideAnother(own: Around, there: Around, { user, input, origin }: Link): Around {
  const { count } = own;
  const isThere = (step: Step) => there.numberOf(step) !== undefined;
  return {
    ...own,
    count: count + there.count,
    designOf: (step) => (isThere(step) ? there.design : own.design),
    stepAt: (number) => (number < count ? own.stepAt(number) : there.stepAt(number - count)),
    numberOf: (step) => {
      const number = there.numberOf(step);
      return number === undefined ? own.numberOf(step) : count + number;
    },
    originOf: (step, name) => {
      if (isThere(step)) return there.originOf(step, name);
      return step === user && name === input ? origin : own.originOf(step, name);
    },
  };
}
