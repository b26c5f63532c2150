import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const inertia = (symbol: string) => ({ symbol, unit: "kg*m2", must: nonNegative });

/** Everything that turns with one motor. */
export const fastShaftInertia = defineFormula({
  id: "mechanics/drive-line/fast-shaft-inertia",
  source: mechanics("sum of inertias on the high-speed shaft"),
  inputs: {
    motorInertia: inertia("J_m"),
    fluidCouplingInertia: inertia("J_fc"),
    fastCouplingInertia: inertia("J_hs"),
    gearboxInertia: inertia("J_gb"),
    flywheelInertia: inertia("J_fw"),
    fastDiscInertia: inertia("J_d"),
  },
  output: { symbol: "J_fast", unit: "kg*m2" },
  printed: "J_m + J_fc + J_hs + J_gb + J_fw + J_d",
  evaluate: (on) =>
    on.motorInertia +
    on.fluidCouplingInertia +
    on.fastCouplingInertia +
    on.gearboxInertia +
    on.flywheelInertia +
    on.fastDiscInertia,
});

/** Everything that turns with the pulley, behind the gearbox. */
export const slowShaftInertia = defineFormula({
  id: "mechanics/drive-line/slow-shaft-inertia",
  source: mechanics("sum of inertias on the low-speed shaft"),
  inputs: {
    slowCouplingInertia: inertia("J_ls"),
    holdbackInertia: inertia("J_hb"),
    slowDiscInertia: inertia("J_d"),
  },
  output: { symbol: "J_slow", unit: "kg*m2" },
  printed: "J_ls + J_hb + J_d",
  evaluate: ({ slowCouplingInertia, holdbackInertia, slowDiscInertia }) =>
    slowCouplingInertia + holdbackInertia + slowDiscInertia,
});

/** Inertia of all motor lines of a drive at its pulley. */
export const driveLineInertia = defineFormula({
  id: "mechanics/drive-line/drive-line-inertia",
  source: mechanics("inertia reflected through the gearbox"),
  inputs: {
    lines: { symbol: "n", unit: "1", must: positive },
    fastInertia: inertia("J_fast"),
    gearRatio: { symbol: "i", unit: "1", must: nonNegative },
    slowInertia: inertia("J_slow"),
  },
  output: { symbol: "J", unit: "kg*m2" },
  printed: "n * (J_fast * i ^ 2 + J_slow)",
  evaluate: ({ lines, fastInertia, gearRatio, slowInertia }) => lines * (fastInertia * gearRatio ** 2 + slowInertia),
});

/** Pull of a brake at the belt. */
export const brakePull = defineFormula({
  id: "mechanics/drive-line/brake-pull",
  source: mechanics("torque over radius"),
  inputs: {
    brakeTorque: { symbol: "M_B", unit: "N*m", must: nonNegative },
    pulleyRadius: { symbol: "r", unit: "m", must: positive },
  },
  output: { symbol: "F_B", unit: "N" },
  printed: "M_B / r",
  evaluate: ({ brakeTorque, pulleyRadius }) => brakeTorque / pulleyRadius,
});

/** Power of all motors of a drive. */
export const motorsPower = defineFormula({
  id: "mechanics/drive-line/motors-power",
  source: mechanics("motors of a drive together"),
  inputs: {
    motors: { symbol: "n", unit: "1", must: positive },
    motorPower: { symbol: "P_1", unit: "W", must: nonNegative },
  },
  output: { symbol: "P_inst", unit: "W" },
  printed: "n * P_1",
  evaluate: ({ motors, motorPower }) => motors * motorPower,
});

/** Radius of a pulley over its lagging. */
export const laggedRadius = defineFormula({
  id: "mechanics/drive-line/lagged-radius",
  source: mechanics("shell and lagging"),
  inputs: {
    shellDiameter: { symbol: "D_s", unit: "m", must: nonNegative },
    lagging: { symbol: "t_l", unit: "m", must: nonNegative },
  },
  output: { symbol: "r", unit: "m" },
  printed: "D_s / 2 + t_l",
  evaluate: ({ shellDiameter, lagging }) => shellDiameter / 2 + lagging,
});

/** Diameter of a pulley from its radius. */
export const diameterOfRadius = defineFormula({
  id: "mechanics/drive-line/diameter-of-radius",
  source: mechanics("circle"),
  inputs: { pulleyRadius: { symbol: "r", unit: "m", must: positive } },
  output: { symbol: "D", unit: "m" },
  printed: "2 * r",
  evaluate: ({ pulleyRadius }) => 2 * pulleyRadius,
});
