import { shippedComponents } from "@beltwright/catalogue";
import { movingLoad } from "@beltwright/engine";
import { type Conveyor, calculate } from "@beltwright/model";
import { fullConveyor, withCases } from "../measure/full-conveyor.ts";
import type { Figures } from "../run.ts";

const points = 200;

/**
 * A 200-point design with every component on Auto and 20 load cases of its own, beside the same without them, and the
 * worst place of its load. Medians of one process, in turn.
 */
export async function run(): Promise<Figures> {
  const rows = await shippedComponents();
  const plain = fullConveyor(points);
  const many = withCases(plain, 20);
  const solve = (conveyor: Conveyor) => {
    const found = calculate(conveyor, { rows });
    if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
    return found;
  };
  for (let warm = 0; warm < 60; warm += 1) solve(warm % 2 === 0 ? plain : many);
  const spent: Readonly<Record<"without" | "with" | "search", number[]>> = { without: [], with: [], search: [] };
  const { solution } = solve(plain);
  const { machine, method } = solution;
  for (let round = 0; round < 15; round += 1) {
    spent.without.push(timed(() => solve(plain)));
    spent.with.push(timed(() => solve(many)));
    spent.search.push(timed(() => movingLoad({ design: machine.design, method, solution })));
  }
  const [without, withCasesOfOwn] = [median(spent.without), median(spent.with)];
  return {
    cases_20_points_200_ms: withCasesOfOwn,
    cases_0_points_200_ms: without,
    cases_ratio: withCasesOfOwn / without,
    moving_load_200_points_ms: median(spent.search),
  };
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
