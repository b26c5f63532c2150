import { coverRubber, plain, type Rubber, type Trace } from "@beltwright/engine";
import type { ConveyorRubber } from "../../document/types/components.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { millimetres, toSi } from "../si.ts";

/** Rubber against the carry idlers and against the return idlers. */
export function coverRubbersOf(
  conveyor: Conveyor,
  trace: Trace,
): { readonly bottomRubber: Rubber; readonly topRubber: Rubber } {
  const { viscoBottomRubber, viscoTopRubber, bottomRubber, topRubber } = conveyor;
  return {
    bottomRubber: rubberOf(conveyor, viscoBottomRubber, bottomRubber, trace),
    topRubber: rubberOf(conveyor, viscoTopRubber, topRubber, trace),
  };
}

/** User rubber is the typed pair of values, whatever the model of the others; a rubber of the library has its own law. */
function rubberOf(conveyor: Conveyor, name: Conveyor["viscoBottomRubber"], row: ConveyorRubber, trace: Trace): Rubber {
  const isConstant = conveyor.viscoRubberModel === "Constant";
  switch (name) {
    case "User":
      return pair(conveyor.viscoStorageModulus, conveyor.viscoLossFactor);
    case "Library":
      return rubberOfRow(row);
    case "General":
      return coverRubber(trace, isConstant ? "general" : "generalSpectrum");
    case "Low resistance":
      return coverRubber(trace, isConstant ? "lowRollingResistance" : "lowRollingResistanceSpectrum");
  }
}

function pair(storageModulus: number, lossFactor: number): Rubber {
  return { kind: "constant", storageModulus: toSi(storageModulus, "MPa"), lossFactor };
}

function rubberOfRow(row: ConveyorRubber): Rubber {
  switch (row.law) {
    case "Constant":
      return pair(row.storageModulus, row.lossFactor);
    case "Large sample":
      return {
        kind: "sample",
        factor: row.sampleFactor,
        exponent: row.sampleExponent,
        cover: millimetres(row.sampleCover),
        rollDiameter: millimetres(row.sampleRollDia),
        warmth: row.temperatureFactors.toSorted((one, other) => plain(one.temperature) - plain(other.temperature)),
      };
    case "Master curve":
      return {
        kind: "spectrum",
        equilibriumModulus: toSi(row.equilibriumModulus, "MPa"),
        branches: row.branches.map(({ time, modulus }) => ({ time, modulus: toSi(modulus, "MPa") })),
        shift: { factor: row.shiftFactor, span: row.shiftSpan, reference: row.referenceTemperature },
      };
  }
}
