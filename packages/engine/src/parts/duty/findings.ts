import { year } from "../../design/duty.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { defineChecks, less, more } from "../../trace/define-finding.ts";

export const dutyChecks = defineChecks(
  { subject: "duty", source: adopted("speed control, handbook 10.5") },
  {
    "duty-longer-than-year": {
      severity: "warning",
      source: adopted("a year of 365 days"),
      values: { runningTime: "life" },
      must: "most",
      limit: { most: year },
      moves: [less("duty.time")],
    },
    "duty-speed-low": {
      severity: "warning",
      values: { speed: "share" },
      must: "least",
      limit: { least: 0.3 },
      moves: [more("duty.speed")],
    },
    "duty-overfills-belt": {
      severity: "warning",
      values: { lineLoad: "share" },
      must: "most",
      limit: { most: 1 },
      moves: [more("duty.speed"), less("duty.load")],
    },
    "motor-heat-high": {
      severity: "error",
      subject: "motor",
      source: mechanics("heat of a winding with the square of the torque"),
      values: { torque: "share" },
      must: "most",
      limit: { most: 1 },
      moves: [more("motor.power"), less("startsPerHour")],
    },
  },
);
