import type { Design } from "../../design/design.ts";
import { hasPulley, type Point } from "../../design/point.ts";
import { isAlike } from "../../parts/alike.ts";
import { ratingOf, withRating } from "../../parts/belt/belt-check.ts";
import type { BeltCandidate } from "../../parts/belt/belt-input.ts";
import {
  type BeltSelection,
  beltNeeds,
  beltOfCandidate,
  selectBelt,
  withRejected,
} from "../../parts/belt/select-belt.ts";
import { idlerSetOf } from "../../parts/idlers/idler-places.ts";
import type { IdlerSet } from "../../parts/idlers/idler-set.ts";
import { chooseIdler } from "../../parts/idlers/idlers.ts";
import type { IdlerRow } from "../../parts/idlers/select-idler.ts";
import { type ChosenPulley, choosePulleys } from "../../parts/pulleys/choose-pulley.ts";
import { pulleyMassAtBelt } from "../../parts/pulleys/pulley-body.ts";
import { placedPulleys } from "../../parts/pulleys/pulley-duty.ts";
import { bareTrace } from "../../trace/trace.ts";
import type { MachineContext } from "./context.ts";
import { edgeTensionToEndure } from "./edge-tension.ts";
import type { BeltRow, MachineInput, MachineRows } from "./machine-input.ts";

/** What automatic selection came to in one round. */
export interface Choices {
  readonly carry: ReturnType<typeof chooseIdler>;
  readonly return: ReturnType<typeof chooseIdler>;
  readonly pulleys: readonly ChosenPulley[];
  /** Absent where the belt is not to be chosen. */
  readonly belt?: BeltSelection;
}

/** Chooses every part that may be chosen for the tensions of this round. */
export function choose(
  context: MachineContext,
  rows: MachineRows,
  before: Choices | undefined,
  isLate: boolean,
): Choices {
  const known = new Map((before?.pulleys ?? []).map((one) => [one.pointId, one]));
  const belt = chooseBelt(context, rows, before?.belt);
  return {
    carry: chooseIdler(context, "carry", rows.carryIdlers),
    return: chooseIdler(context, "return", rows.returnIdlers),
    pulleys: choosePulleys(placedPulleys(bareTrace, withBelt(context, rows, belt)), rows, { known, isLate }),
    ...(belt === undefined ? {} : { belt }),
  };
}

/**
 * Pulleys whose shells may be chosen do not hold the belt back. A belt chosen before is not given up for a weaker one: a
 * heavier belt may ask for a stronger one, and going back would circle.
 */
export function chooseBelt(
  context: MachineContext,
  { belts, shells }: MachineRows,
  before: BeltSelection | undefined,
): BeltSelection | undefined {
  const { design, solution, input, runningCases: cases } = context;
  if (!input.belt.isAuto || belts === undefined) return undefined;
  const bare = new Map(input.pulleys.map(({ pointId, built }) => [pointId, built.body.shellDiameter]));
  const needs = beltNeeds(design, { ...solution, cases, ...edgeTensionToEndure(context) }, bare);
  const free = new Set(
    shells === undefined ? [] : input.pulleys.flatMap((one) => (one.auto.shell ? [one.pointId] : [])),
  );
  const pulleys = needs.pulleys.filter(({ pointId }) => !free.has(pointId));
  const weakest = before?.chosen?.strength ?? 0;
  const found = selectBelt(design, belts, { ...needs, pulleys }, weakest > 0 ? weakest : undefined);
  // What was rejected in the rounds before comes with it.
  return withRejected(found, () => {
    const byId = new Map([...(before?.rejected ?? []), ...found.rejected].map((one) => [one.id, one]));
    return [...byId.values()];
  });
}

/** The same tensions in the belt chosen: pulleys are chosen for that belt at once and need no further round for it. */
function withBelt(context: MachineContext, rows: MachineRows, belt: BeltSelection | undefined): MachineContext {
  const { design, input, solution } = context;
  const row = rows.belts?.find(({ id }) => id === belt?.chosen?.id);
  if (row === undefined || row.id === design.belt.id) return context;
  const belted = { ...design, belt: beltOfCandidate(design, row) };
  const rating = ratingOf(bareTrace, belted.belt, design.beltRules);
  return {
    ...context,
    design: belted,
    input: { ...input, belt: beltInput(input, row, belted) },
    solution: { ...solution, belt: withRating(solution.belt, rating) },
  };
}

