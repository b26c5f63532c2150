import { energyError, missingEnergy } from "../rules/belt-dynamics/run.ts";
import { at } from "../solve/tension/tension-state.ts";
import { plain, readInRun } from "../trace/reference.ts";
import type { Trace } from "../trace/trace.ts";
import { sums } from "./kernel/sums.ts";
import type { RunPlan } from "./run-plan.ts";
import { carriageEntry, type DynamicState } from "./state.ts";

/** Where the energy of a run came from and went, J. */
export interface EnergyBalance {
  readonly drives: number;
  /** Work of the take-up mass or winch. */
  readonly takeUp: number;
  /** Change of the energy of motion and of the stretched and sagging belt. */
  readonly kinetic: number;
  readonly strain: number;
  readonly lifted: number;
  /** Resistances of idlers, pulleys and take-up carriage. */
  readonly friction: number;
  /** Inside the belt, grid damping included. */
  readonly viscous: number;
  readonly brakes: number;
  /** Take-up carriage against its stops and locks, and slack spans pulled taut within a step. */
  readonly impacts: number;
  /** Heat of fluid couplings; not part of the balance, which begins behind them. */
  readonly couplings: number;
  readonly missing: number;
  /** Missing over the energy that changed hands. */
  readonly error: number;
}

/** Energy of motion of belt, pulleys, drives and take-up, J. */
export function kineticEnergy({ mesh, carriage }: RunPlan, state: DynamicState): number {
  let sum = 0;
  for (let i = 0; i < mesh.count; i += 1) sum += 0.5 * at(mesh.mass, i) * at(state.speed, i) ** 2;
  const mass = carriage?.kind === "gravity" ? carriage.mass : 0;
  return sum + 0.5 * mass * at(state.carriage, carriageEntry.speed) ** 2;
}

/**
 * Energy of the stretched belt, of its Maxwell branches and of its sag, J, at the moment of the speeds. The explicit
 * scheme has those half a step before the tensions: what the belt took up in that half step is not yet in their energy.
 */
export function strainEnergy(plan: RunPlan, state: DynamicState): number {
  const { mesh, loop, settings } = plan;
  let sum = 0;
  loop.strands.forEach((_, k) => {
    if (at(plan.coefficients.stiff, k) === 0) return;
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) sum += storedIn(plan, state, k, i);
  });
  return settings.stepper === "explicit" ? sum - halfStep(plan, state) : sum;
}

/** In one element; slack below the tension where the law of sag ends, its sag takes up length at that tension. */
function storedIn(
  { mesh, loop, settings, coefficients: c, decay, growth }: RunPlan,
  state: DynamicState,
  k: number,
  i: number,
): number {
  const { stiffness = 0, sagConstant = 0 } = loop.strands[k] ?? {};
  const tension = at(state.elastic, i);
  const history = at(state.history, i);
  const pure = at(c.pureByTension, k) * tension + at(c.pureByHistory, k) * history;
  const branch = at(c.branchByTension, k) * tension + at(c.branchByHistory, k) * history;
  const remembered = settings.model.branchRatio * (decay / growth) * branch ** 2;
  const sagged = settings.hasSag ? sagConstant / tension : 0;
  return (
    at(mesh.springLength, k) *
    (0.5 * stiffness * (pure ** 2 + remembered) - tension * (pure - at(state.strain, i)) - sagged)
  );
}

/** Work of the tensions on the elements over the half step between speeds and tensions, J. */
function halfStep(
  { mesh, step, carriage }: RunPlan,
  { speed, tension, elastic, carriage: moving }: DynamicState,
): number {
  let sum = 0;
  for (let i = 0; i < mesh.count; i += 1) sum += at(tension, i) * (at(speed, i + 1) - at(speed, i));
  const taken =
    carriage === undefined
      ? 0
      : at(moving, carriageEntry.speed) * (at(elastic, carriage.before) + at(elastic, carriage.node));
  return 0.5 * step * (sum + taken);
}

export function energyBalance(
  trace: Trace,
  plan: RunPlan,
  begin: { readonly kinetic: number; readonly strain: number },
  state: DynamicState,
): EnergyBalance {
  const { total } = state;
  const end = { kinetic: kineticEnergy(plan, state), strain: strainEnergy(plan, state) };
  const parts = {
    drives: at(total, sums.drive),
    takeUp: at(total, sums.takeUp),
    kinetic: end.kinetic - begin.kinetic,
    strain: end.strain - begin.strain,
    lifted: at(total, sums.gravity),
    friction: at(total, sums.friction) + at(total, sums.carriageFriction),
    viscous: at(total, sums.branch) + at(total, sums.grid),
    brakes: at(total, sums.brake),
    impacts: at(total, sums.impact),
  };
  const read = (value: number) => readInRun(trace, value);
  const missing = missingEnergy(trace, {
    drives: read(parts.drives),
    takeUp: read(parts.takeUp),
    kinetic: read(parts.kinetic),
    strain: read(parts.strain),
    lifted: read(parts.lifted),
    friction: read(parts.friction),
    viscous: read(parts.viscous),
    brakes: read(parts.brakes),
    impacts: read(parts.impacts),
  });
  const turnover = Math.max(
    Math.abs(parts.drives) + Math.abs(parts.takeUp),
    Math.max(begin.kinetic, end.kinetic),
    parts.friction + parts.brakes + parts.impacts,
    1,
  );
  const error = energyError(trace, { missing, turnover: read(turnover) });
  return { ...parts, couplings: at(total, sums.coupling), missing: plain(missing), error: plain(error) };
}
