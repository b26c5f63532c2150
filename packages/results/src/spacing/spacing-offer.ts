import {
  type Calculation,
  type ComponentRows,
  type Conveyor,
  calculate,
  type SpacingStretch,
  setSpacingZones,
  spacingZones,
} from "@beltwright/model";

/** What a spacing of the carry idlers comes to. */
export interface SpacingFigures {
  readonly sets: number;
  /** Of all carry sets, kg. */
  readonly mass: number;
  /** kW */
  readonly absorbedPower: number;
  readonly errors: number;
}

/** Zones of idler spacing that a conveyor might have, beside the spacing it has. */
export interface SpacingOffer {
  readonly zones: readonly SpacingStretch[];
  readonly before: SpacingFigures;
  readonly after: SpacingFigures;
}

/** Fewer idlers turn more easily and the belt grows slacker: shares of the allowed spacing that are tried in turn. */
const shares = [1, 0.95, 0.9, 0.8];

/** Close idlers where the belt is slack, wide where it is tight; nothing where that saves no set or makes an error. */
export function spacingOffer(conveyor: Conveyor, rows: ComponentRows | undefined): SpacingOffer | undefined {
  const options = rows ? { rows } : {};
  const now = calculate(conveyor, options);
  const before = figuresOf(now);
  const allowed = now.kind === "calculated" ? (now.solution.machine.carryIdlers?.graduated ?? []) : [];
  if (before === undefined) return undefined;
  for (const share of shares) {
    const closer = allowed.map((one) => ({ ...one, spacing: share * one.spacing }));
    const zones = spacingZones(closer, conveyor.nomRSSpacing);
    const outcome = setSpacingZones.apply(conveyor, { zones });
    if (zones.length === 0 || outcome.kind !== "changed") return undefined;
    const after = figuresOf(calculate(outcome.conveyor, options));
    if (after !== undefined && after.errors <= before.errors)
      return after.sets < before.sets ? { zones, before, after } : undefined;
  }
  return undefined;
}

function figuresOf(calculation: Calculation): SpacingFigures | undefined {
  if (calculation.kind === "refused") return undefined;
  const { results, solution } = calculation;
  const { carryIdlers } = solution.machine;
  if (carryIdlers === undefined) return undefined;
  return {
    sets: carryIdlers.sets,
    mass: carryIdlers.sets * carryIdlers.set.setMass,
    absorbedPower: Number(results.absorbedPower),
    errors: solution.findings.filter(({ severity }) => severity === "error").length,
  };
}
