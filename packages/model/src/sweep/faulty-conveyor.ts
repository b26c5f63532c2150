import { type ComponentRows, calculate } from "../design/calculate.ts";
import { freezeParts } from "../design/parts/keep-parts.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first/first-design.ts";
import { changeCapacity } from "../edits/value-edits.ts";
import { logarithmic, type NumberStream, numberStream, pick } from "./number-stream.ts";
import { randomConveyor } from "./random-conveyor.ts";
import { randomDuty } from "./random-duty.ts";

type Spoil = (conveyor: Conveyor, next: NumberStream) => Conveyor;

const scaled =
  (name: "takeUpMass" | "nomCSSpacing" | "nomRSSpacing" | "beltSpeedInp", low: number, high: number): Spoil =>
  (conveyor, next) => ({ ...conveyor, [name]: conveyor[name] * logarithmic(next, low, high) });

/** What goes wrong in an office: a duty that grew, a part that was guessed, a number from another job. */
const spoils: readonly [Spoil, ...Spoil[]] = [
  (conveyor, next) => {
    const grown = changeCapacity(conveyor, conveyor.capacityInp * logarithmic(next, 1.1, 1.8));
    return grown.kind === "changed" ? grown.conveyor : conveyor;
  },
  (conveyor, next) => ({
    ...conveyor,
    beltWidthInp: Math.round((conveyor.beltWidthInp * logarithmic(next, 0.6, 0.9)) / 50) * 50,
  }),
  scaled("takeUpMass", 0.2, 0.7),
  scaled("nomCSSpacing", 1.5, 2.5),
  scaled("nomRSSpacing", 1.5, 2.5),
  scaled("beltSpeedInp", 0.5, 0.9),
  (conveyor, next) => {
    const share = logarithmic(next, 0.3, 0.8);
    const { belt } = conveyor;
    return {
      ...conveyor,
      belt: { ...belt, allowableTension: belt.allowableTension * share, beltStrength: belt.beltStrength * share },
    };
  },
  (conveyor, next) => {
    const share = logarithmic(next, 0.4, 0.8);
    const drives = conveyor.drives.map((drive) => ({
      ...drive,
      motor: { ...drive.motor, power: drive.motor.power * share },
    }));
    return { ...conveyor, drives };
  },
  (conveyor, next) => {
    const share = logarithmic(next, 0.4, 0.8);
    const drives = conveyor.drives.map((drive) => ({
      ...drive,
      gbox: { ...drive.gbox, maxTorque: drive.gbox.maxTorque * share },
    }));
    return { ...conveyor, drives };
  },
  (conveyor, next) => {
    const share = logarithmic(next, 0.5, 0.8);
    const pulls = conveyor.pulls.map((pull) => ({
      ...pull,
      shaft: { ...pull.shaft, dia: Math.round(pull.shaft.dia * share) },
    }));
    return { ...conveyor, pulls };
  },
  (conveyor, next) => {
    const share = logarithmic(next, 0.4, 0.8);
    const pulls = conveyor.pulls.map((pull) => ({
      ...pull,
      shell: { ...pull.shell, shellDia: Math.round(pull.shell.shellDia * share) },
    }));
    return { ...conveyor, pulls };
  },
  (conveyor, next) => {
    const share = logarithmic(next, 0.2, 0.7);
    const pulls = conveyor.pulls.map((pull) => ({ ...pull, vertCurveRadiusInp: pull.vertCurveRadiusInp * share }));
    return { ...conveyor, pulls };
  },
];

/**
 * A conveyor with something wrong, the same for the same seed: a first design whose parts were frozen and then spoilt once
 * or twice, or a random one as it is. Undefined where no error comes of it.
 */
export function faultyConveyor(seed: number, rows: ComponentRows): Conveyor | undefined {
  const next = numberStream(seed);
  const begun = seed % 4 === 0 ? randomConveyor(seed).conveyor : frozenDesign(seed, rows);
  const spoilt = Array.from({ length: seed % 3 === 0 ? 2 : 1 }).reduce<Conveyor | undefined>(
    (conveyor) => conveyor && pick(next, spoils)(conveyor, next),
    begun,
  );
  const found = spoilt && calculate(spoilt, { rows });
  const isFaulty = found?.kind === "calculated" && found.solution.findings.some(({ severity }) => severity === "error");
  return isFaulty ? spoilt : undefined;
}

function frozenDesign(seed: number, rows: ComponentRows): Conveyor | undefined {
  const conveyor = firstDesign(randomDuty(seed, rows.materials ?? []), rows);
  const found = calculate(conveyor, { rows });
  return found.kind === "calculated" ? freezeParts(conveyor, found.solution.machine, rows) : undefined;
}
