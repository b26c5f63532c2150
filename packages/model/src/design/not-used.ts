import { bareTrace } from "@beltwright/engine";
import type { DocumentIssue } from "../document/parse.ts";
import { isPulley } from "../document/pulley-point.ts";
import { pathAngles } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, OwnLoadCase, Pull } from "../document/types/parts.ts";
import { partsNotUsed, when } from "./parts/parts-not-used.ts";
import { hasFittingParts } from "./pulley-inertia.ts";
import { startFactors } from "./start-factor.ts";

/**
 * What a document asks for and the calculation does not take into account: said aloud, so that nobody believes a number
 * to hold more than it does.
 */
export function notUsed(conveyor: Conveyor): readonly DocumentIssue[] {
  return [
    ...conveyor.pulls.flatMap(pullIssues),
    ...conveyor.drives.flatMap((drive, index) => driveIssues(conveyor, drive, index)),
    ...partsNotUsed(conveyor),
    ...profileIssues(conveyor),
    ...conveyor.loadCases.flatMap((one, index) => caseIssues(conveyor, one, index)),
  ];
}

/** A profile belongs to its method. */
function profileIssues({ methodProfile, calcMethod }: Conveyor): readonly DocumentIssue[] {
  const isOther = methodProfile.description !== "" && methodProfile.baseMethod !== calcMethod;
  return when(isOther, "methodProfile.baseMethod", "The profile belongs to another method and is not used.");
}

/** What a case names and the conveyor no longer has: in it the belt is fed and driven as the design says. */
function caseIssues({ pulls, drives }: Conveyor, one: OwnLoadCase, index: number): readonly DocumentIssue[] {
  if (!one.caseIsOn) return [];
  const hoppers = new Set(pulls.filter(({ pType }) => pType === "Hopper").map(({ noID }) => noID));
  const points = new Set(pulls.map(({ noID }) => noID));
  const isFedElsewhere = one.feeds.some(({ atPoint }) => !hoppers.has(atPoint));
  const isBlockedElsewhere = one.floodedAt > 0 && !points.has(one.floodedAt);
  const isLoadedElsewhere = one.sectionLoads.some(({ atPoint }) => !points.has(atPoint));
  const isDrivenElsewhere = one.drivesOut.some(({ outDriveNo: no }) => !drives.some(({ driveNo }) => driveNo === no));
  const path = `loadCases[${index}]`;
  return [
    ...when(isFedElsewhere, path, "It names a hopper that is not there: nothing is fed for it."),
    ...when(isBlockedElsewhere, path, "The hopper of the blocked chute is not there: no belt is flooded."),
    ...when(isLoadedElsewhere, path, "It loads a section that is not there."),
    ...when(isDrivenElsewhere, path, "It names a drive that is not there: all others pull."),
  ];
}

function pullIssues(pull: Pull, index: number): readonly DocumentIssue[] {
  const { brakeType, brakeTorque, pulleyInertiaInp } = pull;
  const hasOddParts = isPulley(pull) && pulleyInertiaInp === 0 && !hasFittingParts(pull);
  const hasOddAngles = isPulley(pull) && !enclosesWrap(pull);
  if (!hasOddParts && !hasOddAngles && brakeType === "No Brake") return [];
  const path = `pulls[${index}]`;
  return [
    ...when(hasOddParts, `${path}.shell`, "Parts that do not fit into each other are left out of its inertia."),
    ...when(hasOddAngles, `${path}.wrapAngle`, oddAngles),
    ...when(brakeType === "Constant Torque Brake" && brakeTorque === 0, `${path}.brakeTorque`, torqueNeeded),
  ];
}

/** Whether the places where the belt meets and leaves are as far apart as the wrap says; unknown unless all are typed. */
function enclosesWrap(pull: Pull): boolean {
  if (pathAngles.some((name) => pull[`${name}Mode`] === "Auto")) return true;
  const { rotation, contactAngle, departAngle, wrapAngle } = pull;
  const turn = rotation === "Clockwise" ? contactAngle - departAngle : departAngle - contactAngle;
  const apart = (((turn - wrapAngle) % 360) + 360) % 360;
  return Math.min(apart, 360 - apart) <= leastOddAngle;
}

/** Typed to whole degrees, three angles disagree by no more, deg. */
const leastOddAngle = 1;

const oddAngles =
  "Wrap, contact and depart angle disagree: the wrap counts for grip, resistance and belt length, the other two for the load.";

const torqueNeeded = "Brakes only where a torque is typed here or at its drive.";

const speedNeeded = "Without a speed the motor runs at its synchronous speed over 1.01.";

/** Components in Auto come from the library, so only what stays as it is typed can lack something. */
function driveIssues(conveyor: Conveyor, drive: Drive, index: number): readonly DocumentIssue[] {
  const path = `drives[${index}]`;
  const { motor, gbox, selectMotorMode, selectGBoxMode } = drive;
  const { full } = startFactors(conveyor, drive, bareTrace);
  const isTyped = selectMotorMode === "Manual";
  const hasRatio = gbox.ratio > 0 || selectGBoxMode === "Auto";
  return [
    ...when(isTyped && motor.power === 0, `${path}.motor.power`, "No motor is chosen: the conveyor cannot start."),
    ...when(isTyped && motor.power > 0 && motor.speed === 0, `${path}.motor.speed`, speedNeeded),
    ...when(
      isTyped && motor.power > 0 && full === 0,
      `${path}.starter`,
      "Nothing says how strongly this drive starts.",
    ),
    ...when(motor.momI > 0 && !hasRatio, `${path}.gbox.ratio`, "Without a ratio the motor has no inertia."),
  ];
}
