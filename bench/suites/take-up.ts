import { type Design, type Solution, solve, type TakeUp } from "@beltwright/engine";
import { toDesign, undulatingConveyor } from "@beltwright/model";

/** Fewer for a quick look: SWEEP=60. */
const conveyors = Number(process.env.SWEEP ?? 1000);

/**
 * The take-up of random conveyors of 0.5 to 20 km over hills and valleys: every one gets a mass that holds when it is
 * typed, or a finding and no mass. The same conveyors with a belt of fixed length and with a winch that is locked while
 * the belt starts and stops, whose tensions must be found within a second however many calculations are allowed.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const count = { refused: 0, held_as_typed: 0, missed_as_typed: 0, finding_and_no_mass: 0, mass_without_finding: 0 };
  const fixed = { fixed_held_as_typed: 0, fixed_missed_as_typed: 0, fixed_not_found: 0 };
  const spent: number[] = [];
  const spentFixed: number[] = [];
  for (let seed = 1; seed <= conveyors; seed += 1) {
    const made = toDesign({ ...undulatingConveyor(seed), maxCalcs: seed % 2 === 0 ? 100 : 10_000 });
    if (made.kind === "refused") {
      count.refused += 1;
      continue;
    }
    const verdict = judged(made.design, { kind: "gravity", massIncrement: 500 }, spent);
    count[verdict] += 1;
    if (verdict === "missed_as_typed") console.error(`conveyor ${seed} does not hold as typed`);
    for (const takeUp of [{ kind: "fixed" }, { kind: "winch", isHeldInTransients: false }] as const) {
      const found = judged(made.design, takeUp, spentFixed);
      if (found === "missed_as_typed") console.error(`conveyor ${seed} does not hold as typed: ${takeUp.kind}`);
      fixed.fixed_held_as_typed += found === "held_as_typed" ? 1 : 0;
      fixed.fixed_missed_as_typed += found === "missed_as_typed" ? 1 : 0;
      fixed.fixed_not_found += found === "finding_and_no_mass" ? 1 : 0;
    }
  }
  return {
    conveyors,
    ...count,
    median_ms: round(spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)] ?? 0),
    slowest_ms: round(Math.max(...spent)),
    ...fixed,
    fixed_median_ms: round(spentFixed.toSorted((a, b) => a - b)[Math.floor(spentFixed.length / 2)] ?? 0),
    fixed_slowest_ms: round(Math.max(...spentFixed)),
  };
}

const missing = new Set(["drive-slips", "brake-slips", "sag-exceeded", "belt-slack", "not-converged", "take-up-light"]);

type Verdict = "held_as_typed" | "missed_as_typed" | "finding_and_no_mass" | "mass_without_finding";

/** Whether what is found for a take-up holds when it is typed. */
function judged(design: Design, takeUp: TakeUp, spent: number[]): Verdict {
  const begin = performance.now();
  const { takeUp: found, findings } = solved({ ...design, takeUp });
  spent.push(performance.now() - begin);
  if (found.required.kind === "not-found") {
    const isSaid = findings.some(({ code }) => code === "take-up-not-found");
    return isSaid && found.mass === undefined ? "finding_and_no_mass" : "mass_without_finding";
  }
  const typed = found.requiredMass === undefined ? { tension: found.required.tension } : { mass: found.requiredMass };
  const again = solved({ ...design, takeUp: { ...takeUp, ...typed } });
  return again.findings.some(({ code }) => missing.has(code)) ? "missed_as_typed" : "held_as_typed";
}

function solved(design: Design): Solution {
  const found = solve(design, { method: "ISO" });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.refusals));
  return found;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
