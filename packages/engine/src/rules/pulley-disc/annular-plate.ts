import { lockingMakers, roark } from "../../standards/machine-sources.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";

const source = roark("annular plate, rigid trunnion, outer edge fixed, Poisson's ratio 0.3");
const radiusRatio = { symbol: "k", unit: "1", must: strictlyBetween(0, 1) };
const modulus = { symbol: "E", unit: "Pa", must: positive };
const thickness = { symbol: "t_d", unit: "m", must: positive };
const discStiffness = { symbol: "K_d", unit: "N*m", must: positive };
const shaftStiffness = { symbol: "K_sh", unit: "N*m", must: positive };
const discMoment = { symbol: "M_d", unit: "N*m", must: nonNegative };
const slope = { symbol: "theta", unit: "rad", must: nonNegative };

/** Flexibility of the end disc against tilting of its hub. */
export const discFlexibility = defineFormula({
  id: "pulley-disc/annular-plate/disc-flexibility",
  source,
  inputs: { radiusRatio },
  output: { symbol: "alpha_d", unit: "1" },
  printed: "3 * (1 - 0.3 ^ 2) / pi * (ln(1 / k) - (1 - k ^ 2) / (1 + k ^ 2))",
  evaluate: ({ radiusRatio: k }) => ((3 * (1 - 0.3 ** 2)) / Math.PI) * (Math.log(1 / k) - (1 - k ** 2) / (1 + k ** 2)),
});

/** Stress of the end disc at its hub under tilting. */
export const discStressFactor = defineFormula({
  id: "pulley-disc/annular-plate/disc-stress-factor",
  source,
  inputs: { radiusRatio },
  output: { symbol: "beta_d", unit: "1" },
  printed: "3 / pi * (1 - k ^ 2) / (k * (1 + k ^ 2))",
  evaluate: ({ radiusRatio: k }) => ((3 / Math.PI) * (1 - k ** 2)) / (k * (1 + k ** 2)),
});

/** Stiffness of one disc, moment over slope. */
export const discTiltStiffness = defineFormula({
  id: "pulley-disc/annular-plate/disc-tilt-stiffness",
  source,
  inputs: { modulus, thickness, flexibility: { symbol: "alpha_d", unit: "1", must: positive } },
  output: { symbol: "K_d", unit: "N*m" },
  printed: "E * t_d ^ 3 / alpha_d",
  evaluate: ({ modulus: e, thickness: t, flexibility }) => (e * t ** 3) / flexibility,
});

/** Stiffness of the shaft between the hubs, moment over slope. */
export const shaftTiltStiffness = defineFormula({
  id: "pulley-disc/annular-plate/shaft-tilt-stiffness",
  source: mechanics("beam bent by two equal end moments"),
  inputs: {
    modulus,
    inertia: { symbol: "I", unit: "m4", must: positive },
    hubCentres: { symbol: "c", unit: "m", must: positive },
  },
  output: { symbol: "K_sh", unit: "N*m" },
  printed: "2 * E * I / c",
  evaluate: ({ modulus: e, inertia, hubCentres }) => (2 * e * inertia) / hubCentres,
});

/** Slope of hub and disc together. */
export const sharedSlope = defineFormula({
  id: "pulley-disc/annular-plate/shared-slope",
  source: mechanics("disc and shaft share the hub moment by their stiffness"),
  inputs: { hubMoment: { symbol: "M_h", unit: "N*m", must: nonNegative }, discStiffness, shaftStiffness },
  output: { symbol: "theta", unit: "rad" },
  printed: "M_h / (K_d + K_sh)",
  evaluate: ({ hubMoment, discStiffness: disc, shaftStiffness: shaft }) => hubMoment / (disc + shaft),
});

