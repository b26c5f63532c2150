import {
  bandEnd,
  bandOfShare,
  bandStart,
  flapFrequency,
  resonantSpacing,
  resonantTension,
  rollFrequency,
  transverseWaveSpeed,
} from "../../rules/idler-resonance/flap.ts";
import { demandFinite } from "../../trace/demand-finite.ts";
import { largest, none, smallest } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { idlerFindings } from "./findings.ts";

/** One strand of one section in one load case, SI. */
export interface ResonanceInput {
  readonly startTension: number;
  readonly endTension: number;
  /** kg/m of belt, and load where there is one. */
  readonly lineMass: number;
  readonly spacing: number;
  readonly beltSpeed: number;
  readonly rollDiameter: number;
  /** Half width of the band round the roll frequency: in Hz, or as a share of it. */
  readonly tolerance: { readonly kind: "hertz" | "share"; readonly value: number };
}

export interface Resonance {
  /** At the two ends of the section, Hz. */
  readonly beltFrequencies: readonly [number, number];
  readonly rollFrequency: number;
  /** Within the tolerance of the roll frequency. */
  readonly isResonant: boolean;
  /** As near to it as a belt swings with turning rolls. */
  readonly isMet: boolean;
  /** Twice the roll frequency lies in the section: rolls worn to two lobes would excite it. */
  readonly isTwoLobed: boolean;
  /** Tensions that would flag this spacing, N. */
  readonly flaggedTensions: readonly [number, number];
  /** Spacing exactly in resonance at each end, m. */
  readonly resonantSpacings: readonly [number, number];
}

/** Whether a section swings at all: most do not, and nobody asks more of them. */
export function isSwinging(input: ResonanceInput): boolean {
  const { isResonant, isTwoLobed } = swingOf(bareTrace, input);
  return isResonant || isTwoLobed;
}

/** A belt swings with its rolls where their frequencies differ by no more than this share; beyond it they only lie near. */
const metShare = 0.1;

function swingOf(trace: Trace, input: ResonanceInput) {
  const { beltSpeed, spacing, lineMass, rollDiameter } = input;
  const strike = rollFrequency(trace, { beltSpeed, rollDiameter });
  const start = transverseWaveSpeed(trace, { tension: input.startTension, lineMass });
  const end = transverseWaveSpeed(trace, { tension: input.endTension, lineMass });
  const first = flapFrequency(trace, { waveSpeed: start, beltSpeed, spacing });
  const second = flapFrequency(trace, { waveSpeed: end, beltSpeed, spacing });
  const band =
    input.tolerance.kind === "hertz"
      ? input.tolerance.value
      : bandOfShare(trace, { share: input.tolerance.value, rollFrequency: strike });
  const [low, high] = [Math.min(first, second), Math.max(first, second)];
  const isResonant = low <= strike + band && high >= strike - band;
  const isTwoLobed = low <= 2 * strike + band && high >= 2 * strike - band;
  const isMet = isResonant && low <= (1 + metShare) * strike && high >= (1 - metShare) * strike;
  return { strike, start, end, first, second, band, isResonant, isMet, isTwoLobed };
}

/** Whether the belt between two sets flaps in time with turning rolls anywhere in a section. */
export function resonance(trace: Trace, input: ResonanceInput): Resonance {
  demandFinite(trace, "idler-resonance", input);
  const { beltSpeed, spacing, lineMass } = input;
  const { strike, start, end, first, second, band, isResonant, isMet, isTwoLobed } = swingOf(trace, input);
  const spacingFor = (waveSpeed: number) =>
    waveSpeed > 0 && strike > 0 ? resonantSpacing(trace, { waveSpeed, beltSpeed, rollFrequency: strike }) : none(trace);
  const resonantSpacings = [spacingFor(start), spacingFor(end)] as const;
  const tensionAt = (frequency: number) => resonantTension(trace, { lineMass, frequency, spacing, beltSpeed });
  const edges = { rollFrequency: strike, band };
  const result: Resonance = {
    beltFrequencies: [first, second],
    rollFrequency: strike,
    isResonant,
    isMet,
    isTwoLobed,
    flaggedTensions: [tensionAt(bandStart(trace, edges)), tensionAt(bandEnd(trace, edges))],
    resonantSpacings,
  };
  report(trace, result);
  return result;
}

function report(trace: Trace, result: Resonance): void {
  if (!result.isResonant && !result.isTwoLobed) return;
  const [first, second] = [smallest(...result.beltFrequencies), largest(...result.beltFrequencies)];
  const values = { rollFrequency: result.rollFrequency, first, second };
  idlerFindings[result.isResonant ? "idler-resonance" : "idler-resonance-two-lobes"].raise(trace, {
    values,
    severity: result.isMet ? "warning" : "note",
  });
}
