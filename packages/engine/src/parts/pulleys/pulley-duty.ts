import { hasPulley, type Point, type Pulley } from "../../design/point.ts";
import { directionAtPlace } from "../../rules/belt-geometry/belt-path.ts";
import { partTension } from "../../rules/duty/part-load.ts";
import { oppositeAngle } from "../../rules/mechanics/sign.ts";
import { turnedDirection } from "../../rules/pulley-loads/resultant.ts";
import { limitsIn } from "../../solve/load-case.ts";
import { withoutFindings } from "../../solve/machine/attempt.ts";
import type { MachineContext } from "../../solve/machine/context.ts";
import type { PulleyInput } from "../../solve/machine/machine-input.ts";
import type { CaseResult } from "../../solve/tension/case-result.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant, largest, none, positivePart } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import { runningStates } from "../duty/bearing-duty.ts";
import {
  type DiameterRule,
  isHeadAt,
  type MinimumDiameter,
  minimumDiameter,
  type PulleyGroup,
  pulleyGroupAt,
} from "./minimum-diameter.ts";
import type { PulleyState } from "./pulley-bearings.ts";
import type { PulleyDuty } from "./pulley-check.ts";
import type { PulleyCase } from "./pulley-load.ts";

type RoundPoint = Extract<Point, { readonly pulley: unknown }>;

/** A pulley on the belt path with everything that is asked of it. */
export interface PlacedPulley {
  readonly point: RoundPoint;
  readonly at: number;
  readonly given: PulleyInput;
  readonly group: PulleyGroup;
  readonly minimumDiameter: MinimumDiameter;
  readonly duty: PulleyDuty;
}

/** Every pulley of the loop the input tells of. */
export function placedPulleys(trace: Trace, context: MachineContext): readonly PlacedPulley[] {
  const inputs = new Map(context.input.pulleys.map((one) => [one.pointId, one]));
  return context.design.points.flatMap((point, at) => {
    const given = inputs.get(point.id);
    if (given === undefined || !hasPulley(point)) return [];
    trace.place = { pointId: point.id };
    return [place(trace, context, { point, at, given })];
  });
}

function place(
  trace: Trace,
  context: MachineContext,
  one: { readonly point: RoundPoint; readonly at: number; readonly given: PulleyInput },
): PlacedPulley {
  const { design, solution } = context;
  const { point, at, given } = one;
  const wrapAngle = solution.loop.turns[at]?.wrapAngle ?? none(trace);
  const tension = largestRunning(trace, context, at);
  const { largestRunning: largestOfBelt } = solution.belt;
  const group = given.tensionClass ?? pulleyGroupAt(design.points, at, { wrapAngle, tension, largest: largestOfBelt });
  const { minima, material } = context.input.belt;
  const minimum = minimumDiameter(withoutFindings(trace), {
    tension,
    beltWidth: design.belt.width,
    ratedTension: solution.belt.rating,
    group,
    minima,
    carcassThickness: design.belt.carcassThickness,
    carcass: material,
    shellDiameter: given.built.body.shellDiameter,
    ...diameterRule(context, { at, wrapAngle, largestTension: largestOfBelt }),
  });
  const facing = directions(trace, point, laidDirections(trace, context, point, at));
  const duty: PulleyDuty = {
    wrapAngle,
    cases: casesAt(trace, context, at),
    beltWidth: design.belt.width,
    beltSpeed: design.beltSpeed,
    isDriven: point.kind === "drive",
    bearingCentres: given.bearingCentres,
    leastShellDiameter: minimum.diameter,
    steel: given.steel,
    ...facing,
    ...pulleyStates(trace, context, at),
  };
  return { point, at, given, group, minimumDiameter: minimum, duty };
}

