import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const density = { symbol: "rho", unit: "kg/m3", must: positive };

/** Material that leaves the belt while it stops. */
export const dischargedMass = defineFormula({
  id: "rigid-stop/discharge/discharged-mass",
  source: mechanics("line load times distance"),
  inputs: {
    lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative },
    distance: { symbol: "s", unit: "m", must: nonNegative },
  },
  output: { symbol: "m_dis", unit: "kg" },
  printed: "q_G * s",
  evaluate: ({ lineLoad, distance }) => lineLoad * distance,
});

/** Room a mass of material takes. */
export const materialVolume = defineFormula({
  id: "rigid-stop/discharge/material-volume",
  source: mechanics("mass over density"),
  inputs: { mass: { symbol: "m", unit: "kg", must: nonNegative }, density },
  output: { symbol: "V", unit: "m3" },
  printed: "m / rho",
  evaluate: ({ mass, density: bulk }) => mass / bulk,
});

/** Material that gathers in the transfer because the delivering belt stops later. */
export const surgeMass = defineFormula({
  id: "rigid-stop/discharge/surge-mass",
  source: mechanics("area between two straight ramps of speed"),
  inputs: {
    massFlow: { symbol: "Q", unit: "kg/s", must: nonNegative },
    upstreamTime: { symbol: "t_up", unit: "s", must: nonNegative },
    ownTime: { symbol: "t_dn", unit: "s", must: nonNegative },
  },
  output: { symbol: "m_sur", unit: "kg" },
  printed: "max(0, Q / 2 * (t_up - t_dn))",
  evaluate: ({ massFlow, upstreamTime, ownTime }) => Math.max(0, (massFlow / 2) * (upstreamTime - ownTime)),
});

/** Room a transfer chute needs. */
export const chuteVolume = defineFormula({
  id: "rigid-stop/discharge/chute-volume",
  source: adopted("a tenth in hand"),
  inputs: {
    discharged: { symbol: "V_dis", unit: "m3", must: nonNegative },
    surge: { symbol: "V_sur", unit: "m3", must: nonNegative },
  },
  output: { symbol: "V_req", unit: "m3" },
  printed: "1.1 * max(V_dis, V_sur)",
  evaluate: ({ discharged, surge }) => 1.1 * Math.max(discharged, surge),
});
