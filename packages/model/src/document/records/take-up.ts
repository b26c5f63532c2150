import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import { flag, kilograms, kilonewtons, metres, metresPerSecond, oneOf, percents, whole } from "../figures.ts";

export const takeUp = form(
  "takeup",
  "Take-up",
  oneOf(
    "takeupType",
    "Take-up type",
    ["Vertical Gravity", "Horizontal Gravity", "Winch", "Winch locked", "Screw", "Fixed", "Hydraulic"],
    "What keeps the belt tight.",
  ),
  kilograms("takeUpMass", "Take-up mass", 0, "Mass that pulls the take-up pulley; 0 makes it as heavy as needed."),
  kilograms("takeupIncrement", "Counterweight step", start.takeupIncrement, "Steps the needed mass is rounded up to.", {
    min: 0.001,
  }),
  kilonewtons("takeupTensionInp", "Take-up tension", 0, "Belt tension a winch, screw or cylinder holds; 0 as needed."),
  flag(
    "takeupHoldsInTransients",
    "Constant tension during start and stop",
    true,
    "A winch keeps its tension while starting and braking.",
  ),
  percents(
    "takeupStartFactor",
    "Winch start setting",
    100,
    "Tension a winch holds while the belt starts, of the one it holds while running; 120 to 140 % is usual.",
    { min: 100, max: 300 },
  ),
  percents("takeupWinchBand", "Winch band", 0, "How far the tension may be off before a winch moves; 0 hardly any.", {
    max: 50,
  }),
  whole("takeupReeving", "Rope falls", 1, "Falls of rope between the mass and the carriage.", { min: 1, max: 20 }),
  metres("takeupTravelInp", "Available travel", 0, "Travel the take-up has; 0 where not yet known.", { max: 10_000 }),
  kilonewtons("takeupFriction", "Carriage friction", 0, "Friction of the take-up carriage."),
  metresPerSecond("takeupWinchSpeed", "Winch rope speed", 0.1, "Fastest a winch moves the carriage.", { max: 10 }),
);
