import { calculate } from "../design/calculate.ts";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import { defineEdit } from "../edits/edit.ts";
import { withBrakes } from "../edits/first-brakes.ts";
import { pullsOf } from "../edits/first-take-up.ts";
import {
  chooseLayout,
  familyOf,
  type LayoutChoice,
  type LayoutFamily,
  layoutOfFamily,
} from "../layouts/choose-layout.ts";
import { estimatePulls } from "../layouts/estimate-pulls.ts";
import { shareOfMotors } from "../layouts/lay-conveyor.ts";
import type { Span as Ends } from "../layouts/layout.ts";
import { takeUpBack, takeUpPlace } from "../layouts/take-up-place.ts";
import { findStrands, type Strands } from "../strands/find-strands.ts";
import { planLine } from "../strands/plan-line.ts";
import { foundStrandDistance } from "../strands/strand-distance.ts";
import { type BaredConveyor, bareConveyor, type DriveRole } from "./bared-conveyor.ts";
import { withEndGroup } from "./end-group.ts";
import { withHungTakeUp } from "./hung-take-up.ts";
import { findSpan, type Span } from "./room.ts";
import { settledStation } from "./settled-station.ts";
import { bendPulley, drivePulley, pulleyLike, snubPulley } from "./station-pulleys.ts";
import { stationRefusals } from "./station-refusals.ts";
import { loopOf } from "./straights.ts";
import { withBooster } from "./strand-drive.ts";
import { lengthOf } from "./take-up-station.ts";

type Outcome = Conveyor | readonly DocumentIssue[];

/**
 * Gives an existing conveyor another layout (handbook 15.21): both ends, the drives, the take-up and the brakes are laid
 * anew. Carry points and their loads stay as they are, and so does what was typed of pulleys and drives with the same role.
 */
export const changeLayout = defineEdit<{ readonly layout: LayoutFamily }>("Change layout", (conveyor, { layout }) => {
  const choices = layoutChoices(conveyor);
  const bared = bareConveyor(conveyor);
  if (!choices || !bared) return stationRefusals.noStrands;
  const laid = laidAs(bared, conveyor, choices.of(layout));
  return isConveyor(laid) ? settledStation(conveyor, laid) : laid;
});

interface LayoutChoices {
  /** As the conveyor is, and as the decision table would have it. */
  readonly now: LayoutFamily;
  readonly recommended: LayoutChoice;
  readonly of: (family: LayoutFamily) => LayoutChoice;
}

/** What decides the layout of an existing conveyor: its own pulls where it can be calculated. */
export function layoutChoices(conveyor: Conveyor): LayoutChoices | undefined {
  const span = spanOf(conveyor);
  if (!span) return undefined;
  const rough = estimatePulls(conveyor, span);
  const calculation = calculate(conveyor);
  const estimate = calculation.kind === "calculated" ? { ...rough, ...pullsOf(calculation.solution) } : rough;
  const width = conveyor.beltWidthInp;
  const recommended = chooseLayout(estimate, width);
  return {
    now: layoutNow(conveyor),
    recommended,
    of: (family) => (familyOf(recommended.layout) === family ? recommended : layoutOfFamily(family, estimate, width)),
  };
}

/** From tail to head; undefined where the loop has no two strands. */
export function spanOf(conveyor: Conveyor): Ends | undefined {
  const strands = findStrands(conveyor.pulls);
  if (!strands) return undefined;
  const { turns } = loopOf(conveyor);
  const heightOf = (index: number | undefined) => turns[index ?? -1]?.centreHeight ?? 0;
  const lift = heightOf(strands.carry.at(-1)) - heightOf(strands.carry[0]);
  return { length: lengthOf(conveyor, strands), lift };
}

export function layoutNow(conveyor: Conveyor): LayoutFamily {
  const roles = new Set(bareConveyor(conveyor)?.drives.map(({ role }) => role));
  if (roles.has("booster")) return "booster";
  if (roles.has("tail")) return roles.has("head") ? "head-and-tail" : "tail";
  return roles.has("secondary") ? "dual-head" : "head";
}

const isConveyor = (outcome: Outcome): outcome is Conveyor => "pulls" in outcome;

/** One after another, as long as none is refused. */
function inTurn(start: Outcome, ...steps: readonly ((conveyor: Conveyor) => Outcome)[]): Outcome {
  return steps.reduce((so, step) => (isConveyor(so) ? step(so) : so), start);
}

