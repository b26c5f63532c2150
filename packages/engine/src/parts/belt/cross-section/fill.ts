import type { CrossSectionRules } from "../../../design/cross-section-rules.ts";
import { burdenDepth, loadArea } from "../../../rules/adopted-1/capacity.ts";
import {
  beltLeft,
  endLevel,
  fullChord,
  pieceRise,
  pieceRun,
  stripArea,
} from "../../../rules/belt-geometry/half-profile.ts";
import { arcRadius, arcRise, segmentArea, segmentFactor } from "../../../standards/cema-5/surcharge.ts";
import { parabolaSegment } from "../../../standards/iso-5048-1989/cross-section.ts";
import { geometry } from "../../../standards/sources.ts";
import { none } from "../../../trace/reference.ts";
import { defineSearch } from "../../../trace/search.ts";
import { defineSum } from "../../../trace/sum.ts";
import { bareTrace, type Trace } from "../../../trace/trace.ts";
import type { Piece } from "./half-profile.ts";

/** The load on the belt for one loaded half width. Areas in m², lengths in m. */
export interface Fill {
  readonly loadedHalfWidth: number;
  readonly area: number;
  readonly waterArea: number;
  readonly segmentArea: number;
  readonly chord: number;
  readonly level: number;
  readonly arcRise: number;
  readonly arcRadius: number;
  readonly depth: number;
}

export interface LoadShape {
  readonly pieces: readonly Piece[];
  /** Above zero; the caller applies the guard. */
  readonly surchargeAngle: number;
  readonly surchargeShape: CrossSectionRules["surchargeShape"];
}

const halfChord = defineSum({
  id: "cross-section/half-chord",
  source: geometry("belt as a polyline on the rolls"),
  output: { symbol: "W_half", unit: "m" },
  term: "dx",
});
const edgeLevel = defineSum({
  id: "cross-section/edge-level",
  source: geometry("belt as a polyline on the rolls"),
  output: { symbol: "z_e", unit: "m" },
  term: "dz",
});
const halfBeltLength = defineSum({
  id: "cross-section/half-belt",
  source: geometry("belt as a polyline on the rolls"),
  output: { symbol: "s", unit: "m" },
  term: "l",
});
const waterAreaSum = defineSum({
  id: "cross-section/water-area",
  source: geometry("belt as a polyline on the rolls"),
  output: { symbol: "A_water", unit: "m2" },
  term: "A_strip",
});

/** The load when the belt is loaded over `loadedHalfWidth` from the centre line, measured along the belt. */
export function fillAt(trace: Trace, shape: LoadShape, loadedHalfWidth: number): Fill {
  const runs: number[] = [];
  const rises: number[] = [];
  let left = loadedHalfWidth;
  for (const piece of shape.pieces) {
    if (left <= 0) break;
    const length = piece.length <= left ? piece.length : left;
    runs.push(pieceRun(trace, { length, angle: piece.angle }));
    rises.push(pieceRise(trace, { length, angle: piece.angle }));
    left = beltLeft(trace, { left, piece: length });
  }
  const chord = fullChord(trace, { halfChord: halfChord(trace, runs) });
  const level = edgeLevel(trace, rises);
  const waterArea = waterAreaSum(trace, strips(trace, runs, rises, level));
  return { loadedHalfWidth, waterArea, chord, level, ...surface(trace, shape, { chord, level, waterArea }) };
}

function strips(trace: Trace, runs: readonly number[], rises: readonly number[], level: number): readonly number[] {
  let start = none(trace);
  return runs.map((run, at) => {
    const end = endLevel(trace, { start, rise: rises[at] ?? none(trace) });
    const area = stripArea(trace, { run, level, start, end });
    start = end;
    return area;
  });
}

function surface(trace: Trace, shape: LoadShape, below: Pick<Fill, "chord" | "level" | "waterArea">) {
  const { surchargeAngle } = shape;
  const { chord, level, waterArea } = below;
  const segment =
    shape.surchargeShape === "arc"
      ? segmentArea(trace, { segmentFactor: segmentFactor(trace, { surchargeAngle }), chord })
      : parabolaSegment(trace, { chord, surchargeAngle });
  const rise = arcRise(trace, { surchargeAngle, chord });
  return {
    segmentArea: segment,
    area: loadArea(trace, { waterArea, segmentArea: segment }),
    arcRise: rise,
    arcRadius: arcRadius(trace, { surchargeAngle, chord }),
    depth: burdenDepth(trace, { level, arcRise: rise }),
  };
}

const halfWidthForArea = defineSearch({
  id: "cross-section/loaded-half-width",
  source: geometry("the load area grows with the loaded width"),
  inputs: { area: { symbol: "A_req", unit: "m2" } },
  output: { symbol: "s", unit: "m" },
  rule: "loaded half width whose load area is A_req, by halving between 0 and B/2",
});

/** Halving a belt of some metres this often leaves less than a picometre. */
const halvings = 60;

/** Where the material edge lies for a given load area. An area the belt cannot hold fills it edge to edge. */
export function solveFill(trace: Trace, shape: LoadShape, area: number): Fill & { readonly isOverfull: boolean } {
  const lengths = shape.pieces.map((piece) => piece.length);
  const halfBelt = halfBeltLength(bareTrace, lengths);
  if (area <= 0) return { ...fillAt(trace, shape, none(trace)), isOverfull: false };
  const flooded = fillAt(bareTrace, shape, halfBelt);
  if (area >= flooded.area) {
    return { ...fillAt(trace, shape, halfBeltLength(trace, lengths)), isOverfull: area > flooded.area };
  }
  let low = 0;
  let high = halfBelt;
  for (let round = 0; round < halvings; round += 1) {
    const middle = (low + high) / 2;
    // No number lies between: further halving changes nothing.
    if (middle === low || middle === high) break;
    if (fillAt(bareTrace, shape, middle).area < area) low = middle;
    else high = middle;
  }
  return { ...fillAt(trace, shape, halfWidthForArea(trace, { area }, (low + high) / 2)), isOverfull: false };
}

/** Points of the load surface, from the left material edge to the right, for drawing. x from the centre line, z up. */
export function surfacePoints(
  fill: Fill,
  surchargeAngle: number,
  count = 20,
): readonly { readonly x: number; readonly z: number }[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = -surchargeAngle + (2 * surchargeAngle * at) / (count - 1);
    return {
      x: fill.arcRadius * Math.sin(angle),
      z: fill.level + fill.arcRadius * (Math.cos(angle) - Math.cos(surchargeAngle)),
    };
  });
}
