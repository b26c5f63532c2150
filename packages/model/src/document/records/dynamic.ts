import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import { flag, oneOf, ratio, seconds, whole } from "../figures.ts";

export const dynamic = form(
  "dynamic",
  "Dynamic analysis",
  oneOf(
    "dynCase",
    "Scenario",
    ["Start", "Stop by coasting", "Stop by brake", "Aborted start", "Emergency stop", "Stop by ramp", "Power failure"],
    "What happens in the run.",
  ),
  oneOf("dynLoading", "Load", ["Full", "Empty", "Inclines", "Declines"], "Which sections carry material."),
  seconds("dynRunTime", "Run time", start.dynamic.runTime, "Time that is simulated.", { min: 0.1, max: 36_000 }),
  seconds("dynInterval", "Interval", start.dynamic.interval, "Time between stored results.", { min: 0.001, max: 60 }),
  seconds("dynTripTime", "Trip time", 8, "When an aborted start that follows no ramp loses its drives."),
  ratio(
    "dynResonanceTol",
    "Resonance tolerance",
    start.resonanceTolerance,
    "How near frequencies may come, in hertz.",
    {
      max: 100,
    },
  ),
  whole("dynNumNodes", "Elements", 1000, "Number of belt elements to aim at.", { min: 50, max: 5000 }),
  ratio("dynCfl", "Step fraction", 0.9, "Time step as a share of the longest stable one.", { min: 0.05, max: 1 }),
  oneOf("dynBeltModel", "Belt model", ["SLS", "KV"], "Standard linear solid or Kelvin-Voigt."),
  ratio("dynSlsRatio", "Branch stiffness", 0.1, "Stiffness of the Maxwell branch over that of the belt.", { max: 10 }),
  seconds("dynSlsTau", "Relaxation time", 0.5, "Relaxation time of the Maxwell branch.", { min: 0.0001, max: 1000 }),
  seconds("dynKvTime", "Damping time", 0.002, "Damping time of the Kelvin-Voigt model.", { max: 10 }),
  ratio("dynGridDamping", "Grid damping", 0.1, "Damps waves as short as an element.", { max: 1 }),
  flag("dynSag", "Sag", true, "Lets sagging belt soften the spring between idlers."),
  ratio("dynBreakaway", "Break-away ratio", 1, "Resistance at rest over resistance in motion.", { min: 1, max: 10 }),
  ratio("dynSpeedFriction", "Speed-dependent friction", 0, "Part of the resistance that grows with speed.", {
    max: 0.3,
  }),
  oneOf("dynSlipMode", "Slip at drives", ["Check", "Simulate"], "Only reports slip, or lets the pulley slip."),
  flag("dynTakeupLockedOnStop", "Lock take-up", false, "Locks the take-up carriage when the drives are off."),
);
