import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { type Origin, originOf, plain, type Step } from "@beltwright/engine";
import {
  type Calculated,
  type Conveyor,
  calculate,
  findFieldAt,
  openConveyorFile,
  randomDocument,
  valueAt,
} from "@beltwright/model";
import { describe, expect, it } from "vitest";

const demos = await demoConveyors();
const rows = await shippedComponents();

/** Every number that may be any number moves by a share of its own: what was equal by accident is equal no longer. */
function moved(conveyor: Conveyor, still: ReadonlySet<string>): Conveyor {
  let count = 0;
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === "number") {
      const field = findFieldAt(path);
      if (field?.kind !== "number" || field.integer !== undefined || still.has(path)) return value;
      count += 1;
      const next = value * (1 + 1e-7 * (0.5 + ((count * 0.6180339887498949) % 1)));
      // What stands at the end of what may be typed stays: a trough of 360 degrees is a pipe.
      return next > field.max || next < field.min ? value : next;
    }
    if (Array.isArray(value)) return value.map((one, at) => walk(one, `${path}[${at}]`));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, walk(inner, path === "" ? name : `${path}.${name}`)]),
    );
  };
  const made = openConveyorFile("json", JSON.stringify(walk(conveyor, "")));
  if (made.kind !== "opened" && made.kind !== "migrated") throw new Error(`${conveyor.convNo} does not open again`);
  return made.conveyor;
}

function tracedOf(conveyor: Conveyor): Calculated | undefined {
  const found = calculate(conveyor, { rows, isTraced: true });
  return found.kind === "calculated" ? found : undefined;
}

/**
 * Where high friction is that of the design it is not solved apart, and a winch set alike for starting has no second
 * setting: moved, the twin would have more cases and steps.
 */
const neutral: ReadonlySet<string> = new Set(["highFrictionFactor", "takeupStartFactor"]);

/** The twin of a conveyor. What stands at the limit of what can be calculated, such as a fill of 100 %, stays. */
function twinOf(conveyor: Conveyor, still = neutral): Calculated {
  const found = calculate(moved(conveyor, still), { rows, isTraced: true });
  if (found.kind === "calculated") return found;
  const refused = found.issues.map(({ path }) => path);
  if (refused.every((path) => still.has(path))) throw new Error(`${conveyor.convNo} is refused: ${refused.join()}`);
  return twinOf(conveyor, new Set([...still, ...refused]));
}

/** What stands at the other end of a link. */
function endOf(origin: Origin, built: Conveyor): number | undefined {
  if ("description" in origin) return origin.result;
  if (origin.kind !== "given" && origin.kind !== "chosen") return undefined;
  const value = valueAt(built, origin.path);
  return typeof value === "number" ? value : undefined;
}

/** What a person typed stands in a field of the document. */
function isFieldless(origin: Origin): origin is Extract<Origin, { kind: "given" }> {
  return !("description" in origin) && origin.kind === "given" && findFieldAt(origin.path) === undefined;
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other)) + 1e-300;

/** What is wrong with the links of a step, beside the same step of the twin. */
function faultsOf(step: Step, twin: Step, built: Conveyor, twinBuilt: Conveyor): readonly string[] {
  return Object.entries(step.used).flatMap(([name, value]) => {
    const about = `${step.description.id} ${name} = ${plain(value)}`;
    const beside = twin.used[name];
    const origin = originOf(value);
    if (origin === undefined) return [`${about} opens nowhere`];
    if (isFieldless(origin)) return [`${about} comes from ${origin.path}, which is no field`];
    // Another part may be chosen for the twin, and be one more or less in a sum.
    const other = beside === undefined ? undefined : originOf(beside);
    if (beside === undefined || other === undefined) return [];
    const [end, twinEnd] = [endOf(origin, built), endOf(other, twinBuilt)];
    if (end === undefined || twinEnd === undefined) return [];
    // A number may stand there in another unit or with the other sign: both runs then have the same ratio.
    return isNear(plain(value) * twinEnd, plain(beside) * end) ? [] : [`${about} is linked to ${end}`];
  });
}

function faultsIn(conveyor: Conveyor): { readonly links: number; readonly faults: readonly string[] } {
  const [own, twin] = [tracedOf(conveyor), twinOf(conveyor)];
  if (own?.referenced === undefined || twin.referenced === undefined) throw new Error(`${conveyor.convNo} is refused`);
  const [steps, others] = [own.solution.steps, twin.solution.steps];
  const faults = new Set<string>();
  let links = 0;
  const pairs = pairedSteps(steps, others);
  for (const [step, beside] of pairs) {
    links += Object.keys(step.used).length;
    for (const fault of faultsOf(step, beside, own.referenced.built, twin.referenced.built)) faults.add(fault);
  }
  return { links, faults: [...faults] };
}

/** The same steps of both runs. A number that moved across a limit takes another way: what follows is paired again. */
function pairedSteps(steps: readonly Step[], others: readonly Step[]): readonly (readonly [Step, Step])[] {
  const keyOf = ({ description, place }: Step) => `${description.id} ${JSON.stringify(place)}`;
  const known = Map.groupBy(others, keyOf);
  const taken = new Map<string, number>();
  return steps.flatMap((step) => {
    const key = keyOf(step);
    const at = taken.get(key) ?? 0;
    taken.set(key, at + 1);
    const beside = known.get(key)?.[at];
    return beside === undefined ? [] : [[step, beside] as const];
  });
}

/** Random conveyors that calculate. */
function* randomConveyors(count: number): Iterable<Conveyor> {
  let found = 0;
  for (let seed = 1; found < count; seed += 1) {
    const { type, content } = randomDocument(seed, demos);
    const opened = openConveyorFile(type, content);
    if (opened.kind !== "opened" && opened.kind !== "migrated") continue;
    const { conveyor } = opened;
    if (conveyor.pulls.length > 60 || tracedOf(conveyor) === undefined) continue;
    found += 1;
    yield conveyor;
  }
}

describe("a link of the trace", () => {
  it.each(demos)("has the same number at both ends, also where inputs move, in $convNo", (conveyor) => {
    const { links, faults } = faultsIn(conveyor);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(links).toBeGreaterThan(1000);
  });

  it("does so in twenty random conveyors", () => {
    const found = [...randomConveyors(20)].map(faultsIn);
    expect(found.flatMap(({ faults }) => faults.slice(0, 5))).toEqual([]);
    expect(Math.min(...found.map(({ links }) => links))).toBeGreaterThan(100);
  });
});
