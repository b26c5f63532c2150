import { solve } from "../../solve/solve.ts";
import { prepareDynamics } from "../prepare.ts";
import { randomCase } from "./random-conveyor.ts";

interface Sweep {
  readonly ran: number;
  readonly refused: number;
  /** Seeds of runs that broke off or left numbers that are none. */
  readonly broken: readonly number[];
  /** Of the runs, the share of energy missing at most. */
  readonly worstEnergyError: number;
}

/** Random conveyors through random scenarios: each runs to its end with finite numbers or is refused before. */
export function sweep(seeds: readonly number[]): Sweep {
  const outcomes = seeds.map((seed) => ({ seed, ...runOne(seed) }));
  const ran = outcomes.filter((one) => one.kind === "ran");
  return {
    ran: ran.length,
    refused: outcomes.filter((one) => one.kind === "refused").length,
    broken: outcomes.filter((one) => one.kind === "broken").map((one) => one.seed),
    worstEnergyError: Math.max(0, ...ran.map((one) => one.energyError)),
  };
}

function runOne(seed: number): { readonly kind: "ran" | "refused" | "broken"; readonly energyError: number } {
  const { design, scenario, options } = randomCase(seed);
  const solution = solve(design, { method: "ISO" });
  if (solution.kind === "refused") return { kind: "refused", energyError: 0 };
  const prepared = prepareDynamics(design, solution, scenario, options);
  if (prepared.kind === "refused") return { kind: "refused", energyError: 0 };
  const { run } = prepared;
  run.advance(run.runTime);
  const { frames, end, energy, envelope, largest, smallest } = run.result();
  const series = [
    frames.tension,
    frames.speed,
    frames.strain,
    frames.strainRate,
    frames.takeUpTravel,
    envelope.largest,
  ];
  const hasNumbers = series.every((values) => values.every(Number.isFinite)) && Number.isFinite(energy.error);
  const isSound = hasNumbers && Number.isFinite(largest.tension) && Number.isFinite(smallest.tension);
  return { kind: end === "completed" && isSound ? "ran" : "broken", energyError: Math.abs(energy.error) };
}
