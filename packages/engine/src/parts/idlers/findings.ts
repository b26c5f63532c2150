import { iso281, rollMakers } from "../../standards/machine-sources.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { defineChecks, defineFindings, less, more, other } from "../../trace/define-finding.ts";

/** rev/s */
export const fastestSpeed = { most: 750 / 60 } as const;
/** rev/s */
export const advisedRollSpeed = { most: 600 / 60 } as const;

export const idlerChecks = defineChecks(
  { subject: "idler", source: rollMakers("roll speed") },
  {
    "idler-life-too-short": {
      severity: "error",
      source: iso281("basic rating life"),
      values: { life: "life" },
      must: "least",
      moves: [more("idler.bearingRating"), less("idlerSpacing"), more("idler.rollDiameter")],
    },
    "idler-shaft-too-slender": {
      severity: "error",
      source: rollMakers("slope of the shaft in its bearings"),
      values: { shaftSlope: "slope" },
      must: "most",
      moves: [more("idler.shaftDiameter"), less("idlerSpacing")],
    },
    "idler-turns-too-fast": {
      severity: "error",
      values: { rotation: "rotation" },
      must: "most",
      limit: fastestSpeed,
      moves: [more("idler.rollDiameter"), less("beltSpeed")],
    },
    "idler-turns-fast": {
      severity: "warning",
      values: { rotation: "rotation" },
      must: "most",
      limit: advisedRollSpeed,
      moves: [more("idler.rollDiameter"), less("beltSpeed")],
    },
  },
);

const swinging = {
  subject: "idler-resonance",
  source: mechanics("string moving along itself, first mode"),
  values: { rollFrequency: "frequency", first: "frequency", second: "frequency" },
  mayTell: { sections: "plain" },
  moves: [other("idlerSpacing"), other("idler.rollDiameter")],
} as const;

export const idlerFindings = defineFindings(
  { subject: "idler", source: adopted("lightest row open to selection that meets every limit") },
  {
    "idler-none-fits": {
      severity: "error",
      values: { rejected: "plain" },
      moves: [other("idler"), less("idlerSpacing")],
    },
    "idler-resonance": { severity: "warning", ...swinging },
    "idler-resonance-two-lobes": { severity: "note", ...swinging },
  },
);
