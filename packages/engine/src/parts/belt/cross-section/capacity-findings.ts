import type { Design } from "../../../design/design.ts";
import { sectionSlope } from "../../../rules/belt-geometry/belt-path.ts";
import { largestPipeLump, leastPipeOverlap, usualPipeSpeed } from "../../../rules/pipe-guidance/limits.ts";
import type { Loop, LoopSection } from "../../../solve/loop/belt-path.ts";
import { speedClassNumber, usualSpeedLimit } from "../../../standards/cema-5/belt-speed.ts";
import { widthForAllLumps, widthForFewLumps } from "../../../standards/cema-5/lump-size.ts";
import { beltMakers } from "../../../standards/machine-sources.ts";
import { adopted, cema5, geometry, iso5048 } from "../../../standards/sources.ts";
import type { Finding, Source } from "../../../trace/finding.ts";
import { constant, largest, none } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import type { CrossSection } from "./capacity.ts";
import type { PipeSection } from "./pipe.ts";

type Report = Pick<Finding, "code" | "values" | "source"> & Partial<Pick<Finding, "severity" | "limit">>;
const typed = (what: string) => adopted(`${what}, as typed for the material`);

function when(trace: Trace, isSo: boolean, finding: Report): void {
  if (isSo) trace.report({ severity: "warning", subject: "capacity", place: {}, ...finding });
}

/** Limits of the load on the belt: fill, edges, lumps, speed, slope. */
export function reportCapacity(trace: Trace, design: Design, section: CrossSection, loop: Loop): void {
  const { fillRatio } = section.lowDensity;
  const most =
    section.kind === "pipe" ? design.crossSection.pipeFillLimit : constant(trace, 1, adopted("percent full"));
  when(trace, fillRatio > most, {
    code: "belt-overfull",
    values: { fillRatio },
    limit: { most },
    source: adopted("percent full"),
  });
  if (section.kind === "pipe") reportPipe(trace, design, section);
  else {
    reportEdge(trace, design, section);
    reportLumps(trace, design);
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
  const least = section.requiredEdgeDistance;
  when(trace, edgeDistance < least, {
    code: "edge-distance-short",
    values: { edgeDistance },
    limit: { least },
    source: edgeRule === "CEMA" ? cema5("chapter 4, standard edge distance") : iso5048("usable belt width"),
  });
}

function reportLumps(trace: Trace, { material, belt }: Design): void {
  const { lumpSize, surchargeAngle, lumpGrading } = material;
  const narrowest = lumpGrading === "few-lumps" ? widthForFewLumps : widthForAllLumps;
  const least = narrowest(trace, { lumpSize, surchargeAngle });
  when(trace, belt.width < least, {
    code: "belt-narrow-for-lumps",
    values: { width: belt.width, lumpSize },
    limit: { least },
    source: cema5("chapter 4, belt width for lumps"),
  });
}

function reportPipe(
  trace: Trace,
  { material }: Design,
  { overlap, geometricOverlap, pipeDiameter }: PipeSection,
): void {
  const { lumpSize } = material;
  const source = beltMakers("pipe conveyors");
  const closing = geometry("belt wound to a tube");
  const [mostLump, leastOverlap] = [
    largestPipeLump(trace, { pipeDiameter }),
    leastPipeOverlap(trace, { pipeDiameter }),
  ];
  when(trace, overlap <= 0, {
    code: "pipe-does-not-close",
    severity: "error",
    values: { overlap },
    limit: { above: constant(trace, 0, closing) },
    source: closing,
  });
  // A third of 300 mm is a hair less than 100 mm in binary figures.
  when(trace, lumpSize > mostLump * (1 + 1e-9), {
    code: "pipe-lump-too-large",
    values: { lumpSize },
    limit: { most: mostLump },
    source,
  });
  when(trace, overlap > 0 && geometricOverlap < leastOverlap, {
    code: "pipe-overlap-too-small",
    values: { overlap: geometricOverlap },
    limit: { least: leastOverlap },
    source,
  });
}

function reportSpeed(trace: Trace, design: Design, section: CrossSection): void {
  const { beltSpeed } = design;
  const { most, ...source } = fastest(trace, design, section);
  when(trace, beltSpeed > most, { code: "belt-fast-for-material", values: { beltSpeed }, limit: { most }, ...source });
}

interface SpeedLimit {
  readonly most: number;
  readonly source: Source;
}

/** A speed typed for the material comes before the tables. */
function fastest(trace: Trace, { material, belt }: Design, section: CrossSection): SpeedLimit {
  const { fastestSpeed, speedClass } = material;
  if (fastestSpeed !== undefined) return { most: fastestSpeed, source: typed("fastest speed") };
  if (section.kind === "pipe") {
    const { pipeDiameter } = section;
    return { most: usualPipeSpeed(trace, { pipeDiameter }), source: beltMakers("pipe conveyors, usual speeds") };
  }
  if (speedClass === undefined) return { most: Number.MAX_VALUE, source: typed("fastest speed") };
  const given = { materialClass: speedClassNumber(speedClass), beltWidth: belt.width };
  return { most: usualSpeedLimit(trace, given), source: cema5("chapter 4, recommended maximum belt speeds") };
}

function reportSlope(trace: Trace, { material }: Design, loop: Loop): void {
  const { steepestIncline } = material;
  const steepest = steepestLoadedSection(loop);
  if (steepestIncline === undefined || steepest === undefined) return;
  const { lift, run } = steepest;
  const slope = sectionSlope(stepsOnly(trace), { lift, run });
  when(trace, slope > steepestIncline, {
    code: "steep-for-material",
    values: { slope },
    limit: { most: steepestIncline },
    source: typed("steepest incline"),
  });
}

const closedPipe = geometry("a closed pipe has no room for skirts");

/** A closed pipe has no skirts: DIN counts no drag of them there, the other methods count it as in an open trough. */
export function reportPipeSkirts(trace: Trace, { sections }: Loop, design: Design): void {
  for (const { start } of sections) {
    const { strand, skirtLength, idler } = start.section;
    const { shape } = idler ?? (strand === "carry" ? design.carryIdler : design.returnIdler);
    if (shape !== "pipe" || skirtLength <= 0) continue;
    trace.report({
      code: "skirts-on-pipe",
      severity: "warning",
      subject: "capacity",
      place: { pointId: start.id },
      values: { skirtLength },
      limit: { most: constant(trace, 0, closedPipe) },
      source: closedPipe,
    });
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
