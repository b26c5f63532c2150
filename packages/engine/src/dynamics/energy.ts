import { at } from "../methods/tension/tension-state.ts";
import { energyError, missingEnergy } from "../standards/belt-dynamics/run.ts";
import type { Trace } from "../trace/trace.ts";
import { sums } from "./kernel.ts";
import type { Machine } from "./machine.ts";
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
  /** Heat of fluid couplings; not part of the balance, which begins behind them. */
  readonly couplings: number;
  readonly missing: number;
  /** Missing over the energy that changed hands. */
  readonly error: number;
}

/** Energy of motion of belt, pulleys, drives and take-up, J. */
export function kineticEnergy({ mesh, carriage }: Machine, state: DynamicState): number {
  let sum = 0;
  for (let i = 0; i < mesh.count; i += 1) sum += 0.5 * at(mesh.mass, i) * at(state.speed, i) ** 2;
  const mass = carriage?.kind === "gravity" ? carriage.mass : 0;
  return sum + 0.5 * mass * at(state.carriage, carriageEntry.speed) ** 2;
}

/** Energy of the stretched belt, of its Maxwell branches and of its sag, J. */
export function strainEnergy(machine: Machine, state: DynamicState): number {
  const { mesh, loop, settings, decay, growth } = machine;
  const ratio = settings.model.branchRatio;
  let sum = 0;
  loop.strands.forEach(({ stiffness, sagConstant }, k) => {
    const sag = settings.hasSag ? sagConstant : 0;
    for (let i = mesh.first[k] ?? 0; i < (mesh.first[k + 1] ?? 0); i += 1) {
      const tension = at(state.tension, i);
      const strain = at(state.strain, i) + (sag > 0 ? sag / tension ** 2 : 0);
      const branch = (at(state.history, i) + growth * strain) / decay;
      const stored = 0.5 * stiffness * (strain ** 2 + ratio * branch ** 2) - (sag > 0 ? (2 * sag) / tension : 0);
      sum += at(mesh.springLength, k) * stored;
    }
  });
  return sum;
}

export function energyBalance(
  trace: Trace,
  machine: Machine,
  begin: { readonly kinetic: number; readonly strain: number },
  state: DynamicState,
): EnergyBalance {
  const { total } = state;
  const end = { kinetic: kineticEnergy(machine, state), strain: strainEnergy(machine, state) };
  const parts = {
    drives: at(total, sums.drive),
    takeUp: at(total, sums.takeUp),
    kinetic: end.kinetic - begin.kinetic,
    strain: end.strain - begin.strain,
    lifted: at(total, sums.gravity),
    friction: at(total, sums.friction) + at(total, sums.carriageFriction),
    viscous: at(total, sums.branch) + at(total, sums.grid),
    brakes: at(total, sums.brake),
  };
  const missing = missingEnergy(trace, parts);
  const turnover = Math.max(
    Math.abs(parts.drives) + Math.abs(parts.takeUp),
    Math.max(begin.kinetic, end.kinetic),
    parts.friction + parts.brakes,
    1,
  );
  return { ...parts, couplings: at(total, sums.coupling), missing, error: energyError(trace, { missing, turnover }) };
}
