import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import { flag, oneOf, percents, ratio, seconds } from "../figures.ts";

export const starting = form(
  "starting",
  "Starting and stopping",
  percents("startupFactor", "Start factor", 0, "Start force over full-load force of all motors; 0 from the starter."),
  percents("startupFactorFull", "Start factor full", 0, "The same for the full belt only; 0 as the start factor."),
  percents("startupFactorEmpty", "Start factor empty", 0, "The same for the empty belt only; 0 as the start factor."),
  ratio("breakawayFactor", "Break-away factor", 1, "Friction at rest over friction in motion.", { min: 1, max: 5 }),
  oneOf("startTensionMode", "Starting tension", ["Inertia", "Full"], "Belt takes force less drive inertia, or all."),
  oneOf("rampType", "Ramp", ["Linear", "Harrison", "Nordell", "S-curve"], "Shape of a controlled start."),
  seconds("rampTime", "Ramp time", 0, "Duration of a controlled start; 0 where the start is not controlled."),
  seconds("rampJerkTime", "Jerk time", 0, "Time in which the acceleration of an S-curve builds up."),
  seconds("dwellTime", "Dwell time", 0, "Time at creep speed before the ramp."),
  percents("dwellSpeed", "Dwell speed", 10, "Creep speed before the ramp, as a share of belt speed.", { max: 100 }),
  flag(
    "decoupleMotorInertia",
    "Exclude motor inertia",
    false,
    "Leaves the motor out of the mass a fluid coupling starts.",
  ),
  seconds("designStopTime", "Design stopping time", start.brakeDisc.designStoppingTime, "Time to stop by brake."),
  seconds("upstreamStopTime", "Upstream stopping time", 0, "Stop of the belt that delivers here; 0 unknown."),
  flag(
    "ratioIncludesBelt",
    "Gear ratio at belt neutral axis",
    true,
    "Gearbox ratio from the belt's neutral line, not the lagging.",
  ),
);