/** Moment the disc takes. */
export const discShare = defineFormula({
  id: "pulley-disc/annular-plate/disc-share",
  source: mechanics("disc and shaft share the hub moment by their stiffness"),
  inputs: { discStiffness, slope },
  output: { symbol: "M_d", unit: "N*m" },
  printed: "K_d * theta",
  evaluate: ({ discStiffness: disc, slope: theta }) => disc * theta,
});

/** Part of the hub moment that the disc takes. */
export const discMomentShare = defineFormula({
  id: "pulley-disc/annular-plate/disc-moment-share",
  source: mechanics("disc and shaft share the hub moment by their stiffness"),
  inputs: { discMoment, hubMoment: { symbol: "M_h", unit: "N*m", must: positive } },
  output: { symbol: "k_d", unit: "1" },
  printed: "M_d / M_h",
  evaluate: ({ discMoment: moment, hubMoment }) => moment / hubMoment,
});

/** Bending stress of the disc at the hub. */
export const discHubStress = defineFormula({
  id: "pulley-disc/annular-plate/disc-hub-stress",
  source,
  inputs: {
    stressFactor: { symbol: "beta_d", unit: "1", must: positive },
    discMoment,
    outerRadius: { symbol: "a_d", unit: "m", must: positive },
    thickness,
  },
  output: { symbol: "sigma_hub", unit: "Pa" },
  printed: "beta_d * M_d / (a_d * t_d ^ 2)",
  evaluate: ({ stressFactor, discMoment: moment, outerRadius, thickness: t }) =>
    (stressFactor * moment) / (outerRadius * t ** 2),
});

/** Bending stress of the disc at the shell. */
export const discRimStress = defineFormula({
  id: "pulley-disc/annular-plate/disc-rim-stress",
  source,
  inputs: { radiusRatio, hubStress: { symbol: "sigma_hub", unit: "Pa", must: nonNegative } },
  output: { symbol: "sigma_rim", unit: "Pa" },
  printed: "k * sigma_hub",
  evaluate: ({ radiusRatio: k, hubStress }) => k * hubStress,
});

/** Where the part of the torque that one of two hubs takes is adopted. */
export const unevenHubs = adopted("torque that two hubs share unevenly");

/** Torque of the hub next to the coupling. */
export const hubTorque = defineFormula({
  id: "pulley-disc/annular-plate/hub-torque",
  source: unevenHubs,
  inputs: {
    share: { symbol: "k_h", unit: "1", must: positive },
    torque: { symbol: "T_q", unit: "N*m", must: nonNegative },
  },
  output: { symbol: "T_h", unit: "N*m" },
  printed: "k_h * T_q",
  evaluate: ({ share, torque }) => share * torque,
});

/** Torque and thrust that a keyless locking element has to hold together. */
export const lockingTorque = defineFormula({
  id: "pulley-disc/annular-plate/locking-torque",
  source: lockingMakers("torque and axial force together"),
  inputs: {
    torque: { symbol: "T_q", unit: "N*m", must: nonNegative },
    axialForce: { symbol: "F_ax", unit: "N", must: nonNegative },
    shaftDiameter: { symbol: "d", unit: "m", must: positive },
  },
  output: { symbol: "T_le", unit: "N*m" },
  printed: "sqrt(T_q ^ 2 + (F_ax * d / 2) ^ 2)",
  evaluate: ({ torque, axialForce, shaftDiameter }) => Math.sqrt(torque ** 2 + ((axialForce * shaftDiameter) / 2) ** 2),
});

/** Bending a locking element takes beside its torque: a quarter for single tapers, 0.35 for those rated for bending. */
export const lockingBending = defineFormula({
  id: "pulley-disc/annular-plate/locking-bending",
  source: lockingMakers("bending beside the rated torque"),
  inputs: {
    share: { symbol: "k_b", unit: "1", must: positive },
    ratedTorque: { symbol: "T_r", unit: "N*m", must: positive },
  },
  output: { symbol: "M_al", unit: "N*m" },
  printed: "k_b * T_r",
  evaluate: ({ share, ratedTorque }) => share * ratedTorque,
});
