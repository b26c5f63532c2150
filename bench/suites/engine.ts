import { shippedComponents } from "@beltwright/catalogue";
import { loadCases, solve } from "@beltwright/engine";
import { type Calculation, calculate, walkResults } from "@beltwright/model";
import { flatten, sumFlat } from "../measure/flat-loop.ts";
import { fullConveyor } from "../measure/full-conveyor.ts";
import { overland } from "../measure/overland.ts";

const sizes = [50, 100, 400, 1500, 5000];

/** A 200-point, 3-drive, 20-hopper overland design, all load cases, one method; and how the cost grows with size. */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const full = await fullFigures();
  const design = overland(200);
  const plain = median(() => solve(design, { method: "ISO" }), 60);
  const traced = median(() => solve(design, { method: "ISO", isTraced: true }), 15);
  const calculations = await countCalculations();
  const flat = flatten(design);
  const byHand = median(
    () => loadCases.reduce((sum, { load }) => sum + sumFlat(flat, 147e3, calculations, load === "empty" ? 0 : 1), 0),
    60,
  );
  const times = sizes.map((size) => {
    const sized = overland(size);
    return median(() => solve(sized, { method: "ISO" }), size > 1000 ? 8 : 20);
  });
  return {
    solve_200_points_ms: round(plain),
    solve_traced_200_points_ms: round(traced),
    flat_loop_200_points_ms: round(byHand),
    ratio_to_flat_loop: round(plain / byHand),
    ...Object.fromEntries(sizes.map((size, at) => [`solve_${size}_points_ms`, round(times[at] ?? 0)])),
    growth_exponent: round(slope(sizes.map(Math.log), times.map(Math.log))),
    ...full,
  };
}

/** Solves before the full one is measured: keys somebody has struck after some minutes with a design. */
const practised = 400;

/**
 * Tensions with everything that follows: 200 points, 3 drives, the complete shipped catalogues. Every result is handed
 * over, as to the editor; `named` puts them into one record besides, as they are stored.
 */
async function fullFigures(): Promise<Readonly<Record<string, number>>> {
  const rows = await shippedComponents();
  const conveyor = fullConveyor(200);
  const begin = performance.now();
  const done = calculate(conveyor, { rows });
  const first = performance.now() - begin;
  if (done.kind === "refused") throw new Error(JSON.stringify(done.issues));
  const handOver = (calculation: Calculation) => {
    let sum = 0;
    if (calculation.kind === "calculated") walkResults(conveyor, calculation.solution, rows, () => (sum += 1));
    return sum;
  };
  const name = (calculation: Calculation) => (calculation.kind === "calculated" ? calculation.results : {});
  return {
    full_solve_first_ms: round(first),
    full_solve_early_ms: round(median(() => handOver(calculate(conveyor, { rows })), 15)),
    full_solve_ms: round(median(() => handOver(calculate(conveyor, { rows })), 50, practised)),
    full_solve_named_ms: round(median(() => name(calculate(conveyor, { rows })), 50)),
    full_check_ms: round(median(() => handOver(calculate(conveyor)), 15)),
    full_solve_tensions_ms: round(median(() => solve(done.design, { method: "ISO" }), 15)),
  };
}

/** Calculations of one case in a solve: the first search, the search for the take-up and its confirmation. */
async function countCalculations(): Promise<number> {
  const solution = solve(overland(200), { method: "ISO" });
  if (solution.kind === "refused") throw new Error(JSON.stringify(solution.refusals));
  const counts = Object.values(solution.cases).map((result) => result.iterations);
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length) + 4;
}

function median(work: () => unknown, times: number, before = times): number {
  for (let warm = 0; warm < before; warm += 1) work();
  const spent = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return spent.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

function slope(x: readonly number[], y: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  const top = x.reduce((sum, value, at) => sum + (value - mx) * ((y[at] ?? 0) - my), 0);
  return top / x.reduce((sum, value) => sum + (value - mx) ** 2, 0);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
