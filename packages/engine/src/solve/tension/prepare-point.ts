import type { Design } from "../../design/design.ts";
import { hasPulley, type Point } from "../../design/point.ts";
import type { Drive } from "../../parts/drives/drive-input.ts";
import { sectionSlope, verticalTurn } from "../../rules/belt-geometry/belt-path.ts";
import { beltThickness } from "../../rules/mechanics/belt.ts";
import { idlerWeight } from "../../rules/mechanics/curves.ts";
import { cleanersForce, driveShare, fixedPointForce, ploughsForce } from "../../rules/mechanics/loop-balance.ts";
import { slopeResistance } from "../../standards/iso-5048-1989/main-resistance.ts";
import { mechanics } from "../../standards/sources.ts";
import { isZero, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Loop, LoopSection, LoopTurn } from "../loop/belt-path.ts";
import { planTurn } from "../loop/plan-steps.ts";
import type { PulleyLoss, ResistanceMethod } from "../resistance/method.ts";
import type { SectionInCase } from "../resistance/section-in-case.ts";
import type { PreparedCurve, PreparedDrive, PreparedPoint, PreparedPulley } from "./prepared-case.ts";

const allShares = defineSum({
  id: "tension/all-shares",
  source: mechanics("load shares of all drives"),
  output: { symbol: "S", unit: "1" },
  term: "s",
});

interface PointInCase {
  readonly section: SectionInCase;
  readonly before: SectionInCase;
  readonly at: number;
}

export function preparePoint(
  trace: Trace,
  design: Design,
  loop: Loop,
  method: ResistanceMethod,
  inCase: PointInCase,
): PreparedPoint {
  const { section, at } = inCase;
  const point = section.geometry.start;
  trace.place = { loadCase: trace.place.loadCase ?? "", pointId: point.id };
  const turn = loop.turns[at];
  if (turn === undefined) throw new Error("a point of the loop is missing");
  const lift = isZero(turn.rise) ? none(trace) : beltLiftOnPulley(trace, design, turn);
  const acceleration = method.acceleration(trace, section);
  const accelerationSkirts = method.accelerationSkirts(trace, section);
  const { cleaners: blades, ploughs: bars } = point;
  const cleaners = blades > 0 ? cleanersForce(trace, { cleaners: blades, force: method.cleaner(trace) }) : none(trace);
  const ploughs = bars > 0 ? ploughsForce(trace, { ploughs: bars, force: method.plough(trace) }) : none(trace);
  return {
    point,
    turn,
    lift,
    acceleration,
    accelerationSkirts,
    cleaners,
    ploughs,
    fixed: fixedPointForce(stepsOnly(trace), {
      feeding: acceleration,
      feedingSkirts: accelerationSkirts,
      cleaners,
      ploughs,
      lift,
    }),
    mass: hasPulley(point) ? point.pulley.equivalentMass : none(trace),
    drive: prepareDrive(trace, design, point),
    brakeForce: hasPulley(point) ? point.brakeForce : none(trace),
    pulley: preparePulley(trace, design, method, point, turn),
    curve: prepareCurve(trace, design, inCase),
  };
}

/** The belt on a pulley is lifted without its load, which leaves where the straight belt ends. */
function beltLiftOnPulley(trace: Trace, { gravity, belt }: Design, { rise }: LoopTurn): number {
  return slopeResistance(stepsOnly(trace), { beltMass: belt.mass, lineLoad: none(trace), gravity, lift: rise });
}

function prepareDrive(trace: Trace, design: Design, point: Point): PreparedDrive | undefined {
  if (point.kind !== "drive") return undefined;
  const drive = getDrive(design, point.driveId);
  const steps = stepsOnly(trace);
  const { place } = trace;
  if (steps.mode !== "bare") steps.place = { ...place, driveId: drive.id };
  const shares = allShares(
    steps,
    design.drives.map(({ loadShare }) => loadShare),
  );
  const share = driveShare(steps, { loadShare: drive.loadShare, allShares: shares });
  if (steps.mode !== "bare") steps.place = place;
  const { shares: byCase } = drive;
  return { id: drive.id, share, mass: drive.equivalentMass, ...(byCase === undefined ? {} : { shares: byCase }) };
}

export function getDrive(design: Design, id: string): Drive {
  const drive = design.drives.find((candidate) => candidate.id === id);
  if (drive === undefined) throw new Error(`drive ${id} is not in the design`);
  return drive;
}

function preparePulley(
  trace: Trace,
  design: Design,
  method: ResistanceMethod,
  point: Point,
  turn: LoopTurn,
): PreparedPulley | undefined {
  if (!hasPulley(point) || design.loop.pulleyLosses === "ignored") return undefined;
  const given = { wrapAngle: turn.wrapAngle, isDriven: point.kind === "drive" };
  const wrap = method.wrap(trace, given);
  const bearing = method.bearing(trace, given);
  if (isNothing(wrap) && isNothing(bearing)) return undefined;
  return {
    ...pulleySizes(trace, design, point, turn),
    wrap: wrap === "by-tension" ? undefined : wrap,
    bearing: bearing === "by-tension" ? undefined : bearing,
    share: method.pulleyShare,
  };
}

/** The pulley of a drive with all of its losses, whether its method counts them in the belt or not. */
export function drivePulleyOf(
  trace: Trace,
  design: Design,
  { point, turn }: PreparedPoint,
): PreparedPulley | undefined {
  if (!hasPulley(point) || design.loop.pulleyLosses === "ignored") return undefined;
  return { ...pulleySizes(trace, design, point, turn), wrap: undefined, bearing: undefined, share: undefined };
}

function pulleySizes(trace: Trace, { belt }: Design, { pulley }: Extract<Point, { pulley: unknown }>, turn: LoopTurn) {
  const { carcass, width, carcassThickness, topCover, bottomCover } = belt;
  return {
    carcass,
    beltWidth: width,
    beltThickness: beltThickness(stepsOnly(trace), { carcassThickness, topCover, bottomCover }),
    diameter: pulley.diameter,
    shaftDiameter: pulley.shaftDiameter,
    wrapAngle: turn.wrapAngle,
  };
}

const isNothing = (loss: PulleyLoss) => loss !== "by-tension" && isZero(loss);

function prepareCurve(trace: Trace, design: Design, { section, before }: PointInCase): PreparedCurve | undefined {
  const { start } = section.geometry;
  const hasVertical = start.kind === "intermediate" && (start.verticalCurveRadius ?? 0) > 0;
  const horizontalRadius = start.section.horizontalCurveRadius ?? none(trace);
  if (!hasVertical && horizontalRadius <= 0) return undefined;
  const { lineLoad } = section;
  const { slopeCosine } = section.geometry;
  return {
    verticalTurn: hasVertical
      ? verticalTurn(trace, { before: slopeOf(trace, before.geometry), after: slopeOf(trace, section.geometry) })
      : none(trace),
    horizontalTurn:
      horizontalRadius > 0 ? planTurn(before.geometry.heading, section.geometry.heading, trace) : none(trace),
    horizontalRadius,
    weight: idlerWeight(trace, { beltMass: design.belt.mass, lineLoad, gravity: design.gravity, slopeCosine }),
  };
}

function slopeOf(trace: Trace, { lift, run }: LoopSection): number {
  return sectionSlope(stepsOnly(trace), { lift, run });
}
