import { adopted } from "../standards/sources.ts";
import { defineChecks, defineFindings, less, more, other } from "../trace/define-finding.ts";

const dynamics = { subject: "dynamics", source: adopted("dynamic analysis") };
const moment = { tension: "force", time: "time", position: "distance" } as const;
const unreached = { speed: "speed", runTime: "time" } as const;

export const dynamicChecks = defineChecks(dynamics, {
  "dynamic-belt-overstressed": {
    severity: "error",
    values: moment,
    must: "most",
    moves: [more("belt.rating"), less("startFactor")],
  },
  "dynamic-negative-tension": {
    severity: "error",
    values: moment,
    must: "least",
    limit: { least: 0 },
    moves: [more("takeUp.mass"), less("startFactor")],
  },
});

/** What a run shows, and what is doubtful in the run itself. */
export const dynamicFindings = defineFindings(dynamics, {
  "dynamic-diverged": { severity: "error", moves: [less("dynamics.stepShare")] },
  "dynamic-belt-slack": {
    severity: "error",
    values: moment,
    mayTell: { sag: "share" },
    moves: [more("takeUp.mass"), less("startFactor")],
  },
  "dynamic-sag-above-allowed": {
    severity: "warning",
    values: { sag: "share", ...moment },
    moves: [more("takeUp.mass"), less("idlerSpacing")],
  },
  "dynamic-take-up-stop": {
    severity: "error",
    values: { least: "distance", most: "distance", hits: "plain" },
    moves: [more("takeUp.travel")],
  },
  "dynamic-drive-slips": {
    severity: "error",
    values: { ratio: "plain", slipTime: "time", firstSlipAt: "time", margin: "force" },
    moves: [more("drive.startFriction"), more("drive.wrapAngle"), more("takeUp.mass"), less("startFactor")],
  },
  "dynamic-start-not-reached": { severity: "warning", values: unreached, moves: [more("dynamics.runTime")] },
  "dynamic-not-stopped": { severity: "warning", values: unreached, moves: [more("dynamics.runTime")] },
  "dynamic-event-not-reached": {
    severity: "warning",
    values: { time: "time", runTime: "time" },
    moves: [more("dynamics.runTime")],
  },
  "dynamic-overspeed": {
    severity: "error",
    values: { speed: "speed", time: "time" },
    moves: [other("drive.brakingMode"), other("brake.kind")],
  },
  "dynamic-control-slow": {
    severity: "warning",
    values: { ratio: "plain" },
    moves: [more("speedBandwidth"), more("rampTime")],
  },
  "dynamic-no-brakes": { severity: "warning", moves: [other("brake.kind")] },
  "dynamic-interval-lengthened": {
    severity: "note",
    values: { wantedInterval: "time", interval: "time" },
    moves: [more("dynamics.interval"), less("dynamics.elements")],
  },
  "dynamic-energy-missing": { severity: "warning", values: { error: "share" }, moves: [more("dynamics.elements")] },
});

/** Why a run is not begun. */
export const dynamicRefusals = defineFindings(dynamics, {
  "dynamic-out-of-limits": { severity: "error", moves: [other("dynamics.elements")] },
  "dynamic-unknown-drive": { severity: "error", moves: [other("dynamics.case")] },
  "dynamic-static-not-found": { severity: "error", moves: [more("mostCalculations")] },
  "dynamic-slack-at-begin": { severity: "error", moves: [more("takeUp.mass")] },
  "dynamic-not-held-at-rest": { severity: "error", moves: [other("brake.kind")] },
  "dynamic-too-much-work": { severity: "error", moves: [less("dynamics.elements"), less("dynamics.runTime")] },
  "dynamic-not-resumable": { severity: "error", moves: [other("dynamics.elements")] },
});
