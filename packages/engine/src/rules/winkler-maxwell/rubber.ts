import { adopted, ferry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { given } from "../../trace/given.ts";
import { between } from "../../trace/limit.ts";
import type { BeltSample } from "../belt-sample/sample-drag.ts";

/** One branch of a generalised Maxwell solid: Pa and s at the reference temperature. */
export interface MaxwellBranch {
  readonly modulus: number;
  readonly time: number;
}

/** How times of relaxation move with temperature: the two constants, 1 and K, of the shift function, and the °C they refer to. */
export interface ShiftLaw {
  readonly factor: number;
  readonly span: number;
  readonly reference: number;
}

/** A generalised Maxwell solid: Pa, and branches at the reference temperature of its shift. */
export interface RubberSpectrum {
  readonly kind: "spectrum";
  readonly equilibriumModulus: number;
  readonly branches: readonly MaxwellBranch[];
  readonly shift: ShiftLaw;
}

/** A rubber cover: one pair of values, a relaxation spectrum, or the drag measured on a sample of the belt. */
export type Rubber =
  | { readonly kind: "constant"; readonly storageModulus: number; readonly lossFactor: number }
  | RubberSpectrum
  | ({ readonly kind: "sample" } & BeltSample);

/** The constants of every polymer, referred to 20 °C. */
export const usualShift: ShiftLaw = { factor: 7.72, span: 116.6, reference: 20 };

const spectrum = (equilibriumModulus: number, moduli: readonly number[]): RubberSpectrum => ({
  kind: "spectrum",
  equilibriumModulus: equilibriumModulus * 1e6,
  branches: moduli.map((modulus, at) => ({ modulus: modulus * 1e6, time: Number(`1e${at - 10}`) })),
  shift: usualShift,
});

/** Illustrative covers at 20 °C. Provisional: to be replaced by laboratory curves of the real cover. */
export const coverRubbers = {
  general: { kind: "constant", storageModulus: 10e6, lossFactor: 0.24 },
  lowRollingResistance: { kind: "constant", storageModulus: 9e6, lossFactor: 0.12 },
  generalSpectrum: spectrum(4.2, [420, 220, 100, 44, 20, 9.6, 5.2, 3.1, 1.9, 1.2, 0.7]),
  lowRollingResistanceSpectrum: spectrum(6.3, [300, 140, 60, 25, 10, 4.4, 2.2, 1.3, 0.85, 0.55, 0.35]),
} as const satisfies Record<string, Rubber>;

const coverSource = adopted("illustrative rubber covers");

/** One of these covers, its numbers known as theirs where steps are kept. */
export function coverRubber(trace: { readonly mode: string }, name: keyof typeof coverRubbers): Rubber {
  const rubber = coverRubbers[name];
  const source = (path: string) => (path.startsWith("shift.") ? timeShift.definition.source : coverSource);
  return trace.mode === "recorded" ? given(rubber, "", (path) => ({ kind: "constant", source: source(path) })) : rubber;
}

/** How much slower the rubber relaxes than at its reference. Far below it is glass and slows down no further. */
export const timeShift = defineFormula({
  id: "winkler-maxwell/rubber/time-shift",
  source: ferry("shift function"),
  inputs: {
    temperature: { symbol: "T", unit: "degC" },
    reference: { symbol: "T_0", unit: "degC" },
    factor: { symbol: "C_1", unit: "1", must: between(0, 20) },
    span: { symbol: "C_2", unit: "degC", must: between(20, 1000) },
  },
  output: { symbol: "a_T", unit: "1" },
  printed: "10 ^ (-C_1 * (max(T, T_0 - 0.7 * C_2) - T_0) / (C_2 + max(T, T_0 - 0.7 * C_2) - T_0))",
  evaluate: ({ temperature, reference, factor, span }) => {
    const warm = Math.max(temperature, reference - 0.7 * span);
    return 10 ** ((-factor * (warm - reference)) / (span + warm - reference));
  },
});

/** Storage modulus, Pa, and loss factor of a spectrum at an angular frequency, rad/s. */
export function complexModulus(
  rubber: Exclude<Rubber, { readonly kind: "sample" }>,
  state: { readonly frequency: number; readonly timeShift: number },
): { readonly storageModulus: number; readonly lossFactor: number } {
  if (rubber.kind === "constant") return rubber;
  let storage = rubber.equilibriumModulus;
  let loss = 0;
  for (const { modulus, time } of rubber.branches) {
    const x = state.frequency * state.timeShift * time;
    storage += (modulus * x * x) / (1 + x * x);
    loss += (modulus * x) / (1 + x * x);
  }
  return { storageModulus: storage, lossFactor: loss / storage };
}
