import type { Design } from "../design/design.ts";
import { hasPulley, type Point } from "../design/point.ts";
import { pulleyMass } from "../methods/pulley-shafts/pulley-body.ts";
import { bareTrace } from "../trace/trace.ts";
import { type ChosenPulley, choosePulleys } from "./choose-pulley.ts";
import type { MachineContext } from "./context.ts";
import { idlerSetOf } from "./idler-places.ts";
import { chooseIdler } from "./idlers.ts";
import type { IdlerParts } from "./machine-idlers.ts";
import type { BeltRow, MachineInput, MachineRows } from "./machine-input.ts";
import { placedPulleys } from "./pulley-duty.ts";

/** What automatic selection came to in one round. */
export interface Choices {
  readonly carry: ReturnType<typeof chooseIdler>;
  readonly return: ReturnType<typeof chooseIdler>;
  readonly pulleys: readonly ChosenPulley[];
}

/** Chooses every part that may be chosen for the tensions of this round. `given` is the input before any choice. */
export function choose(context: MachineContext, rows: MachineRows, before: Choices | undefined): Choices {
  const known = new Map((before?.pulleys ?? []).map((one) => [one.pointId, one]));
  return {
    carry: chooseIdler(context, "carry", rows.carryIdlers),
    return: chooseIdler(context, "return", rows.returnIdlers),
    pulleys: choosePulleys(placedPulleys(bareTrace, context), rows, known),
  };
}

/** Equal for equal choices. */
export function signature({ carry, return: back, pulleys }: Choices): string {
  const idler = (parts: IdlerParts, id: string) => (parts.kind === "selected" ? id : parts.kind);
  const pulley = ({ parts }: ChosenPulley) =>
    parts.kind === "selected" ? [parts.width.id, parts.shell.id, parts.shaft.id] : parts.kind;
  return JSON.stringify([idler(carry.parts, carry.set.id), idler(back.parts, back.set.id), pulleys.map(pulley)]);
}

/** Whether a choice changes nothing the tensions depend on. */
export function isUnchanged(choices: Choices): boolean {
  const { carry, return: back, pulleys } = choices;
  return [carry, back, ...pulleys].every(({ parts }) => parts.kind !== "selected");
}

/** The input with the chosen parts in place of those given. */
export function withChoices(
  input: MachineInput,
  choices: Choices,
  belt: BeltRow | undefined,
  design: Design,
): MachineInput {
  const chosen = new Map(choices.pulleys.map(({ pointId, given }) => [pointId, given]));
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

/** The design with the chosen parts: what the next round is solved with. */
export function designWith(design: Design, choices: Choices): Design {
  const { carry, return: back } = choices;
  const chosen = new Map(choices.pulleys.map((one) => [one.pointId, one]));
  return {
    ...design,
    carryIdler: carry.parts.kind === "selected" ? idlerSetOf(design.carryIdler, carry.set) : design.carryIdler,
    returnIdler: back.parts.kind === "selected" ? idlerSetOf(design.returnIdler, back.set) : design.returnIdler,
    points: design.points.map((point) => pointWith(point, chosen.get(point.id))),
  };
}

function pointWith(point: Point, chosen: ChosenPulley | undefined): Point {
  if (!hasPulley(point) || chosen?.parts.kind !== "selected") return point;
  const { built } = chosen.given;
  const diameter = built.body.shellDiameter + 2 * built.body.laggingThickness;
  const { beltLineMass } = pulleyMass(bareTrace, built.body, built.mass);
  const pulley = { ...point.pulley, diameter, shaftDiameter: built.seatDiameter, equivalentMass: beltLineMass };
  return { ...point, pulley };
}

/** Points whose shell may be chosen: they do not hold the choice of the belt back. */
export function freePulleys({ pulleys }: MachineInput, rows: MachineRows): ReadonlySet<string> {
  return new Set(
    rows.shells === undefined ? [] : pulleys.flatMap(({ auto, pointId }) => (auto.shell ? [pointId] : [])),
  );
}
