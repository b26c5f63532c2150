import type { DocumentIssue } from "../document/parse.ts";
import { isPulley } from "../document/pulley-point.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";
import { renumberPulls } from "../edits/numbering.ts";
import { returnTakeUp, type TakeUpPlace, tailTakeUp } from "../layouts/take-up-place.ts";
import { findStrands, type Strands } from "../strands/find-strands.ts";
import { planLine } from "../strands/plan-line.ts";
import { endAt } from "./end-drive.ts";
import { isTakeUp, withHungTakeUp } from "./hung-take-up.ts";
import { isConveyor, type LayOutcome } from "./lay-outcome.ts";
import { railedGroup, withRailedTakeUp } from "./railed-take-up.ts";
import { findSpan, insideOf, type Span } from "./room.ts";
import { stationRefusals } from "./station-refusals.ts";
import { loopOf, type Place } from "./straights.ts";

interface Asked {
  readonly pulley: number | undefined;
  readonly section: number;
  readonly at: Partial<Place> | undefined;
  /** Whether a take-up that is there gives way: a conveyor has one. */
  readonly replaces: boolean;
}

/** Tightens the belt at another place: between two bends of the return strand, or at a tail that is not driven. */
export function withTakeUp(conveyor: Conveyor, strands: Strands, place: Asked): Conveyor | readonly DocumentIssue[] {
  const there = conveyor.pulls.find(isTakeUp);
  if (there && !place.replaces) return stationRefusals.takeUpThere(there);
  return place.pulley === undefined ? hungOn(conveyor, strands, place) : carriedAt(conveyor, strands, place.pulley);
}

/** The mass belongs to its place: at another one it is found anew. */
const automatic = { takeUpMass: 0, takeupTensionInp: 0 };

function carriedAt(conveyor: Conveyor, strands: Strands, index: number): Conveyor | readonly DocumentIssue[] {
  const pull = conveyor.pulls[index];
  if (!pull || !isPulley(pull)) return stationRefusals.noSuchPoint;
  const isFree = pull.pType === "Tail" || pull.pType === "Pulley" || pull.pType === "Brake";
  if (endAt(strands, index) !== "tail" || !isFree) return stationRefusals.takeUpAt(pull);
  const { conveyor: without } = withoutTakeUp(conveyor, strands);
  const pulls = without.pulls.map((one): Pull => (one.noID === pull.noID ? { ...one, pType: "Takeup" } : one));
  const { takeupType } = tailTakeUp(conveyor, lengthOf(conveyor, strands));
  return { ...without, ...automatic, takeupType, pulls };
}

function hungOn(conveyor: Conveyor, strands: Strands, { section, at }: Asked): Conveyor | readonly DocumentIssue[] {
  const start = conveyor.pulls[section];
  if (!start) return stationRefusals.noSuchPoint;
  if (start.sectType === "Carry") return stationRefusals.takeUpOnCarry(start);
  const { conveyor: without, removed } = withoutTakeUp(conveyor, strands);
  const ids = without.pulls.map(({ noID }) => noID);
  // Where the straight began at the group that went, it now begins at the point before that.
  const begins = conveyor.pulls.slice(0, section + 1).findLast(({ noID }) => ids.includes(noID));
  const index = ids.indexOf(begins?.noID ?? ids.at(-1) ?? 0);
  const span = findSpan(without, loopOf(without), index, at ?? middleOf(conveyor, section));
  if (!span) return stationRefusals.hanging(start);
  const length = lengthOf(conveyor, strands);
  return withTakeUpOn({ ...without, ...automatic }, span, {
    earlier: removed,
    length,
    ...returnTakeUp(conveyor, length),
  });
}

/** What stood there before, and what is to tighten a conveyor of such a length now. */
interface ReturnTakeUp extends Pick<TakeUpPlace, "form" | "takeupType"> {
  readonly earlier: readonly Pull[];
  readonly length: number;
}

/** On a straight of the return strand; a pulley hangs where rails find no room. */
export function withTakeUpOn(conveyor: Conveyor, span: Span, takeUp: ReturnTakeUp): LayOutcome {
  const railed = takeUp.form === "railed" ? withRailedTakeUp(conveyor, span, takeUp) : undefined;
  if (railed) return { ...railed, takeupType: takeUp.takeupType };
  const hung = withHungTakeUp(conveyor, span, takeUp);
  const takeupType = takeUp.takeupType === "Horizontal Gravity" ? "Vertical Gravity" : takeUp.takeupType;
  return isConveyor(hung) ? { ...hung, takeupType } : hung;
}

function middleOf({ pulls }: Conveyor, section: number): Partial<Place> {
  const [from, to] = [pulls[section], pulls[(section + 1) % pulls.length]];
  return from && to ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } : {};
}

/** From tail to head in plan, m. */
export function lengthOf({ pulls }: Conveyor, { carry }: Strands): number {
  return planLine(carry.flatMap((index) => pulls[index] ?? [])).length;
}

interface WithoutTakeUp {
  readonly conveyor: Conveyor;
  /** The pulleys that stood there. */
  readonly removed: readonly Pull[];
}

/** The conveyor with nothing that tightens it: a hanging group goes, an end stays a plain pulley. */
export function withoutTakeUp(conveyor: Conveyor, strands = findStrands(conveyor.pulls)): WithoutTakeUp {
  const { pulls } = conveyor;
  const index = pulls.findIndex(isTakeUp);
  const takeUp = pulls[index];
  if (!takeUp || !strands) return { conveyor, removed: [] };
  const group = strands.back.includes(index) ? groupOf(conveyor, index) : [];
  if (group.length === 0) {
    const pType = endAt(strands, index) === "tail" ? "Tail" : endAt(strands, index) === "head" ? "Pulley" : "Bend";
    const plain = pulls.with(index, { ...takeUp, pType });
    return withoutTakeUpsLeft({ ...conveyor, pulls: plain }, [takeUp]);
  }
  const left = pulls.filter((pull) => !group.includes(pull));
  return withoutTakeUpsLeft({ ...conveyor, pulls: renumberPulls(left) }, group);
}

/** All points of a take-up of the return strand, where it is one that stations build. */
function groupOf(conveyor: Conveyor, index: number): readonly Pull[] {
  const { pulls } = conveyor;
  const beside = [pulls.at(index - 1), pulls[(index + 1) % pulls.length]];
  const isHung = beside.every((pull) => pull?.pType === "Bend" && pull.rotation !== insideOf(conveyor));
  return isHung ? [beside[0], pulls[index], beside[1]].flatMap((pull) => pull ?? []) : railedGroup(conveyor, index);
}

/** Further take-ups of the loop count for nothing beside the first, and would count once that is gone. */
function withoutTakeUpsLeft(conveyor: Conveyor, removed: readonly Pull[]): WithoutTakeUp {
  if (!conveyor.pulls.some(isTakeUp)) return { conveyor, removed };
  const next = withoutTakeUp(conveyor);
  return { conveyor: next.conveyor, removed: [...removed, ...next.removed] };
}
