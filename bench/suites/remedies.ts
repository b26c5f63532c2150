import { shippedComponents } from "@beltwright/catalogue";
import type { Finding } from "@beltwright/engine";
import { type Conveyor, calculate, faultyConveyor, mendAll, remediesFor } from "@beltwright/model";
import { sweepOptions } from "../measure/sweep-options.ts";
import type { Figures } from "../run.ts";

type Rows = Awaited<ReturnType<typeof shippedComponents>>;

/**
 * Random faulty designs: the share of their errors that a tried remedy removes (`errors_with_remedy`, goal 0.8) and the
 * share of designs without an error after "mend all" (`mended_whole`, goal 0.7), each verified by a calculation of its
 * own. `--count 50` for a quick look, `--tell` for the codes that nothing mends.
 */
export async function run(): Promise<Figures> {
  const { from, count, isTold } = sweepOptions(500);
  const rows = await shippedComponents();
  const [without, remaining] = [new Map<string, number>(), new Map<string, number>()];
  const sums = { designs: 0, errors: 0, mendable: 0, whole: 0, wrong: 0, remedies: 0 };
  const begin = process.cpuUsage();
  for (let seed = from; sums.designs < count; seed += 1) {
    const conveyor = faultyConveyor(seed, rows);
    if (conveyor === undefined) continue;
    sums.designs += 1;
    for (const finding of errorsOf(conveyor, rows)) {
      const offers = remediesFor(conveyor, finding, { rows });
      sums.errors += 1;
      sums.remedies += offers.length;
      sums.mendable += offers.length > 0 ? 1 : 0;
      sums.wrong += offers.filter((remedy) => !isMended(remedy.conveyor, conveyor, finding, rows)).length;
      if (offers.length === 0) count1(without, finding.code);
    }
    const left = errorsOf(mendAll(conveyor, { rows })?.conveyor ?? conveyor, rows);
    sums.whole += left.length === 0 ? 1 : 0;
    for (const { code } of left) count1(remaining, code);
  }
  const { user, system } = process.cpuUsage(begin);
  if (isTold) console.error("no remedy:", sorted(without), "\nleft by mend all:", sorted(remaining));
  return {
    designs: sums.designs,
    errors: sums.errors,
    errors_with_remedy: round(sums.mendable / sums.errors),
    remedies_an_error: round(sums.remedies / sums.errors),
    remedies_not_verified: sums.wrong,
    mended_whole: round(sums.whole / sums.designs),
    cpu_s_a_design: round((user + system) / 1e6 / sums.designs),
  };
}

function errorsOf(conveyor: Conveyor, rows: Rows): readonly Finding[] {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  const errors = found.solution.findings.filter(({ severity }) => severity === "error");
  return errors.filter((one, at) => errors.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

const keyOf = ({ code, subject, place: { pointId, driveId } }: Finding) =>
  JSON.stringify([code, subject, pointId, driveId]);

/** Gone, and no error that was not there before. */
function isMended(after: Conveyor, before: Conveyor, finding: Finding, rows: Rows): boolean {
  const was = new Set(errorsOf(before, rows).map(keyOf));
  const is = errorsOf(after, rows).map(keyOf);
  return !is.includes(keyOf(finding)) && is.every((key) => was.has(key));
}

function count1(counts: Map<string, number>, code: string): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

const sorted = (counts: ReadonlyMap<string, number>) => [...counts].toSorted(([, one], [, other]) => other - one);
const round = (value: number) => Number(value.toPrecision(4));
