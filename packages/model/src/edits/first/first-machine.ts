import { type Finding, type MachineSolution, pulleyBearingCentres, pulleyFaceWidth } from "@beltwright/engine";
import { calculate } from "../../design/calculate.ts";
import type { ComponentRows } from "../../design/component-rows.ts";
import { keepParts } from "../../design/parts/keep-parts.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import type { Drive, Pull } from "../../document/types/parts.ts";
import type { LayoutChoice } from "../../layouts/choose-layout.ts";
import type { OfficePreferences } from "../../preferences/office-preferences.ts";
import { withEqualDrives } from "../equal-drives.ts";
import { withBrakes } from "./first-brakes.ts";
import { beltCategory, beltKind, closerSpacing, everyCategory, withLagging } from "./first-practice.ts";
import { withSlowRolls } from "./first-rolls.ts";
import { firstBelts, motorSizes } from "./first-sizes.ts";
import { withStart } from "./first-start.ts";
import { pullsOf, withTakeUp } from "./first-take-up.ts";
import type { FiveNumbers } from "./five-numbers.ts";

interface Given {
  readonly five: FiveNumbers;
  readonly choice: LayoutChoice;
  readonly rows: ComponentRows | undefined;
  readonly preferences: OfficePreferences;
}

type Calculated = Extract<ReturnType<typeof calculate>, { readonly kind: "calculated" }>;

/** A conveyor with its machine, the pulls it was chosen for, N, and what was found of it before. */
interface Equipped {
  readonly conveyor: Conveyor;
  readonly solved?: { readonly pull: number; readonly hold: number };
  readonly findings: readonly Finding[];
}

/** Belt, motors, start, pulleys and spacing for the pulls of the conveyor as it is laid. */
export function withMachine(conveyor: Conveyor, given: Given): Equipped {
  const { five, choice, rows } = given;
  const fitted = { ...conveyor, pulls: conveyor.pulls.map((pull) => withFace(pull, five.width)) };
  const calculation = calculate(fitted, rows ? { rows } : {});
  if (calculation.kind === "refused") return { conveyor: fitted, findings: [] };
  const built = rows
    ? { ...withSlowRolls(keepParts(fitted, calculation.solution.machine, rows), rows), partsKept: false }
    : withMotors(withBelt(fitted, given, calculation), calculation);
  const held = withBrakes(withEqualDrives(built), choice, { ...calculation.solution, hasRows: rows !== undefined });
  const started = withStart({ ...held, drives: withLagging(held.drives) }, five.length, calculation.solution);
  const tightened = withTakeUp(started, choice, calculation.solution);
  const closer = withCloserIdlers(tightened, calculation);
  const { solution } = calculation;
  return {
    conveyor: withCategory(closer, { ...given, length: five.length }, solution),
    solved: pullsOf(solution),
    findings: solution.findings,
  };
}

function withFace(pull: Pull, width: number): Pull {
  const beltWidth = width / 1000;
  const face = pulleyFaceWidth.evaluate({ beltWidth });
  const faceWidth = Math.round(face * 1000);
  const bearingCentres = Math.round(pulleyBearingCentres.evaluate({ faceWidth: face, beltWidth }) * 1000);
  if (pull.width.beltWidth === width) return pull;
  return {
    ...pull,
    shell: { ...pull.shell, faceWidth },
    width: { ...pull.width, beltWidth: width, faceWidth, bearingCentres },
    shaft: { ...pull.shaft, brgCentres: bearingCentres, shaftL: bearingCentres + 250 },
  };
}

/** What a belt category rests on. */
interface BeltPlace {
  readonly length: number;
  readonly rows: ComponentRows | undefined;
  readonly preferences: OfficePreferences;
}

/** The category Auto chooses the belt from: by the rating that was found to be needed and the length (handbook 15.28). */
export function withCategory(
  conveyor: Conveyor,
  { length, rows, preferences }: BeltPlace,
  solution: MachineSolution,
): Conveyor {
  // Narrow belts of steel cord do not trough: where none of the usual kind fits, any other may.
  const isStuck = conveyor.beltCategory === everyCategory || hasError(solution, "belt-none-fits");
  const kind = beltKind(solution.belt.requiredRating / 1000, length, preferences.beltKinds);
  return { ...conveyor, beltCategory: isStuck ? everyCategory : beltCategory(kind, rows) };
}

const hasError = ({ findings }: MachineSolution, ...codes: readonly string[]) =>
  findings.some(({ severity, code }) => severity === "error" && codes.includes(code));

/** Closer by a step of the structure where no rolls carry what lies on them. */
function withCloserIdlers(conveyor: Conveyor, { solution }: Calculated): Conveyor {
  const isShort = solution.findings.some(
    ({ severity, code, subject }) => severity === "error" && (code.startsWith("idler-") || subject.startsWith("idler")),
  );
  const closer = isShort ? closerSpacing(conveyor.nomCSSpacing) : undefined;
  return closer === undefined ? conveyor : { ...conveyor, nomCSSpacing: closer };
}

/** The lightest belt whose allowed pull is not exceeded, running or starting. */
function withBelt(conveyor: Conveyor, { five, preferences }: Given, { solution }: Calculated): Conveyor {
  const pull = solution.belt.requiredRating / 1000;
  const belts = firstBelts(beltKind(pull, five.length, preferences.beltKinds), conveyor.staticSafetyFactor);
  const belt = belts.find(({ allowableTension }) => allowableTension >= 1.02 * pull) ?? belts.at(-1);
  return belt ? { ...conveyor, belt: { ...conveyor.belt, ...belt } } : conveyor;
}

function withMotors(conveyor: Conveyor, { results }: Calculated): Conveyor {
  const absorbed = Math.abs(Number(results.absorbedPower));
  const motors = conveyor.drives.reduce((sum, { noOfMotors }) => sum + noOfMotors, 0);
  const drives = conveyor.drives.map((drive): Drive => {
    const needed = (absorbed * drive.motorSelectionFactor) / motors;
    const size = motorSizes.find(({ power }) => power >= needed) ?? motorSizes.at(-1);
    if (!size) return drive;
    const motor = { ...drive.motor, ...size, description: `${size.power} kW, ${drive.motor.poles} poles` };
    return { ...drive, motor, gbox: { ...drive.gbox, ...gearOf(conveyor, drive, size.speed) } };
  });
  return { ...conveyor, drives };
}

function gearOf({ pulls, beltSpeedInp }: Conveyor, { driveNo, laggingThick }: Drive, motorSpeed: number) {
  const driven = pulls.find(({ pType, linkToDriveNo }) => pType === "Drive" && linkToDriveNo === driveNo);
  const diameter = (driven?.shell.shellDia ?? 800) + 2 * laggingThick;
  const pulleySpeed = (beltSpeedInp * 60_000) / (Math.PI * diameter);
  const ratio = Number((motorSpeed / pulleySpeed).toFixed(2));
  return { ratio, description: `1:${ratio}`, efficiency: 96 };
}
