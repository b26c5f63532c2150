import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import { flag, oneOf, percents, ratio, seconds, whole } from "../figures.ts";

const rampTypes = ["Linear", "Harrison", "Nordell", "S-curve", "Cosine"] as const;

export const starting = form(
  "starting",
  "Starting and stopping",
  percents("startupFactor", "Start factor", 0, "Start force over full-load force of all motors; 0 from the starter."),
  percents("startupFactorFull", "Start factor full", 0, "The same for the full belt only; 0 as the start factor."),
  percents("startupFactorEmpty", "Start factor empty", 0, "The same for the empty belt only; 0 as the start factor."),
  ratio(
    "startPullFactor",
    "Start over running pull",
    0,
    "What drives must hold without slipping over their running pull; 0 takes that of the method: 1.4 by DIN, 1.5 by GB and IS, 1 by others.",
    { max: 5 },
  ),
  ratio("breakawayFactor", "Break-away factor", 1, "Friction at rest over friction in motion.", { min: 1, max: 5 }),
  oneOf("startTensionMode", "Starting tension", ["Inertia", "Full"], "Belt takes force less drive inertia, or all."),
  oneOf("rampType", "Ramp", rampTypes, "Shape of a controlled start."),
  seconds("rampTime", "Ramp time", 0, "Duration of a controlled start; 0 where the start is not controlled."),
  seconds(
    "rampJerkTime",
    "Jerk time",
    0,
    "Time in which the acceleration of an S-curve builds up; 0 a fifth of the ramp.",
  ),
  seconds("dwellTime", "Dwell time", 0, "Time at creep speed before the ramp."),
  percents("dwellSpeed", "Dwell speed", 10, "Creep speed before the ramp, as a share of belt speed.", { max: 100 }),
  flag(
    "decoupleMotorInertia",
    "Exclude motor inertia",
    false,
    "Leaves the motor out of the mass a fluid coupling starts.",
  ),
  seconds("designStopTime", "Design stopping time", start.brakeDisc.designStoppingTime, "Time to stop by brake."),
  oneOf("stopRampType", "Stop ramp", rampTypes, "Shape of a stop by drives or brakes under control."),
  seconds("stopRampTime", "Stop ramp time", 0, "Duration of such a stop from full speed; 0 the design stopping time."),
  percents("abortShare", "Aborted at", 95, "Share of its ramp at which a controlled start is aborted.", { max: 100 }),
  flag("brakeControlBackup", "Brake backup", false, "Controlled brakes keep their control when the power fails."),
  ratio("brakeHoldFactor", "Holding factor", 1.5, "Brake torque at rest over what holds; 2 where people pass below.", {
    min: 1,
    max: 10,
  }),
  whole("brakesOut", "Brakes that may fail", 0, "Brakes without which the rest must still do what follows.", {
    max: 20,
  }),
  percents(
    "brakesOutHold",
    "Rest holds",
    100,
    "What the rest of the brakes must hold, of what holds the belt at rest.",
  ),
  percents(
    "brakesOutTorque",
    "Rest gives",
    0,
    "Torque the rest of the brakes must give, of the required brake torque.",
  ),
  percents("shareTolRun", "Share tolerance running", 10, "How far drive torques may part, of full load."),
  percents("shareTolStart", "Share tolerance starting", 20, "The same while starting."),
  seconds("controlSampling", "Control sampling", 0.01, "Time between two samples of the speed control.", {
    min: 0.001,
    max: 1,
  }),
  ratio("speedBandwidth", "Speed bandwidth", 2, "Bandwidth of the speed control, in radians a second.", {
    min: 0.1,
    max: 20,
  }),
  flag("inertiaFeedForward", "Inertia feed-forward", true, "The torque of acceleration is given ahead of the control."),
  flag("preTorque", "Pre-torque", true, "Drives hold the belt before its brakes lift."),
  seconds("upstreamStopTime", "Upstream stopping time", 0, "Stop of the belt that delivers here; 0 unknown."),
  flag(
    "ratioIncludesBelt",
    "Gear ratio at belt neutral axis",
    true,
    "Gearbox ratio from the belt's neutral line, not the lagging.",
  ),
);
