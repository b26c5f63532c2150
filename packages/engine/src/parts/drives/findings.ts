import { motorMakers } from "../../standards/machine-sources.ts";
import { adopted } from "../../standards/sources.ts";
import {
  type AlikeDefinition,
  defineAlike,
  defineChecks,
  defineFindings,
  less,
  more,
  other,
} from "../../trace/define-finding.ts";
import { driveLimits, limitNames, slotOf, slotWords } from "./drive-part-codes.ts";

const drives = { subject: "drives", source: adopted("drives") };

/** What keeps a loaded belt from running away: where it falls short, people are in danger. */
const holding: ReadonlySet<string> = new Set(["holdback", "brake"]);

/** Parts that are missing or miss a limit: one finding for each part, and for each limit of a part. */
export const drivePartFindings = {
  ...alike("missing", slotWords, (slot) => ({ severity: "note", moves: [other(`${slot}.category`)] })),
  ...alike("none-to-choose", slotWords, (slot) => ({ severity: "error", moves: [other(`${slot}.category`)] })),
  ...alike("none-fits", limitNames, (limit) => ({
    severity: "error",
    values: { value: driveLimits[limit], candidates: "plain" },
    moves: [other(`${slotOf(limit)}.category`)],
  })),
  ...alike("short", limitNames, (limit) => ({
    severity: holding.has(slotOf(limit)) ? "error" : "warning",
    values: { value: driveLimits[limit] },
    moves: [other(limit)],
  })),
};

function alike<const Kind extends string, const About extends string, const Word extends string>(
  kind: Kind,
  abouts: readonly About[],
  define: (about: About) => AlikeDefinition<Word>,
) {
  return defineAlike(
    drives,
    abouts.map((about) => [`drive-${kind}-${about}` as const, define(about)] as const),
  );
}

const starting = { subject: "starting" };
const stopping = { subject: "stopping" };

export const driveChecks = defineChecks(drives, {
  "gearbox-thermal-rating": {
    severity: "note",
    subject: "gearbox",
    values: { share: "share" },
    must: "most",
    limit: { most: 0.6 },
    moves: [more("gearbox.serviceFactor")],
  },
  "drive-speeds-differ": {
    severity: "warning",
    subject: "gearbox",
    values: { beltSpeed: "speed", otherBeltSpeed: "speed" },
    must: "most",
    moves: [other("gearbox-ratio")],
  },
  "start-too-slow": {
    ...starting,
    severity: "error",
    values: { time: "time" },
    must: "most",
    limit: { most: 600 },
    moves: [more("motor.power"), more("startFactor")],
  },
  "start-torque-high": {
    ...starting,
    severity: "warning",
    values: { factor: "share" },
    must: "most",
    limit: { most: 1.5 },
    moves: [more("rampTime"), more("motor.power")],
  },
  "start-long-for-motor": {
    ...starting,
    severity: "warning",
    values: { time: "time" },
    must: "most",
    limit: { most: 15 },
    moves: [more("motor.power"), more("startFactor")],
  },
  "start-acceleration-high": {
    ...starting,
    severity: "warning",
    values: { acceleration: "acceleration" },
    must: "most",
    moves: [less("startFactor"), more("rampTime")],
  },
  "material-slides": {
    ...starting,
    severity: "warning",
    values: { acceleration: "acceleration" },
    must: "most",
    moves: [less("startFactor"), more("rampTime")],
  },
  "drives-share-unevenly": {
    severity: "warning",
    values: { parting: "share" },
    must: "most",
    moves: [other("drive.controlRole"), other("gearbox-ratio")],
  },
  "typed-shares-not-held": {
    severity: "warning",
    values: { parting: "share" },
    must: "most",
    moves: [other("drive.loadShare"), other("gearbox-ratio")],
  },
  "runaway-overspeed": {
    ...stopping,
    severity: "error",
    values: { speed: "speed" },
    must: "most",
    moves: [less("drive.brakeDelay"), other("brake.kind")],
  },
  "brakes-left-weak": {
    ...stopping,
    severity: "error",
    values: { force: "force", brakes: "plain" },
    must: "least",
    moves: [other("brake-room"), other("brake-disc"), less("brakesOut")],
  },
  "brake-disc-hot": {
    severity: "warning",
    subject: "brake",
    values: { temperature: "temperature" },
    must: "most",
    moves: [more("brake.discThickness"), more("brake-disc")],
  },
  "brake-surface-hot": {
    severity: "error",
    subject: "brake",
    values: { temperature: "temperature" },
    must: "most",
    moves: [more("brake-disc"), other("brake.pads")],
  },
  "brake-rim-fast": {
    severity: "error",
    subject: "brake",
    values: { speed: "speed" },
    must: "most",
    moves: [less("brake-disc")],
  },
});

