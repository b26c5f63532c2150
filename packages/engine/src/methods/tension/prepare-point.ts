import type { Design } from "../../design/design.ts";
import type { Drive } from "../../design/drive.ts";
import { hasPulley, type Point } from "../../design/point.ts";
import { verticalTurn } from "../../standards/belt-geometry/belt-path.ts";
import { tabulatedPulleyPull } from "../../standards/cema-5/accessories.ts";
import { beltThickness } from "../../standards/mechanics/belt.ts";
import { idlerWeight } from "../../standards/mechanics/curves.ts";
import { accessoryForce } from "../../standards/mechanics/loop-balance.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { Loop, LoopSection, LoopTurn } from "../loop/belt-path.ts";
import { planTurn } from "../loop/plan-steps.ts";
import type { ResistanceMethod } from "../resistance/method.ts";
import type { SectionInCase } from "../resistance/section-in-case.ts";
import type { PreparedCurve, PreparedDrive, PreparedPoint, PreparedPulley } from "./prepared-case.ts";

const fixedPointForce = defineSum({
  id: "tension/fixed-point-force",
  source: mechanics("forces at a point that do not depend on tension"),
  output: { symbol: "F_fix", unit: "N" },
  term: "F",
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
  const turn = loop.turns[at] ?? { wrapAngle: 0, arcLength: 0, radius: 0 };
  const acceleration = method.acceleration(trace, section);
  const accelerationSkirts = method.accelerationSkirts(trace, section);
  const cleaners = accessories(trace, point.cleaners, () => method.cleaner(trace));
  const ploughs = accessories(trace, point.ploughs, () => method.plough(trace));
  return {
    point,
    turn,
    acceleration,
    accelerationSkirts,
    cleaners,
    ploughs,
    fixed: fixedPointForce(stepsOnly(trace), [acceleration, accelerationSkirts, cleaners, ploughs]),
    mass: hasPulley(point) ? point.pulley.equivalentMass : 0,
    drive: prepareDrive(design, point),
    brakeForce: hasPulley(point) ? point.brakeForce : 0,
    pulley: preparePulley(trace, design, method, point, turn),
    curve: prepareCurve(trace, design, inCase),
  };
}

function accessories(trace: Trace, count: number, force: () => number): number {
  return count > 0 ? accessoryForce(trace, { count, force: force() }) : 0;
}

function prepareDrive(design: Design, point: Point): PreparedDrive | undefined {
  if (point.kind !== "drive") return undefined;
  const drive = getDrive(design, point.driveId);
  const total = design.drives.reduce((sum, other) => sum + other.loadShare, 0);
  return { id: drive.id, share: drive.loadShare / total, mass: drive.equivalentMass };
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
  if (method.name === "CEMA" && design.settings.cema.pulleys === "table") {
    const { wrapAngle } = turn;
    return {
      kind: "tabulated",
      pull: tabulatedPulleyPull(trace, { wrapAngle, isDriven: point.kind === "drive" ? 1 : 0 }),
    };
  }
  const { carcass, width, carcassThickness, topCover, bottomCover } = design.belt;
  return {
    kind: "computed",
    carcass,
    beltWidth: width,
    beltThickness: beltThickness(stepsOnly(trace), { carcassThickness, topCover, bottomCover }),
    diameter: point.pulley.diameter,
    shaftDiameter: point.pulley.shaftDiameter,
    wrapAngle: turn.wrapAngle,
    isDriven: point.kind === "drive",
  };
}

function prepareCurve(trace: Trace, design: Design, { section, before }: PointInCase): PreparedCurve | undefined {
  const { start } = section.geometry;
  const hasVertical = start.kind === "intermediate" && (start.verticalCurveRadius ?? 0) > 0;
  const horizontalRadius = start.section.horizontalCurveRadius ?? 0;
  if (!hasVertical && horizontalRadius <= 0) return undefined;
  const { lineLoad } = section;
  const { slopeCosine } = section.geometry;
  return {
    verticalTurn: hasVertical
      ? verticalTurn(trace, { before: slopeOf(before.geometry), after: slopeOf(section.geometry) })
      : 0,
    horizontalTurn: horizontalRadius > 0 ? planTurn(before.geometry.heading, section.geometry.heading) : 0,
    horizontalRadius,
    weight: idlerWeight(trace, { beltMass: design.belt.mass, lineLoad, gravity: design.gravity, slopeCosine }),
  };
}

function slopeOf(section: LoopSection): number {
  return Math.atan2(section.lift, section.run);
}
