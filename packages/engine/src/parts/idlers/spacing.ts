import {
  lifeSpacing,
  roundedSpacing,
  sagSpacing,
  setsInStretch,
  slopeSpacing,
  stationDistance,
  stationTension,
  stretchLength,
} from "../../rules/idler-spacing/spacing.ts";
import { ballExponent, lifeSource, permittedLoad, rotationalSpeed } from "../../standards/iso-281/bearing-life.ts";
import { adopted } from "../../standards/sources.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { positive } from "../../trace/limit.ts";
import { constant, smallest } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";

/** What limits a spacing, from the roll loads at a nominal spacing. */
export interface SpacingInput {
  /** Spacing the roll load and the slope belong to, m. */
  readonly nominalSpacing: number;
  /** Heaviest roll at that spacing, N, own weight left out. */
  readonly rollLoad: number;
  readonly rollMass: number;
  readonly rollDiameter: number;
  readonly dynamicRating: number;
  readonly requiredLife: number;
  /** rad at the nominal spacing */
  readonly shaftSlope: number;
  readonly allowedSlope: number;
  readonly beltSpeed: number;
  /** kg/m of belt and load */
  readonly lineMass: number;
  readonly allowedSag: number;
  readonly gravity: number;
  /** Widest the structure allows, m. */
  readonly widest: number;
  /** Step of the structure, m; 0.1 by default. */
  readonly step: number;
}

type SpacingLimit = "life" | "slope" | "sag" | "structure";

export interface RecommendedSpacing {
  readonly life: number;
  readonly slope: number;
  readonly sag: number;
  /** Rounded down, m; 0 when no set is close enough. */
  readonly spacing: number;
  readonly governing: SpacingLimit;
}

/** Widest spacing that life, shaft slope, sag and structure allow at a belt tension. */
export function recommendedSpacing(trace: Trace, input: SpacingInput, lowestTension: number): RecommendedSpacing {
  demandFinite(trace, "idler-spacing", input);
  return spacingWithin(trace, input, rollSpacings(trace, input), lowestTension);
}

/** What the rolls allow, whatever the tension, m. */
interface RollSpacings {
  readonly life: number;
  readonly slope: number;
}

function rollSpacings(trace: Trace, input: SpacingInput): RollSpacings {
  const { nominalSpacing: spacing, gravity } = input;
  const rotation = rotationalSpeed(trace, { beltSpeed: input.beltSpeed, diameter: input.rollDiameter });
  const exponent = constant(trace, ballExponent, lifeSource);
  const rating = { dynamicRating: input.dynamicRating, life: input.requiredLife, rotation, exponent };
  const most = permittedLoad(trace, rating);
  const { rollMass, rollLoad, allowedSlope, shaftSlope } = input;
  const life = lifeSpacing(trace, { spacing, permittedLoad: most, rollMass, gravity, rollLoad });
  return { life, slope: slopeSpacing(trace, { spacing, allowedSlope, slope: shaftSlope }) };
}

function spacingWithin(
  trace: Trace,
  { gravity, widest, step, allowedSag, lineMass }: SpacingInput,
  { life, slope }: RollSpacings,
  lowestTension: number,
): RecommendedSpacing {
  const sag = sagSpacing(trace, { sag: allowedSag, lowestTension, lineMass, gravity });
  const governing = governingLimit({ life, slope, sag, structure: widest });
  return { life, slope, sag, governing, spacing: roundedSpacing(trace, { life, slope, sag, widest, step }) };
}

/** The closest; of equals the first. */
function governingLimit({ life, slope, sag, structure }: Readonly<Record<SpacingLimit, number>>): SpacingLimit {
  const rolls = slope < life ? "slope" : "life";
  const belt = sag < Math.min(life, slope) ? "sag" : rolls;
  return structure < Math.min(life, slope, sag) ? "structure" : belt;
}

/** A stretch of conveyor with one spacing. */
export interface SpacingZone {
  readonly start: number;
  readonly end: number;
  readonly spacing: number;
  readonly governing: SpacingLimit;
  readonly sets: number;
}