/** How the method of the design finds diameters, where it has a rule of its own. */
function diameterRule(
  { design }: MachineContext,
  pulley: { readonly at: number; readonly wrapAngle: number; readonly largestTension: number },
): { readonly rule?: DiameterRule } {
  const { at, wrapAngle, largestTension } = pulley;
  switch (design.profile?.rules?.pulleys) {
    case "load-factor":
      return { rule: { kind: "load-factor", largestTension, strength: design.belt.strength } };
    case "by-turn":
      return {
        rule: {
          kind: "by-turn",
          wrapAngle,
          isHead: design.points[at]?.kind === "drive" || isHeadAt(design.points, at),
        },
      };
    default:
      return {};
  }
}

function largestRunning(trace: Trace, { pulleyCases }: MachineContext, at: number): number {
  const slack = none(trace);
  return pulleyCases
    .filter(isHeldToRunning)
    .reduce((most, { points }) => largest(most, points[at]?.arriving ?? slack, points[at]?.leaving ?? slack), slack);
}

const isHeldToRunning = (one: CaseResult): boolean => limitsIn(one) === "running";

type Directions = Pick<PulleyDuty, "arrivingDirection" | "leavingDirection">;

/** Directions of travel before and after, as laid or as the places on the pulley that are typed say. */
function directions(trace: Trace, { pulley }: RoundPoint, laid: Directions): Directions {
  const { contactAngle, departAngle } = pulley;
  const at = (place: number) => directionAtPlace(trace, { place, side: sideOf(trace, pulley) });
  return {
    arrivingDirection: contactAngle === undefined ? laid.arrivingDirection : at(contactAngle),
    leavingDirection: departAngle === undefined ? laid.leavingDirection : at(departAngle),
  };
}

/** The belt passes a clockwise pulley on the left of its travel. */
export function sideOf(trace: Trace, { rotation }: Pick<Pulley, "rotation">): number {
  return constant(trace, rotation === "clockwise" ? 1 : -1, mechanics("side the belt passes on"));
}

/** Where points are joined by straight lines the typed wrap turns the belt. */
function laidDirections(trace: Trace, { design, solution }: MachineContext, point: RoundPoint, at: number): Directions {
  const arrivingDirection = solution.loop.sections.at(at - 1)?.direction ?? none(trace);
  const { wrapAngle, rotation } = point.pulley;
  if (design.loop.path === "straight" && wrapAngle !== undefined) {
    const turn = rotation === "clockwise" ? oppositeAngle(trace, { value: wrapAngle }) : wrapAngle;
    return { arrivingDirection, leavingDirection: turnedDirection(trace, { direction: arrivingDirection, turn }) };
  }
  return { arrivingDirection, leavingDirection: solution.loop.sections[at]?.direction ?? none(trace) };
}

/** A belt cannot push: a slack one pulls with nothing. */
function casesAt(trace: Trace, { pulleyCases }: MachineContext, at: number): readonly PulleyCase[] {
  return pulleyCases.map(({ name, motion, kind = "normal", isReverse, points }) => ({
    loadCase: name,
    state: limitsIn({ motion, kind }),
    arriving: positivePart(trace, points[at]?.arriving ?? 0),
    leaving: positivePart(trace, points[at]?.leaving ?? 0),
    ...(isReverse && { isReverse }),
  }));
}

/** Tensions between those of the empty and of the full belt, as the load of each state of the duty. */
function pulleyStates(
  trace: Trace,
  { design, solution, pulleyCases }: MachineContext,
  at: number,
): { readonly states?: readonly PulleyState[] } {
  const states = runningStates(trace, design);
  const loaded = pulleyCases.find(({ name }) => name === "running-full");
  const [full, empty] = [loaded?.points[at], solution.cases["running-empty"].points[at]];
  if (states === undefined || full === undefined || empty === undefined) return {};
  return {
    states: states.map(({ timeShare, beltSpeed, lineLoadShare: share }) => {
      const between = (side: "arriving" | "leaving") =>
        positivePart(trace, partTension(trace, { empty: empty[side], full: full[side], share }));
      return { timeShare, beltSpeed, arriving: between("arriving"), leaving: between("leaving") };
    }),
  };
}
