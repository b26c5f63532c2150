import type { Design } from "../../../design/design.ts";
import { sectionSlope } from "../../../rules/belt-geometry/belt-path.ts";
import { largestPipeLump, leastPipeOverlap, usualPipeSpeed } from "../../../rules/pipe-guidance/limits.ts";
import type { Loop, LoopSection } from "../../../solve/loop/belt-path.ts";
import { speedClassNumber, usualSpeedLimit } from "../../../standards/cema-5/belt-speed.ts";
import { widthForAllLumps, widthForFewLumps } from "../../../standards/cema-5/lump-size.ts";
import { surchargeFromRepose } from "../../../standards/cema-5/surcharge-angle.ts";
import { beltMakers } from "../../../standards/machine-sources.ts";
import { cema5, iso5048 } from "../../../standards/sources.ts";
import type { Source } from "../../../trace/finding.ts";
import { constant, largest, none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { capacityChecks } from "../findings.ts";
import type { CrossSection } from "./capacity.ts";
import type { PipeSection } from "./pipe.ts";

/** The load is the same on the whole belt. */
const place = {};

/** Limits of the load on the belt: fill, edges, lumps, speed, slope. */
export function reportCapacity(trace: Trace, design: Design, section: CrossSection, loop: Loop): void {
  const { fillRatio } = section.lowDensity;
  const overfull = capacityChecks["belt-overfull"];
  const limit = section.kind === "pipe" ? design.crossSection.pipeFillLimit : constant(trace, 1, overfull.source);
  overfull.check(trace, { place, values: { fillRatio }, limit });
  if (section.kind === "pipe") reportPipe(trace, design, section);
  else {
    reportEdge(trace, design, section);
    reportLumps(trace, design);
    reportSurcharge(trace, design);
  }
  reportSpeed(trace, design, section);
  reportSlope(trace, design, loop);
}

function reportEdge(
  trace: Trace,
  { crossSection: { edgeRule } }: Design,
  section: Extract<CrossSection, { kind: "troughed" }>,
): void {
  const { edgeDistance } = section.lowDensity;
  const source = edgeRule === "CEMA" ? {} : { source: iso5048("usable belt width") };
  const limit = section.requiredEdgeDistance;
  capacityChecks["edge-distance-short"].check(trace, { ...source, place, values: { edgeDistance }, limit });
}

function reportLumps(trace: Trace, { material, belt }: Design): void {
  const { lumpSize, surchargeAngle, lumpGrading } = material;
  const narrowest = lumpGrading === "few-lumps" ? widthForFewLumps : widthForAllLumps;
  const limit = narrowest(trace, { lumpSize, surchargeAngle });
  capacityChecks["belt-narrow-for-lumps"].check(trace, { place, values: { width: belt.width, lumpSize }, limit });
}

/** A load that moves lies flatter than one at rest. Without an angle of repose nothing is said. */
function reportSurcharge(trace: Trace, { material: { surchargeAngle, reposeAngle } }: Design): void {
  if (!(reposeAngle > 0)) return;
  const limit = surchargeFromRepose(trace, { reposeAngle });
  capacityChecks["surcharge-steep"].check(trace, { place, values: { surchargeAngle, reposeAngle }, limit });
}

function reportPipe(
  trace: Trace,
  { material }: Design,
  { overlap, geometricOverlap, pipeDiameter }: PipeSection,
): void {
  const { lumpSize } = material;
  const [mostLump, leastOverlap] = [
    largestPipeLump(trace, { pipeDiameter }),
    leastPipeOverlap(trace, { pipeDiameter }),
  ];
  const closes = capacityChecks["pipe-does-not-close"].check(trace, { place, values: { overlap } }) > 0;
  // A third of 300 mm is a hair less than 100 mm in binary figures.
  const lump = { values: { lumpSize }, limit: mostLump, allowance: mostLump * 1e-9 };
  capacityChecks["pipe-lump-too-large"].check(trace, { place, ...lump });
  if (!closes) return;
  const lap = { values: { overlap: geometricOverlap }, limit: leastOverlap };
  capacityChecks["pipe-overlap-too-small"].check(trace, { place, ...lap });
}

function reportSpeed(trace: Trace, design: Design, section: CrossSection): void {
  const { beltSpeed } = design;
  const fast = fastest(trace, design, section);
  if (fast !== undefined)
    capacityChecks["belt-fast-for-material"].check(trace, { place, values: { beltSpeed }, ...fast });
}

interface SpeedLimit {
  readonly limit: number;
  readonly source?: Source;
}

/** A speed typed for the material comes before the tables. */
function fastest(trace: Trace, { material, belt }: Design, section: CrossSection): SpeedLimit | undefined {
  const { fastestSpeed, speedClass } = material;
  if (fastestSpeed !== undefined) return { limit: fastestSpeed };
  if (section.kind === "pipe") {
    const { pipeDiameter } = section;
    return { limit: usualPipeSpeed(trace, { pipeDiameter }), source: beltMakers("pipe conveyors, usual speeds") };
  }
  if (speedClass === undefined) return undefined;
  const given = { materialClass: speedClassNumber(speedClass), beltWidth: belt.width };
  return { limit: usualSpeedLimit(trace, given), source: cema5("chapter 4, recommended maximum belt speeds") };
}

function reportSlope(trace: Trace, { material }: Design, loop: Loop): void {
  const { steepestIncline } = material;
  const steepest = steepestLoadedSection(loop);
  if (steepestIncline === undefined || steepest === undefined) return;
  const { lift, run } = steepest;
  const slope = sectionSlope(stepsOnly(trace), { lift, run });
  capacityChecks["steep-for-material"].check(trace, { place, values: { slope }, limit: steepestIncline });
}

/** A closed pipe has no skirts: DIN counts no drag of them there, the other methods count it as in an open trough. */
export function reportPipeSkirts(trace: Trace, { sections }: Loop, design: Design): void {
  for (const { start } of sections) {
    const { strand, skirtLength, idler } = start.section;
    const { shape } = idler ?? (strand === "carry" ? design.carryIdler : design.returnIdler);
    if (shape !== "pipe") continue;
    capacityChecks["skirts-on-pipe"].check(trace, { place: { pointId: start.id }, values: { skirtLength } });
  }
}

/** Steepest slope on which material is carried upwards, rad. */
export function steepestLoadedSlope(trace: Trace, loop: Loop): number {
  const steepest = steepestLoadedSection(loop);
  if (steepest === undefined) return none(trace);
  const { lift, run } = steepest;
  return largest(none(trace), sectionSlope(stepsOnly(trace), { lift, run }));
}

const slopeOf = ({ lift, run }: LoopSection) => sectionSlope.evaluate({ lift, run });

function steepestLoadedSection({ sections }: Loop): LoopSection | undefined {
  let steepest: LoopSection | undefined;
  for (const one of sections) {
    if (one.start.section.massFlow <= 0) continue;
    if (steepest === undefined || slopeOf(one) > slopeOf(steepest)) steepest = one;
  }
  return steepest;
}