function laidAs(bared: BaredConveyor, before: Conveyor, choice: LayoutChoice): Outcome {
  const strandDistance = before.strandDistance || foundStrandDistance(before);
  const { layout } = choice;
  const isTailDriven = layout.endsWith("tail");
  const isHeadDriven = layout !== "tail" && layout !== "dual-tail";
  const plan = drivesFor(bared, choice);
  const start = withDrivenEnds({ ...bared.conveyor, drives: plan.map(({ drive }) => drive) }, plan, choice.brake);
  const group = (end: "head" | "tail", isDriven: boolean) => {
    const isFolded = isDriven && layout.startsWith("dual") && (end === "head" || layout === "dual-tail");
    return (conveyor: Conveyor) =>
      withEndGroup(conveyor, {
        end,
        strandDistance,
        ...(isDriven ? pulleysOf(bared, before, conveyor, { end, isFolded }) : {}),
      });
  };
  const [atHead, atTail] = [group("head", isHeadDriven), group("tail", isTailDriven)];
  const laid = inTurn(
    start,
    atHead,
    atTail,
    (conveyor) => withTakeUpOf(conveyor, bared, choice),
    (conveyor) => withBoosters(conveyor, choice),
  );
  return isConveyor(laid) ? withBrakesOf(laid, choice) : laid;
}

interface PlannedDrive {
  readonly role: DriveRole;
  readonly drive: Drive;
}

/** A record for each driven pulley but the boosters, which bring their own: of the same role, else like the first. */
function drivesFor({ drives }: BaredConveyor, { layout, motors }: LayoutChoice): readonly PlannedDrive[] {
  const wanted: readonly (readonly [DriveRole, number])[] =
    layout === "tail" || layout === "dual-tail"
      ? motors.tail.map((count, at) => [at === 0 ? "tail" : "secondary", count] as const)
      : [
          ...motors.head.slice(0, 1).map((count) => ["head", count] as const),
          ...motors.tail.map((count) => ["tail", count] as const),
          ...motors.head.slice(1).map((count) => ["secondary", count] as const),
        ];
  const all = wanted.reduce((sum, [, count]) => sum + count, 0);
  const main = drives.find(({ role }) => role === "head" || role === "tail") ?? drives[0];
  return wanted.flatMap(([role, noOfMotors], at) => {
    const like = drives.find((one) => one.role === role)?.drive ?? main?.drive;
    const loadShare = shareOfMotors(noOfMotors, all);
    const isTail = role === "tail" || layout === "dual-tail";
    return like
      ? [{ role, drive: { ...like, driveNo: at + 1, noOfMotors, loadShare, driveType: isTail ? "Tail" : "Head" } }]
      : [];
  });
}

function withDrivenEnds(conveyor: Conveyor, plan: readonly PlannedDrive[], brake: LayoutChoice["brake"]): Conveyor {
  const { carry = [] } = findStrands(conveyor.pulls) ?? {};
  const pulls = conveyor.pulls.map((pull, index): Pull => {
    const role = index === carry[0] ? "tail" : index === carry.at(-1) ? "head" : undefined;
    const planned = plan.find((one) => one.role === role);
    if (!planned) return pull;
    const unbraked = brake === "drives" ? ({ brakeType: "No Brake", brakeTorque: 0 } as const) : {};
    return { ...pull, ...unbraked, pType: "Drive", linkToDriveNo: planned.drive.driveNo };
  });
  // Pulleys keep the lagging they have, and the belt its line.
  const drives = conveyor.drives.map((drive): Drive => {
    const turned = pulls.find(({ linkToDriveNo }) => linkToDriveNo === drive.driveNo);
    return turned ? { ...drive, laggingThick: turned.shell.laggingThick } : drive;
  });
  return { ...conveyor, pulls, drives };
}

/** The snub of an end, or the bend and the second drive, like those that stood at an end before. */
function pulleysOf(
  { drives, bends }: BaredConveyor,
  before: Conveyor,
  conveyor: Conveyor,
  { end, isFolded }: { readonly end: "head" | "tail"; readonly isFolded: boolean },
) {
  if (!isFolded) {
    const { carry = [] } = findStrands(conveyor.pulls) ?? {};
    const pull = conveyor.pulls[(end === "head" ? carry.at(-1) : carry[0]) ?? -1];
    return { snub: snubPulley(before, pull ?? drivePulley(before)) };
  }
  const like = drives.find(({ role }) => role === "secondary")?.pull ?? drives[0]?.pull ?? drivePulley(before);
  const link = conveyor.drives.find(({ driveNo }) => !conveyor.pulls.some((one) => one.linkToDriveNo === driveNo));
  const secondary: Pull = {
    ...pulleyLike(like, "Drive"),
    description: "Secondary drive",
    linkToDriveNo: link?.driveNo ?? 0,
  };
  const folded = bends.find(({ description }) => description === "Bend between drives");
  return {
    fold: {
      bend: { ...pulleyLike(folded ?? bendPulley(before), "Bend"), description: "Bend between drives" },
      secondary,
    },
  };
}

