import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = mechanics("resistances in proportion to the load per metre");
const load = { symbol: "l", unit: "1", must: nonNegative };
const speed = { symbol: "s", unit: "1", must: positive };

/** Load per metre over that of the design, in a state of the duty. */
export const lineLoadShare = defineFormula({
  id: "duty/part-load/line-load-share",
  source: mechanics("mass flow over speed"),
  inputs: { load, speed },
  output: { symbol: "k", unit: "1" },
  printed: "l / s",
  evaluate: ({ load: part, speed: share }) => part / share,
});

const share = { symbol: "k", unit: "1", must: nonNegative };

/** Material on a metre of belt in a state. */
export const partLineLoad = defineFormula({
  id: "duty/part-load/part-line-load",
  source: mechanics("mass flow over speed"),
  inputs: { lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative }, share },
  output: { symbol: "q_i", unit: "kg/m" },
  printed: "q_G * k",
  evaluate: ({ lineLoad, share: part }) => lineLoad * part,
});

/** Belt tension in a state, between that of the empty and that of the full belt. */
export const partTension = defineFormula({
  id: "duty/part-load/part-tension",
  source,
  inputs: { empty: { symbol: "T_e", unit: "N" }, full: { symbol: "T_f", unit: "N" }, share },
  output: { symbol: "T_i", unit: "N" },
  printed: "T_e + (T_f - T_e) * k",
  evaluate: ({ empty, full, share: part }) => empty + (full - empty) * part,
});

/** Power in a state at the full speed: over the speed share it is the torque. */
export const partPower = defineFormula({
  id: "duty/part-load/part-power",
  source,
  inputs: { empty: { symbol: "P_e", unit: "W" }, full: { symbol: "P_f", unit: "W" }, share },
  output: { symbol: "P_i", unit: "W" },
  printed: "P_e + (P_f - P_e) * k",
  evaluate: ({ empty, full, share: part }) => empty + (full - empty) * part,
});
