import type { Conveyor } from "../document/types/conveyor.ts";
import type { UncertainInput } from "../document/types/parts.ts";
import { togetherFields } from "./input-title.ts";

type Drawn = Partial<UncertainInput> & Pick<UncertainInput, "variedFields" | "distribution">;

const input = (drawn: Drawn): UncertainInput => ({
  isVaried: true,
  variedAs: "Factor",
  drawnLow: 0,
  drawnMiddle: 1,
  drawnHigh: 2,
  drawnSpread: 0.1,
  isCut: false,
  drawnList: "",
  ...drawn,
});

const triangular = (variedFields: string, drawnLow: number, drawnMiddle: number, drawnHigh: number): UncertainInput =>
  input({ variedFields, distribution: "Triangular", drawnLow, drawnMiddle, drawnHigh });

const normal = (variedFields: string, drawnSpread: number, more: Partial<UncertainInput> = {}): UncertainInput =>
  input({ variedFields, distribution: "Normal", drawnSpread, ...more });

/** The inputs offered to a new study (handbook 11.1): indicative, to be changed or switched off. */
export function usualInputs({ calcMethod, minTemp, maxTemp, drives }: Conveyor): readonly UncertainInput[] {
  const mostEfficient = Math.max(0, ...drives.map(({ driveEff }) => driveEff));
  return [
    // The universal method has a multiplier for each drag in place of a friction factor.
    triangular(calcMethod === "CEMA-7" ? togetherFields.drags : togetherFields.friction, 0.85, 1, 1.25),
    normal(togetherFields.tonnage, 0.05),
    normal(togetherFields.density, 0.04),
    ...(maxTemp > minTemp
      ? [{ ...triangular("minTemp", minTemp, (minTemp + maxTemp) / 2, maxTemp), variedAs: "Value" as const }]
      : []),
    triangular(togetherFields.pulleyFriction, 0.8, 1, 1.1),
    normal("drives[].driveEff", 1, {
      variedAs: "Addition",
      drawnMiddle: 0,
      isCut: true,
      drawnLow: -100,
      drawnHigh: 100 - mostEfficient,
    }),
    normal("takeUpMass", 0.02),
    normal("belt.beltModulus", 0.1),
    normal("matl.surchargeAngle", 2, { variedAs: "Addition", drawnMiddle: 0 }),
  ];
}
