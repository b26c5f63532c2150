import type { MachineSolution } from "@beltwright/engine";
import type { ComponentRows } from "../../design/component-rows.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { LayoutChoice } from "../../layouts/choose-layout.ts";
import { builtTravel } from "../../layouts/take-up-place.ts";
import { physicalConstants } from "../../reference/physics.ts";
import { findWarned, isNoWorse, type Warned } from "./first-warned.ts";

/** Largest pull of the steady cases, and the largest by which the belt drives its motors, N. */
export function pullsOf({ cases, regenerative }: MachineSolution): { readonly pull: number; readonly hold: number } {
  const running = Object.values(cases).filter(({ name }) => name.startsWith("running"));
  const low = regenerative?.cases ?? [];
  return {
    pull: Math.max(0, ...running.map(({ effectiveTension }) => effectiveTension)),
    hold: Math.max(0, ...[...running, ...low].map(({ effectiveTension }) => -effectiveTension)),
  };
}

/**
 * Travel for the stretch that was calculated, and the pull. Drives at the head that hold a belt back slacken it before
 * them: the take-up behind them is made as heavy as keeps it from sagging there when friction is at its low end.
 */
export function withTakeUp(given: Conveyor, { layout, estimate }: LayoutChoice, solution: MachineSolution): Conveyor {
  const { total } = solution.machine.takeUpTravel;
  const conveyor = { ...given, takeupTravelInp: builtTravel(given, total, estimate.length) };
  const { hold } = pullsOf(solution);
  const isHeldAtHead = hold > 0 && layout !== "tail" && layout !== "dual-tail";
  const needed = isHeldAtHead ? headShare(conveyor) * hold + saggingTension(conveyor, estimate.lineMass) : 0;
  const { required } = solution.takeUp;
  const isEnough = required.kind === "found" && required.tension >= needed;
  if (!isEnough && isHeldBy(conveyor, needed)) return conveyor;
  return { ...conveyor, ...typed(conveyor, isEnough ? 0 : needed) };
}

/** Shares of the pull of the take-up that are tried where the edges of the belt would go slack in a bend. */
const tauter = [1.1, 1.25, 1.5, 2];
const slackInBends = ["edge-slack", "centre-buckling"].map(
  (check) => `curve-no-radius-suffices: vertical-curve/${check}`,
);

/**
 * A take-up that pulls harder where the belt would go slack across its width in a bend, as light belts do that need little
 * pull for all else (handbook 5.3.2): as much as helps and brings nothing else to be warned of.
 */
export function withoutSlackEdges(usual: Warned, rows: ComponentRows): Warned {
  const { conveyor, calculated } = usual;
  if (!hasSlackEdges(usual)) return usual;
  const { tension } = calculated.solution.takeUp;
  for (const share of tauter) {
    const tried = findWarned({ ...conveyor, ...typed(conveyor, share * tension) }, rows);
    if (tried !== undefined && !hasSlackEdges(tried) && isNoWorse(tried, usual)) return tried;
  }
  return usual;
}

function hasSlackEdges({ warnings }: Warned): boolean {
  return slackInBends.some((slack) => warnings.has(slack));
}

/** A pull so little above the need is left as it is: every other one asks for another belt and another need. */
const spare = 0.05;

function isHeldBy({ takeUpMass, takeupTensionInp }: Conveyor, needed: number): boolean {
  const tension = (takeUpMass * physicalConstants.gravity) / 2 + 1000 * takeupTensionInp;
  return tension >= needed && tension <= (1 + spare) * needed;
}

function headShare({ drives }: Conveyor): number {
  const sum = (some: Conveyor["drives"]) => some.reduce((all, { noOfMotors }) => all + noOfMotors, 0);
  return sum(drives.filter(({ driveType }) => driveType === "Head")) / sum(drives);
}

function saggingTension({ nomCSSpacing, allowSagCS }: Conveyor, lineMass: number): number {
  return (lineMass * physicalConstants.gravity * nomCSSpacing) / (8 * (allowSagCS / 100));
}

/** Of a mass that two strands hang on, or of what holds one; 0 leaves it to the calculation. */
function typed({ takeupType, takeupIncrement }: Conveyor, tension: number) {
  const isMass = takeupType === "Vertical Gravity" || takeupType === "Horizontal Gravity";
  const mass = (2 * tension) / physicalConstants.gravity;
  return {
    takeUpMass: isMass ? takeupIncrement * Math.ceil(mass / takeupIncrement) : 0,
    takeupTensionInp: isMass ? 0 : Math.ceil(tension / 1000),
  };
}