export const driveFindings = defineFindings(drives, {
  "motor-voltage-differs": {
    severity: "warning",
    subject: "motor",
    values: { voltage: "voltage", wanted: "voltage" },
    moves: [other("motor.category")],
  },
  "motor-site-beyond-table": {
    severity: "warning",
    subject: "motor",
    source: motorMakers("altitude to 4000 m, 60 degC"),
    values: { altitude: "distance", temperature: "temperature" },
    moves: [less("altitude")],
  },
  "motor-ask-maker": {
    severity: "warning",
    subject: "motor-derating",
    source: motorMakers("ends of the table"),
    values: { altitude: "distance", temperature: "temperature" },
    moves: [other("motor.power")],
  },
  "holdback-left-out": {
    severity: "error",
    subject: "holdback",
    values: { runbackTorque: "torque" },
    moves: [other("holdback.category")],
  },
  "holdback-blocks-reverse": { severity: "error", subject: "holdback", moves: [other("isReversible")] },
  "start-stalls": {
    ...starting,
    severity: "error",
    values: { speed: "speed", startFactor: "share", force: "force" },
    limited: "force",
    moves: [more("motor.power"), more("startFactor")],
  },
  "star-too-weak": {
    ...starting,
    severity: "error",
    values: { speed: "speed", force: "force" },
    limited: "force",
    moves: [other("drive.controlMode"), more("motor.power")],
  },
  "start-overruns": {
    ...starting,
    severity: "error",
    values: { speed: "speed", time: "time", shortage: "share" },
    moves: [other("drive.brakingMode"), more("drive.brakingLimit")],
  },
  "start-limited": {
    ...starting,
    severity: "warning",
    values: { factor: "share", time: "time" },
    moves: [more("rampTime"), more("drive.torqueLimit"), more("motor.power")],
  },
  "start-factor-hides": { ...starting, severity: "note", values: { factor: "share" }, moves: [other("startFactor")] },
  "ramp-not-followed": { ...starting, severity: "warning", moves: [other("drive.controlMode"), other("rampTime")] },
  "drives-impose-speeds": { ...starting, severity: "warning", moves: [other("drive.controlRole")] },
  "drives-may-not-brake": {
    severity: "error",
    values: { effectiveTension: "force" },
    moves: [other("drive.brakingMode")],
  },
  "brake-needed": {
    ...stopping,
    severity: "error",
    values: { effectiveTension: "force" },
    moves: [other("brake.kind")],
  },
  "brake-out-unchecked": {
    ...stopping,
    severity: "note",
    source: adopted("brakes that are left hold and stop"),
    values: { effectiveTension: "force" },
    moves: [more("brakesOut")],
  },
  "brake-does-not-stop": {
    ...stopping,
    severity: "error",
    values: { brakeForce: "force", effectiveTension: "force" },
    moves: [more("drive.brakeTorque"), other("brake.kind")],
  },
  "slack-while-braking": {
    ...stopping,
    severity: "error",
    values: { tension: "force" },
    moves: [less("drive.brakeTorque"), more("takeUp.mass")],
  },
  "stops-before-upstream": {
    ...stopping,
    severity: "warning",
    values: { mass: "mass", volume: "volume", massFlow: "massFlow" },
    moves: [less("upstreamStopTime")],
  },
  "drives-not-settled": {
    severity: "warning",
    source: adopted("components and tensions in turn until neither changes"),
    values: { rounds: "plain" },
    moves: [other("motor.category")],
  },
});
