import type { Conveyor } from "../document/types/conveyor.ts";
import type { Drive, Pull } from "../document/types/parts.ts";
import type { LayoutChoice } from "../layouts/choose-layout.ts";
import { type TakeUpPlace, takeUpBack, takeUpPlace } from "../layouts/take-up-place.ts";
import { findStrands, type Strands } from "../strands/find-strands.ts";
import { planLine } from "../strands/plan-line.ts";
import type { BaredConveyor } from "./bared-conveyor.ts";
import { inTurn, isConveyor, type LayOutcome } from "./lay-outcome.ts";
import { findSpan, type Span } from "./room.ts";
import { stationRefusals } from "./station-refusals.ts";
import { loopOf } from "./straights.ts";
import { withBooster } from "./strand-drive.ts";
import { withTakeUpOn } from "./take-up-station.ts";

/** Straights that are looked at for a station: those nearest to where it belongs. */
const fewStraights = 8;

/** What is laid on the nearest of these straights that has room for it; else why the nearest has none. */
function laidNearest(spans: readonly Span[], lay: (span: Span) => LayOutcome): LayOutcome | undefined {
  const beyond = ({ wanted, straight }: Span) => Math.max(-wanted, wanted - straight.length, 0);
  const nearest = spans.toSorted((one, other) => beyond(one) - beyond(other)).slice(0, fewStraights);
  const tried = nearest.map(lay);
  return tried.find(isConveyor) ?? tried[0];
}

/** The take-up where practice has it, like the one there was. */
export function withTakeUpOf(conveyor: Conveyor, { takeUp }: BaredConveyor, choice: LayoutChoice): LayOutcome {
  const strands = findStrands(conveyor.pulls);
  if (!strands) return stationRefusals.noStrands;
  const place = takeUpPlace(conveyor, choice);
  const { takeupType } = place;
  if (place.form === "tail") {
    const tail = strands.carry[0] ?? 0;
    const pull = conveyor.pulls[tail];
    const pulls = pull ? conveyor.pulls.with(tail, { ...pull, pType: "Takeup" }) : conveyor.pulls;
    return withOwnPull(conveyor, { ...conveyor, takeupType, pulls });
  }
  const laid = takeUpNear(conveyor, strands, { takeUp, choice, place });
  return isConveyor(laid) ? withOwnPull(conveyor, laid) : laid;
}

/** What was typed for a take-up of another kind says nothing of this one. */
function withOwnPull({ takeupType }: Conveyor, laid: Conveyor): Conveyor {
  return laid.takeupType === takeupType ? laid : { ...laid, takeUpMass: 0, takeupTensionInp: 0 };
}

interface Wanted {
  readonly takeUp: readonly Pull[];
  readonly choice: LayoutChoice;
  readonly place: TakeUpPlace;
}

/** Behind the head or before a driven tail, as near as a straight has room to the place that practice gives it (15.20). */
function takeUpNear(conveyor: Conveyor, { carry, back }: Strands, { takeUp, choice, place }: Wanted): LayOutcome {
  const { pulls } = conveyor;
  const plan = planLine(carry.flatMap((index) => pulls[index] ?? []));
  const { length } = plan;
  const from = takeUpBack(length);
  const isAtTail = choice.layout === "tail" || choice.layout === "dual-tail";
  const target = plan.placeAt(isAtTail ? from : length - from);
  const loop = loopOf(conveyor);
  const head = carry.at(-1) ?? 0;
  const spans = [head, ...back].flatMap((index) => findSpan(conveyor, loop, index, target) ?? []);
  const lay = (span: Span) => withTakeUpOn(conveyor, span, { earlier: takeUp, length, ...place });
  return laidNearest(spans, lay) ?? stationRefusals.noStrands;
}

/** Each where its share of the pull is reached, on the nearest straight of the carry strand that has room. */
export function withBoosters(conveyor: Conveyor, { boosters, motors }: LayoutChoice): LayOutcome {
  const laid = inTurn(conveyor, ...boosters.map((share) => (one: Conveyor) => withBoosterAt(one, share)));
  if (!isConveyor(laid) || boosters.length === 0) return laid;
  const drives = laid.drives.map((drive): Drive => {
    const noOfMotors = drive.driveType === "Booster" ? motors.booster : drive.noOfMotors;
    return { ...drive, noOfMotors, loadShare: 0 };
  });
  return { ...laid, drives };
}

function withBoosterAt(conveyor: Conveyor, share: number): LayOutcome {
  const { carry = [] } = findStrands(conveyor.pulls) ?? {};
  const plan = planLine(carry.flatMap((index) => conveyor.pulls[index] ?? []));
  const target = plan.placeAt(share * plan.length);
  const loop = loopOf(conveyor);
  const spans = carry.slice(0, -1).flatMap((index) => findSpan(conveyor, loop, index, target) ?? []);
  return laidNearest(spans, (span) => withBooster(conveyor, span)) ?? stationRefusals.noStrands;
}
