import { pulleyFrictionSource } from "../standards/din-22101-2011/pulley-friction.ts";
import { frictionRangesSource } from "../standards/iso-5048-1989/friction-ranges.ts";
import { arnoldMcLean } from "../standards/machine-sources.ts";
import { adopted, cema5, cema7, geometry, iso5048, mechanics, winkler } from "../standards/sources.ts";
import { defineChecks, defineFindings, less, more, other } from "../trace/define-finding.ts";

const grip = { subject: "traction", source: mechanics("Euler and Eytelwein") };

/** Limits of a running, starting or stopping belt. */
export const tensionChecks = defineChecks(
  { subject: "tension", source: mechanics("a belt pulls and cannot push") },
  {
    "belt-slack": {
      severity: "error",
      values: { tension: "force" },
      must: "above",
      limit: { above: 0 },
      moves: [more("takeUp.mass")],
    },
    "drive-slips": {
      ...grip,
      severity: "error",
      values: {},
      mayTell: { surplus: "force", requiredFriction: "plain", friction: "plain", slackTension: "force" },
      must: "least",
      limit: { least: 0 },
      moves: [more("drive.wrapAngle"), more("drive.friction"), more("takeUp.mass"), less("startFactor")],
    },
    "brake-slips": {
      ...grip,
      severity: "error",
      values: { surplus: "force", requiredFriction: "plain", friction: "plain" },
      must: "least",
      limit: { least: 0 },
      moves: [less("drive.brakeTorque"), more("takeUp.mass")],
    },
    "does-not-break-away": {
      severity: "error",
      subject: "motion",
      source: mechanics("friction at rest over friction in motion"),
      values: { startForce: "force" },
      must: "least",
      moves: [more("motor.power"), more("startFactor")],
    },
    "motors-small": {
      severity: "warning",
      subject: "power",
      source: adopted("motors for the largest power of the running cases"),
      values: { installed: "power" },
      must: "least",
      moves: [more("motor.power"), less("capacity")],
    },
    "motors-large": {
      severity: "warning",
      subject: "power",
      source: adopted("motors loaded to at least half their rating"),
      values: { load: "share", installed: "power" },
      must: "least",
      limit: { least: 0.5 },
      moves: [less("motor.power")],
    },
  },
);

/** What a start asks of the grip of drives. */
export const tensionFindings = defineFindings(
  { subject: "traction", source: mechanics("start factor on the running pull") },
  {
    "start-factor-outside-profile": { severity: "warning", values: { factor: "plain" }, moves: [other("pullFactor")] },
  },
);

export const motionFindings = defineFindings(
  { subject: "motion", source: mechanics("force over moving mass") },
  {
    "does-not-start": {
      severity: "error",
      values: { acceleration: "acceleration", effectiveTension: "force" },
      limit: { above: 0 },
      moves: [more("motor.power"), more("startFactor")],
    },
    "does-not-stop": {
      severity: "error",
      values: { acceleration: "acceleration", effectiveTension: "force" },
      moves: [more("drive.brakeTorque"), other("brake.kind")],
    },
    "sag-exceeded": {
      severity: "warning",
      subject: "sag",
      source: mechanics("sag between idlers"),
      values: { sag: "share", margin: "force", sections: "plain" },
      limited: "margin",
      limit: { least: 0 },
      moves: [less("idlerSpacing"), more("takeUp.mass")],
    },
    "not-converged": {
      severity: "error",
      subject: "tension",
      source: adopted("100 maximum calculations"),
      values: { calculations: "plain", gap: "plain" },
      moves: [more("mostCalculations")],
    },
  },
);