/** A place along the strand and the lowest tension there over all load cases. */
export interface TensionStation {
  readonly distance: number;
  readonly tension: number;
}

/**
 * Graduated spacing: wider where the belt is tighter. Tension is linear between stations; every place takes the spacing
 * its tension allows, and neighbours of equal spacing join to a zone.
 */
export function graduatedSpacing(
  trace: Trace,
  input: SpacingInput,
  stations: readonly TensionStation[],
): readonly SpacingZone[] {
  demandFinite(trace, "idler-spacing", { ...input, stations });
  const zones: SpacingZone[] = [];
  const steps = stepsOnly(trace);
  const rolls = rollSpacings(bareTrace, input);
  const spacingAt = (tension: number) => spacingWithin(bareTrace, input, rolls, tension).spacing;
  for (const stretch of shortStretches(steps, stations, spacingAt)) {
    const { spacing, governing } =
      steps.mode === "recorded"
        ? recommendedSpacing(steps, input, stretch.tension)
        : spacingWithin(steps, input, rolls, stretch.tension);
    if (!(spacing > 0)) {
      throw new InputRefused({ subject: "graduated-spacing", input: "spacing", value: spacing, limit: positive });
    }
    const last = zones.at(-1);
    const isSame = last !== undefined && Math.abs(last.spacing - spacing) < input.step / 2;
    const zone = { start: isSame ? last.start : stretch.start, end: stretch.end, spacing, governing };
    if (isSame) zones.pop();
    zones.push({ ...zone, sets: setsInStretch(trace, { length: stretchLength(steps, zone), spacing }) });
  }
  return zones;
}

/** Stretches of one spacing each. It only grows with tension, so that a stretch whose ends agree needs no parting. */
function shortStretches(
  steps: Trace,
  stations: readonly TensionStation[],
  spacingAt: (tension: number) => number,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let at = 1; at < stations.length; at += 1) {
    const [from, to] = [stations[at - 1], stations[at]];
    if (from === undefined || to === undefined || to.distance <= from.distance) continue;
    let start = from;
    while (spacingAt(start.tension) !== spacingAt(to.tension) && stretches.length < mostStretches) {
      const change = changeOfSpacing(steps, { from: start, to }, spacingAt);
      stretches.push(stretchBetween(start, change.last));
      start = change.next;
    }
    stretches.push(stretchBetween(start, to));
  }
  return stretches;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly tension: number;
}

/** More zones than these nobody sets out. */
const mostStretches = 10_000;
/** Halvings that leave less than a thousandth of a millimetre of any belt. */
const halvings = 50;

const shareOfChange = defineSearch({
  id: "idler-spacing/share-of-change",
  source: adopted("spacing rounded down to the step of the structure"),
  inputs: { start: { symbol: "x_a", unit: "m" }, end: { symbol: "x_b", unit: "m" } },
  output: { symbol: "x", unit: "1" },
  rule: "part of the way between two stations at which the rounded spacing changes, by halving",
});

/** The last place with the spacing of the start, and the next beyond it. */
function changeOfSpacing(
  steps: Trace,
  { from, to }: { readonly from: TensionStation; readonly to: TensionStation },
  spacingAt: (tension: number) => number,
): { readonly last: TensionStation; readonly next: TensionStation } {
  const spacing = spacingAt(from.tension);
  const tensionAt = (trace: Trace, share: number) =>
    stationTension(trace, { start: from.tension, end: to.tension, share });
  let [same, other] = [0, 1];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (same + other) / 2;
    if (spacingAt(tensionAt(bareTrace, middle)) === spacing) same = middle;
    else other = middle;
  }
  const ends = { start: from.distance, end: to.distance };
  const share = shareOfChange(steps, ends, other);
  const distance = stationDistance(steps, { ...ends, share });
  const before = shareOfChange(steps, ends, same);
  return {
    last: { distance, tension: tensionAt(steps, before) },
    next: { distance, tension: tensionAt(steps, share) },
  };
}

function stretchBetween(from: TensionStation, to: TensionStation): Stretch {
  return { start: from.distance, end: to.distance, tension: smallest(from.tension, to.tension) };
}
