import { hasPulley } from "../../../design/point.ts";
import { innerLength } from "../../../rules/belt-curves/trough-heights.ts";
import { fullChord } from "../../../rules/belt-geometry/half-profile.ts";
import { attempt } from "../../../solve/machine/attempt.ts";
import type { MachineContext } from "../../../solve/machine/context.ts";
import type { MachineTransition } from "../../../solve/machine/machine.ts";
import { isEqual, positivePart } from "../../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../../trace/trace.ts";
import { idlerOf } from "../../curves/curve-belts.ts";
import { halfProfile } from "../cross-section/half-profile.ts";
import { type Transition, transition } from "./transition.ts";
import type { TransitionInput } from "./transition-input.ts";

/** Transitions at every pulley where the carry strand begins or ends, by the running case that asks for most length. */
export function transitions(trace: Trace, context: MachineContext): readonly MachineTransition[] {
  const { points } = context.design;
  return points.flatMap((point, at) => {
    if (!hasPulley(point)) return [];
    const before = points.at(at - 1);
    const isHead = before?.section.strand === "carry" && before.section.idlerSpacing > 0;
    const isTail = point.section.strand === "carry" && point.section.idlerSpacing > 0;
    return [
      ...(isHead ? found(trace, context, { at, pointId: point.id, side: "leaving-trough" }) : []),
      ...(isTail ? found(trace, context, { at, pointId: point.id, side: "entering-trough" }) : []),
    ];
  });
}

interface Spot {
  readonly at: number;
  readonly pointId: string;
  readonly side: MachineTransition["side"];
}

function found(trace: Trace, context: MachineContext, spot: Spot): readonly MachineTransition[] {
  trace.place = { pointId: spot.pointId };
  const made = attempt(trace, "transition-not-computed", () => transitionAt(trace, context, spot));
  return made === undefined ? [] : [made];
}

function transitionAt(trace: Trace, context: MachineContext, spot: Spot): MachineTransition | undefined {
  const { design, runningCases } = context;
  const { at, side } = spot;
  const start = side === "entering-trough" ? design.points[at] : design.points.at(at - 1);
  const idler = start === undefined ? undefined : idlerOf(context, start.section);
  if (idler === undefined || idler.shape === "pipe" || isEqual(idler.rolls, 1) || idler.troughAngle <= 0)
    return undefined;
  const base = inputOf(
    trace,
    context,
    halfProfile(trace, {
      beltWidth: design.belt.width,
      idler,
      centreLengthRule: "roll",
    }),
    idler,
  );
  const tensions = runningCases.map(({ name, points }) => ({
    loadCase: name,
    tension: positivePart(trace, (side === "entering-trough" ? points[at]?.leaving : points[at]?.arriving) ?? 0),
  }));
  const [first, ...rest] = tensions.toSorted((one, other) => one.tension - other.tension);
  const last = rest.at(-1) ?? first;
  if (first === undefined || last === undefined) return undefined;
  // Length is asked for by the tightest edge or the slackest middle, so the two ends of the range decide.
  const [slackest, tightest] = [first, last].map(({ tension }) => transition(bareTrace, { ...base, tension }));
  const isSlackest = lengthOf(slackest) > lengthOf(tightest);
  const governing = isSlackest ? first : last;
  const found = transition(trace, { ...base, tension: governing.tension }, isSlackest ? slackest : tightest);
  return { ...found, ...governing, pointId: spot.pointId, side };
}

function lengthOf(found: Transition | undefined): number {
  return found?.recommended ?? Number.POSITIVE_INFINITY;
}

function inputOf(
  trace: Trace,
  { design, solution, input }: MachineContext,
  pieces: readonly { readonly length: number; readonly angle: number }[],
  idler: { readonly rolls: number; readonly troughAngle: number },
): Omit<TransitionInput, "tension"> {
  const halfChord = innerLength(
    stepsOnly(trace),
    pieces.slice(0, -1).map(({ length }) => length),
  );
  return {
    beltWidth: design.belt.width,
    centreLength: fullChord(stepsOnly(trace), { halfChord }),
    troughAngle: idler.troughAngle,
    modulus: design.belt.modulus,
    ratedTension: solution.belt.rating,
    arrangement: input.transition.arrangement,
    carcass: design.belt.carcass === "steel-cord" ? "steel" : "fabric",
    edgeFactor: input.transition.edgeFactor,
    lowestTension: input.transition.lowestTension,
    idlers: input.transition.idlers,
  };
}
