import { adopted, ferry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { given } from "../../trace/given.ts";
import { atLeast } from "../../trace/limit.ts";

/** One branch of a generalised Maxwell solid: Pa and s at the reference temperature. */
export interface MaxwellBranch {
  readonly modulus: number;
  readonly time: number;
}

/** A rubber cover: either one pair of values or a relaxation spectrum. */
export type Rubber =
  | { readonly kind: "constant"; readonly storageModulus: number; readonly lossFactor: number }
  | { readonly kind: "spectrum"; readonly equilibriumModulus: number; readonly branches: readonly MaxwellBranch[] };

const spectrum = (equilibriumModulus: number, moduli: readonly number[]): Rubber => ({
  kind: "spectrum",
  equilibriumModulus: equilibriumModulus * 1e6,
  branches: moduli.map((modulus, at) => ({ modulus: modulus * 1e6, time: Number(`1e${at - 10}`) })),
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
  return trace.mode === "recorded" ? given(rubber, "", () => ({ kind: "constant", source: coverSource })) : rubber;
}

/** How much slower the rubber relaxes than at 20 °C. */
export const timeShift = defineFormula({
  id: "winkler-maxwell/rubber/time-shift",
  source: ferry("shift function, referred to 20 degrees C"),
  inputs: { temperature: { symbol: "T", unit: "degC", must: atLeast(-60) } },
  output: { symbol: "a_T", unit: "1" },
  printed: "10 ^ (-7.72 * (T - 20[degC]) / (116.6[degC] + T - 20[degC]))",
  evaluate: ({ temperature }) => 10 ** ((-7.72 * (temperature - 20)) / (116.6 + temperature - 20)),
});

/** Storage modulus, Pa, and loss factor of a spectrum at an angular frequency, rad/s. */
export function complexModulus(
  rubber: Rubber,
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
