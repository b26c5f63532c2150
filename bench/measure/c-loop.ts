import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Simulation } from "@beltwright/engine";

/** The project's own C loop, compiled in this run. */
interface CLoop {
  /** Best CPU seconds of some rounds, and the sum of final tensions and speeds. */
  readonly run: (simulation: Simulation, steps: number, rounds: number) => { seconds: number; check: number };
  readonly remove: () => void;
}

export function compileCLoop(): CLoop {
  const folder = mkdtempSync(join(tmpdir(), "beltwright-bench-"));
  const program = join(folder, "dynamics");
  const source = fileURLToPath(new URL("../dynamics.c", import.meta.url));
  // No fused multiply-add: JavaScript has none, and both must give the same bits.
  execFileSync("gcc", ["-O3", "-Wall", "-Wextra", "-ffp-contract=off", "-o", program, source, "-lm"]);
  return {
    run: (simulation, steps, rounds) => {
      const file = join(folder, "problem");
      writeFileSync(file, problemOf(simulation));
      const printed = execFileSync(program, [file, String(steps), String(rounds)], { encoding: "utf8" });
      const [seconds = Number.NaN, check = Number.NaN] = printed.split(" ").map(Number);
      return { seconds, check };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Coefficients and state in the order the C program reads them. */
function problemOf({ plan, state }: Simulation): Uint8Array {
  const { loop, mesh, coefficients: c, carriage, step, decay, growth } = plan;
  const [drive] = loop.drives;
  if (drive === undefined || carriage === undefined || drive.action.kind !== "torque-speed") throw new Error("unfit");
  const { x, y } = drive.action.curve;
  const head = [step, decay, growth, loop.fullSpeed, carriage.mass, carriage.pull, drive.fullLoadForce];
  const sizes = [drive.station, carriage.strandAfter, loop.strands.length, mesh.count, x.length];
  const columns = [
    ...[c.mass, c.stepOverMass, c.fall, c.grip, c.gripBySpeed, c.gripAtRest, c.stepOverLength],
    ...[c.stiff, c.overStiff, c.branch, c.sag, c.thick, c.kelvin, c.pureByTension, c.pureByHistory],
    ...[c.branchByTension, c.branchByHistory, c.branchLoss, c.viscousLoss, c.snapLoss],
  ];
  const strands = loop.strands.flatMap((_, k) => {
    const node = mesh.first[k] ?? 0;
    const station = [mesh.mass, mesh.resistance, mesh.gravity].map((values) => values[node] ?? 0);
    return [...columns.map((values) => values[k] ?? 0), ...station];
  });
  const { speed, tension, elastic, strain, history, largest, smallest, largestAt, smallestAt } = state;
  const arrays = [speed, tension, elastic, strain, history, largest, smallest, largestAt, smallestAt];
  const numbers = [...head, ...sizes, ...strands, ...mesh.first, ...x, ...y, ...arrays.flatMap((one) => [...one])];
  return new Uint8Array(Float64Array.from(numbers).buffer);
}