/** Straights that are looked at for a station: those nearest to where it belongs. */
const fewStraights = 8;

/** What is laid on the nearest of these straights that has room for it; else why the nearest has none. */
function laidNearest(spans: readonly Span[], lay: (span: Span) => Outcome): Outcome | undefined {
  const beyond = ({ wanted, straight }: Span) => Math.max(-wanted, wanted - straight.length, 0);
  const nearest = spans.toSorted((one, other) => beyond(one) - beyond(other)).slice(0, fewStraights);
  const tried = nearest.map(lay);
  return tried.find(isConveyor) ?? tried[0];
}

function withTakeUpOf(conveyor: Conveyor, { takeUp }: BaredConveyor, choice: LayoutChoice): Outcome {
  const strands = findStrands(conveyor.pulls);
  if (!strands) return stationRefusals.noStrands;
  const { isAtTail, takeupType } = takeUpPlace(conveyor, choice);
  const typed = { takeupType, ...(takeupType === conveyor.takeupType ? {} : { takeUpMass: 0, takeupTensionInp: 0 }) };
  if (isAtTail) {
    const tail = strands.carry[0] ?? 0;
    const pull = conveyor.pulls[tail];
    return pull ? { ...conveyor, ...typed, pulls: conveyor.pulls.with(tail, { ...pull, pType: "Takeup" }) } : conveyor;
  }
  const hung = hungNear(conveyor, strands, { takeUp, choice });
  return isConveyor(hung) ? { ...hung, ...typed } : hung;
}

/** Behind the head or before a driven tail, as near as a straight has room to the place that practice gives it (15.20). */
function hungNear(
  conveyor: Conveyor,
  { carry, back }: Strands,
  { takeUp, choice }: { readonly takeUp: readonly Pull[]; readonly choice: LayoutChoice },
): Outcome {
  const { pulls } = conveyor;
  const plan = planLine(carry.flatMap((index) => pulls[index] ?? []));
  const { length } = plan;
  const from = takeUpBack(length);
  const isAtTail = choice.layout === "tail" || choice.layout === "dual-tail";
  const target = plan.placeAt(isAtTail ? from : length - from);
  const loop = loopOf(conveyor);
  const head = carry.at(-1) ?? 0;
  const spans = [head, ...back].flatMap((index) => findSpan(conveyor, loop, index, target) ?? []);
  const lay = (span: Span) => withHungTakeUp(conveyor, span, { earlier: takeUp, length });
  return laidNearest(spans, lay) ?? stationRefusals.noStrands;
}

/** Each where its share of the pull is reached, on the nearest straight of the carry strand that has room. */
function withBoosters(conveyor: Conveyor, { boosters, motors }: LayoutChoice): Outcome {
  const laid = inTurn(conveyor, ...boosters.map((share) => (one: Conveyor) => withBoosterAt(one, share)));
  if (!isConveyor(laid) || boosters.length === 0) return laid;
  const all = laid.drives.map(
    (drive): Drive => (drive.driveType === "Booster" ? { ...drive, noOfMotors: motors.booster } : drive),
  );
  const sum = all.reduce((so, { noOfMotors }) => so + noOfMotors, 0);
  return {
    ...laid,
    drives: all.map((drive) => ({ ...drive, loadShare: shareOfMotors(drive.noOfMotors, sum) })),
  };
}

function withBoosterAt(conveyor: Conveyor, share: number): Outcome {
  const { carry = [] } = findStrands(conveyor.pulls) ?? {};
  const plan = planLine(carry.flatMap((index) => conveyor.pulls[index] ?? []));
  const target = plan.placeAt(share * plan.length);
  const loop = loopOf(conveyor);
  const spans = carry.slice(0, -1).flatMap((index) => findSpan(conveyor, loop, index, target) ?? []);
  return laidNearest(spans, (span) => withBooster(conveyor, span)) ?? stationRefusals.noStrands;
}

function withBrakesOf(conveyor: Conveyor, choice: LayoutChoice): Conveyor {
  const calculation = calculate(conveyor);
  if (calculation.kind === "refused") return conveyor;
  const { findings, machine } = calculation.solution;
  return withBrakes(conveyor, choice, { findings, machine, hasRows: false });
}