/** The input with the chosen parts in place of those given. */
export function withChoices(input: MachineInput, choices: Choices, rows: MachineRows, design: Design): MachineInput {
  const chosen = new Map(choices.pulleys.map(({ pointId, given }) => [pointId, given]));
  // Where no belt fits any more, that of an earlier round stays, with all that belongs to it.
  const belt = choices.belt === undefined ? undefined : rows.belts?.find(({ id }) => id === design.belt.id);
  return {
    ...input,
    carryIdler: { ...input.carryIdler, set: choices.carry.set },
    returnIdler: { ...input.returnIdler, set: choices.return.set },
    pulleys: input.pulleys.map((one) => chosen.get(one.pointId) ?? one),
    ...(belt === undefined ? {} : { belt: beltInput(input, belt, design) }),
  };
}

function beltInput(input: MachineInput, row: BeltRow, { belt }: Design): MachineInput["belt"] {
  const { minima, material, carcassPrice, coverPrice } = row;
  const price = belt.width * (carcassPrice + coverPrice * (belt.topCover + belt.bottomCover));
  return { ...input.belt, minima, material, price };
}

/** The design with the chosen parts: what the next round is solved with. Pulleys for which none fits are as `first` given. */
export function designWith(design: Design, choices: Choices, first: Design): Design {
  const { carry, return: back } = choices;
  const chosen = new Map(choices.pulleys.map((one) => [one.pointId, one]));
  const belt = choices.belt?.chosen;
  return {
    ...design,
    ...(belt === undefined ? {} : { belt: chosenBelt(design, belt) }),
    carryIdler: carry.parts.kind === "selected" ? chosenSet(design.carryIdler, carry.set) : design.carryIdler,
    returnIdler: back.parts.kind === "selected" ? chosenSet(design.returnIdler, back.set) : design.returnIdler,
    points: design.points.map((point, at) => pointWith(point, chosen.get(point.id), first.points[at])),
  };
}

/** A row may bear the name of the belt that was typed and say other numbers: those of the row count. */
function chosenBelt(design: Design, row: BeltCandidate): Design["belt"] {
  const belt = beltOfCandidate(design, row);
  return isAlike(belt, design.belt) ? design.belt : belt;
}

/** A set that is chosen again stays the same object, so that what was prepared with it need not be prepared again. */
function chosenSet(before: IdlerSet, row: IdlerRow): IdlerSet {
  const set = idlerSetOf(before, row);
  return isAlike(set, before) ? before : set;
}

function pointWith(point: Point, chosen: ChosenPulley | undefined, first: Point | undefined): Point {
  if (!hasPulley(point) || chosen === undefined) return point;
  if (chosen.parts.kind !== "selected") {
    return first !== undefined && hasPulley(first) ? { ...point, pulley: first.pulley } : point;
  }
  const { built } = chosen.given;
  const diameter = built.body.shellDiameter + 2 * built.body.laggingThickness;
  const equivalentMass = pulleyMassAtBelt(bareTrace, built.body, built.mass);
  const pulley = { ...point.pulley, diameter, shaftDiameter: built.seatDiameter, equivalentMass };
  return isAlike(pulley, point.pulley) ? point : { ...point, pulley };
}

/** Whether two designs differ in nothing that is chosen here. */
export function isSameDesign(one: Design, other: Design): boolean {
  return (
    isSameNumbers(one.belt, other.belt) &&
    isSameNumbers(one.carryIdler, other.carryIdler) &&
    isSameNumbers(one.returnIdler, other.returnIdler) &&
    one.points.every((point, at) => {
      const beside = other.points[at];
      if (point === beside || !hasPulley(point)) return true;
      return beside !== undefined && hasPulley(beside) && isSameNumbers(point.pulley, beside.pulley);
    })
  );
}

/** Shares of a number below which it counts as the same. */
const sameWithin = 1e-9;

function isSameNumbers(one: object, other: object): boolean {
  if (one === other) return true;
  const values = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => {
    const beside: unknown = values.get(name);
    if (typeof value !== "number" || typeof beside !== "number") return value === beside;
    return Math.abs(value - beside) <= sameWithin * Math.max(Math.abs(value), Math.abs(beside));
  });
}
