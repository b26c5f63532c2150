import type { PipeSection } from "@beltwright/engine";
import { type Conveyor, drawingConstants, type UnitSystem } from "@beltwright/model";
import { area, calculated, dimension, polyline } from "../description/draw.ts";
import type { Shape, Spot } from "../description/shape.ts";
import { partSize } from "../geometry/measure.ts";
import { beltThickness } from "../geometry/pulls.ts";
import { faceToSupport, layPipeRolls, pipeSize } from "../geometry/rolls.ts";
import { polar } from "../geometry/vector.ts";
import { rollSetShapes } from "./roll-shapes.ts";
import { type SectionDensity, sectionNumber } from "./section-labels.ts";

/** A tube of belt in its six rolls, the edges overlapping at the top, the load inside. mm; without a system unmeasured. */
export function pipeFigure(
  conveyor: Conveyor,
  section: PipeSection | undefined,
  density: SectionDensity,
  system: UnitSystem | undefined,
): readonly Shape[] {
  const { csIdler, beltWidthInp } = conveyor;
  const diameter = pipeDiameter(conveyor, section);
  const thickness = Math.min(beltThickness(conveyor) * 1000, diameter / 8);
  const shaft = { reach: Math.min(faceToSupport(csIdler), 0.06 * diameter), diameter: csIdler.shaftDia };
  const laid = layPipeRolls(csIdler, diameter, beltWidthInp);
  const reach = Math.max(...laid.map((roll) => Math.abs(roll.centre.x) + Math.max(roll.face, roll.diameter) / 2));
  const rolls = rollSetShapes(laid, shaft, { target: "csIdler" });
  const burden = section === undefined ? [] : pipeBurden(section, density);
  const tube = polyline("BELT", tubeOutline(diameter, beltWidthInp, thickness), { target: "belt" });
  const sizes =
    section === undefined || system === undefined ? [] : measures(conveyor, { section, density, reach, system });
  return [...rolls, ...burden, tube, ...sizes];
}

interface Measured {
  readonly section: PipeSection;
  readonly density: SectionDensity;
  readonly reach: number;
  readonly system: UnitSystem;
}

/** The tube on the left of the rolls, the load on their right. */
function measures({ pipeDia }: Conveyor, { section, density, reach, system }: Measured): readonly Shape[] {
  const { depth } = density === "low" ? section.lowDensity : section.highDensity;
  const [radius, inside] = [section.pipeDiameter * 500, section.insideDiameter * 500];
  const upright = (x: number, from: number, to: number, of: string, name: string) => {
    const words = partSize(to - from, system, 0);
    return dimension({ x, y: from }, { x, y: to }, "y", 14 * Math.sign(x), words, calculated(of, name, words));
  };
  const load = sectionNumber("Burden Depth", density);
  const tube = pipeDia > 0 ? "field pipeDia" : sectionNumber("Pipe Dia", density);
  return [
    upright(-reach, -radius, radius, tube, "Pipe Dia"),
    ...(depth > 0 ? [upright(reach, -inside, depth * 1000 - inside, load, "Burden Depth")] : []),
  ];
}

function pipeDiameter({ pipeDia, beltWidthInp }: Conveyor, section: PipeSection | undefined): number {
  return pipeSize(section === undefined ? pipeDia : section.pipeDiameter * 1000, beltWidthInp);
}

/** 50 points round the tube, from the inner edge at the top to the outer one lying over it. */
export function tubeOutline(diameter: number, beltWidth: number, thickness: number): readonly Spot[] {
  const radius = (diameter - thickness) / 2;
  const overlap = Math.max(0, beltWidth - 2 * Math.PI * radius);
  const half = Math.min(Math.PI / 2, overlap / (2 * radius));
  const count = drawingConstants.pipeOutlinePoints;
  const whole = 2 * Math.PI + 2 * half;
  return Array.from({ length: count }, (_, at) => {
    const turned = (whole * at) / (count - 1);
    const inside = Math.max(0, 1 - turned / Math.max(1e-9, 2 * half + 0.3)) * thickness;
    return polar(Math.PI / 2 - half + turned, radius - inside);
  });
}

function pipeBurden(section: PipeSection, density: SectionDensity): readonly Shape[] {
  const { depth, width } = density === "low" ? section.lowDensity : section.highDensity;
  const radius = (section.insideDiameter / 2) * 1000;
  if (!(width > 0) || !(depth > 0)) return [];
  return [area("BURDEN", fillOutline(depth * 1000, radius), "hatch", { target: "matl" })];
}

/** What lies in a tube up to a level. */
export function fillOutline(depth: number, radius: number): readonly Spot[] {
  const level = Math.min(2 * radius, depth) - radius;
  const reach = Math.acos(Math.max(-1, Math.min(1, -level / radius)));
  const count = drawingConstants.loadCurvePoints;
  return Array.from({ length: count + 1 }, (_, at) => polar(-Math.PI / 2 - reach + (2 * reach * at) / count, radius));
}