export const resistanceFindings = defineFindings(
  { subject: "friction", source: frictionRangesSource },
  {
    "regenerates-at-low-friction": {
      severity: "note",
      source: adopted("less friction than calculated gives back more power and stops later"),
      values: { effectiveTension: "force", lowest: "force" },
      moves: [other("lowFriction")],
    },
    "friction-below-range": { severity: "note", values: { friction: "plain" }, moves: [more("frictionFactor")] },
    "friction-outside-profile": { severity: "note", values: { friction: "plain" }, moves: [other("frictionFactor")] },
    "friction-above-range": {
      severity: "warning",
      source: pulleyFrictionSource,
      values: { frictionRunning: "plain", frictionStarting: "plain" },
      moves: [less("drive.friction")],
    },
    "indicative-coefficients": {
      severity: "note",
      subject: "cema-7/universal",
      source: cema7("chapter 6, universal method"),
      moves: [other("method")],
    },
    "length-coefficient-not-normative": {
      severity: "warning",
      subject: "iso-5048-1989/length-coefficient",
      source: iso5048("length coefficient C"),
      values: { length: "distance" },
      moves: [more("point.x"), other("method")],
    },
    "length-coefficient-not-used": {
      severity: "note",
      subject: "iso-5048-1989/length-coefficient",
      source: iso5048("length coefficient C"),
      values: { length: "distance" },
      moves: [other("method")],
    },
    "length-coefficient-of-one-feed": {
      severity: "warning",
      subject: "iso-5048-1989/length-coefficient",
      source: iso5048("length coefficient C, one loading point"),
      values: { feeds: "plain" },
      moves: [other("method")],
    },
    "secondary-not-shared": {
      severity: "note",
      subject: "iso-5048-1989/length-coefficient",
      source: adopted("secondary resistances as a lump C - 1 of the main ones, shared out over their points"),
      moves: [other("method")],
    },
    "winkler-needs-spectrum": {
      severity: "warning",
      subject: "rubber",
      source: winkler("rolling on a layer with relaxation times"),
      moves: [other("rubberModel")],
    },
    "tilt-not-counted": {
      severity: "note",
      subject: "cema/uncounted-tilt",
      source: cema5("chapter 6, which has no term for forward tilt"),
      values: { force: "force" },
      moves: [other("cemaTilt")],
    },
  },
);

export const loopFindings = defineFindings(
  { subject: "loop", source: geometry("tangent of two pulleys") },
  {
    "points-coincide": {
      severity: "warning",
      source: geometry("straight belt between two points"),
      values: { x: "distance", z: "distance" },
      moves: [other("point.x")],
    },
    "pulleys-overlap": {
      severity: "error",
      values: { distance: "distance", needed: "distance" },
      moves: [other("point.x"), less("pulley.shellDiameter")],
    },
  },
);

export const loopChecks = defineChecks(
  { subject: "loop", source: geometry("belt on a pulley, from contact to departure") },
  {
    "wrap-above-270": {
      severity: "warning",
      values: { wrapAngle: "angle" },
      must: "most",
      limit: { most: 1.5 * Math.PI },
      moves: [other("pulley.rotation")],
    },
  },
);

const bothStrands = { subject: "strands", source: adopted("least distance of the strands") };

export const strandChecks = defineChecks(bothStrands, {
  "strands-cross": {
    severity: "error",
    values: { distance: "distance" },
    must: "above",
    limit: { above: 0 },
    moves: [other("strandDistance"), other("point.x")],
  },
  "strands-too-close": {
    severity: "warning",
    values: { distance: "distance" },
    must: "least",
    moves: [more("strandDistance"), other("point.x")],
  },
});

export const strandFindings = defineFindings(bothStrands, {
  "strand-pair-parted": {
    severity: "warning",
    source: adopted("return strand square below the carry strand"),
    values: { distance: "distance" },
    moves: [other("point.x"), other("strandDistance")],
  },
});

/** Whether the drives can draw the material out of the hopper. */
export const feederChecks = defineChecks(
  { subject: "feeder", source: arnoldMcLean("pull-out force") },
  {
    "feeder-cannot-start": {
      severity: "warning",
      values: { force: "force" },
      must: "most",
      moves: [less("feeder.materialHeight"), more("motor.power"), more("startFactor")],
    },
    "feeder-cannot-run": {
      severity: "warning",
      values: { force: "force" },
      must: "most",
      moves: [more("motor.power"), less("feeder.hopperWidth")],
    },
  },
);

/** Parts left out because they cannot be computed. The input that refused gives its name to the value. */
export const notComputedFindings = defineFindings(
  { subject: "machine", source: adopted("what a part needs to be computed") },
  {
    "drives-not-computed": { severity: "error", moves: [other("motor.power")] },
    "feeder-not-computed": { severity: "error", moves: [other("feeder.hopperWidth")] },
    "horizontal-curve-not-computed": { severity: "error", moves: [other("horizontalCurve.radius")] },
    "idler-spacing-not-computed": { severity: "error", moves: [other("idlerSpacing")] },
    "idlers-not-computed": { severity: "error", moves: [other("idler")] },
    "pulley-not-computed": {
      severity: "error",
      moves: [other("pulley.shaftDiameter"), more("pulley.shellDiameter"), less("pulley.shaftDiameter")],
    },
    "transition-not-computed": { severity: "error", moves: [other("transition.arrangement")] },
    "turnover-not-computed": { severity: "error", moves: [other("turnover.length")] },
    "vertical-curve-not-computed": { severity: "error", moves: [other("curve.radius")] },
  },
);
