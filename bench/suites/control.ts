import { parseArgs } from "node:util";
import { shippedComponents } from "@beltwright/catalogue";
import { type ControlledBy, controlModes, controlOutcome } from "@beltwright/model";

/** Energy that may be missing, as a share. */
const mostMissing = 1e-3;
/** Full load by which led drives may part from their shares. */
const mostApart = 1e-6;

/**
 * Random conveyors under every kind of control, through starts and stops in turn: each runs to its end with finite numbers
 * or is refused with a reason. `--count 50` for a quick look, `--from` for others.
 */
export async function run(): Promise<Readonly<Record<string, number>>> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { count: { type: "string", default: "500" }, from: { type: "string", default: "1" } },
  });
  const [from, count] = [Number(values.from), Number(values.count)];
  const rows = await shippedComponents();
  const tally: Record<string, number> = { finished: 0, refused: 0, thrown: 0, not_finite: 0, diverged: 0 };
  let [worst, apart] = [0, 0];
  const kinds = Object.keys(controlModes).filter(isKind);
  for (let seed = from; seed < from + count; seed += 1) {
    for (const by of kinds) {
      const outcome = controlOutcome(seed, by, rows);
      add(tally, outcome.kind.replace("-", "_"));
      if (outcome.kind === "finished") {
        worst = Math.max(worst, outcome.energyError);
        apart = Math.max(apart, outcome.shareError);
        if (outcome.shareError > mostApart) console.error(`seed ${seed}, ${by}: shares part by ${outcome.shareError}`);
      } else if (outcome.kind === "refused") add(tally, `refused_${named(outcome.reason)}`);
      else console.error(`seed ${seed}, ${by}: ${outcome.kind} ${outcome.kind === "thrown" ? outcome.message : ""}`);
      if (outcome.kind === "finished" && outcome.energyError > mostMissing)
        console.error(`seed ${seed}, ${by}: ${outcome.energyError} of the energy is missing`);
    }
  }
  const hasFailed = tally.thrown !== 0 || tally.not_finite !== 0 || tally.diverged !== 0;
  if (hasFailed || worst > mostMissing || apart > mostApart) process.exitCode = 1;
  return {
    designs: count,
    modes: kinds.length,
    ...tally,
    worst_energy_error: Number(worst.toPrecision(3)),
    worst_share_error: Number(apart.toPrecision(3)),
  };
}

const isKind = (name: string): name is ControlledBy => Object.hasOwn(controlModes, name);

function add(tally: Record<string, number>, name: string): void {
  tally[name] = (tally[name] ?? 0) + 1;
}

/** A code or the begin of a sentence as the name of a figure. */
function named(reason: string): string {
  const words = reason.toLowerCase().match(/[a-z]+/g) ?? ["without", "reason"];
  return words.slice(0, 6).join("_");
}
