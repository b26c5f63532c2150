import { shippedComponents } from "@beltwright/catalogue";
import type { Finding } from "@beltwright/engine";
import { calculate, firstDesign, randomDuty } from "@beltwright/model";
import { sweepOptions } from "../measure/sweep-options.ts";
import type { Figures } from "../run.ts";

/**
 * First designs of random duties, 50 to 20 000 t/h over 20 m to 25 km, −300 to +600 m, as the editor opens with them:
 * the share without error findings, and what binds the rest. `--count 200` for a quick look, `--tell` for each that errs.
 */
export async function run(): Promise<Figures> {
  const { from, count, isTold } = sweepOptions(2000);
  const rows = await shippedComponents();
  const [spent, worked]: [number[], number[]] = [[], []];
  const by = new Map<string, number>();
  let whole = 0;
  for (let seed = from; seed < from + count; seed += 1) {
    const five = randomDuty(seed, rows.materials ?? []);
    const [begin, busy] = [performance.now(), process.cpuUsage()];
    const conveyor = firstDesign(five, rows);
    spent.push(performance.now() - begin);
    const { user, system } = process.cpuUsage(busy);
    worked.push((user + system) / 1000);
    const errors = errorsOf(conveyor, rows);
    whole += errors.length === 0 ? 1 : 0;
    for (const name of errors) by.set(name, (by.get(name) ?? 0) + 1);
    if (isTold && errors.length > 0) {
      const { capacity, length, lift, width } = five;
      console.error(`${seed}: ${capacity} t/h ${length} m ${lift} m ${width} mm: ${errors.join(", ")}`);
    }
  }
  return {
    duties: count,
    share_without_errors: round(whole / count),
    median_ms: shareOf(spent, 0.5),
    p95_ms: shareOf(spent, 0.95),
    slowest_ms: shareOf(spent, 1),
    // Of the processor, which a machine with other things to do changes less.
    median_cpu_ms: shareOf(worked, 0.5),
    p95_cpu_ms: shareOf(worked, 0.95),
    ...Object.fromEntries(
      [...by].toSorted(([, one], [, other]) => other - one).map(([name, found]) => [name, round(found / count)]),
    ),
  };
}

/** What is wrong with a design, each once. */
function errorsOf(
  conveyor: Parameters<typeof calculate>[0],
  rows: Awaited<ReturnType<typeof shippedComponents>>,
): readonly string[] {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") return [`refused: ${found.issues[0]?.path ?? ""}`];
  const errors = found.solution.findings.filter(({ severity }) => severity === "error");
  return [...new Set(errors.map(nameOf))];
}

const nameOf = ({ code, subject }: Finding): string => (code.startsWith("drive") ? code : `${code}: ${subject}`);

/** What such a share of all numbers does not exceed. */
function shareOf(numbers: readonly number[], share: number): number {
  const at = Math.min(numbers.length - 1, Math.floor(share * numbers.length));
  return round(numbers.toSorted((a, b) => a - b)[at] ?? 0);
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
