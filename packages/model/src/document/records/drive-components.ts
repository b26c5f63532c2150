import { brakes } from "../../libraries/brakes.ts";
import { fluidCouplings } from "../../libraries/fluid-couplings.ts";
import { gearBoxes } from "../../libraries/gear-boxes.ts";
import { holdbacks } from "../../libraries/holdbacks.ts";
import { motors } from "../../libraries/motors.ts";
import { shaftCouplings } from "../../libraries/shaft-couplings.ts";
import { starters } from "../../libraries/starters.ts";
import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { component } from "./component.ts";

const nothing = { form: "drives", startsWith: "nothing" } as const;

/** A drive names the power of its motor `power`; the library names it `powerRating`. */
export const driveMotor = component(motors, {
  ...nothing,
  typeName: "DriveMotor",
  defaults: start.motor,
  renamed: { powerRating: "power" },
});
export const driveFluidCoupling = component(fluidCouplings, { ...nothing, typeName: "DriveFluidCoupling" });
export const driveGearBox = component(gearBoxes, { ...nothing, typeName: "DriveGearBox" });
export const driveBrake = component(brakes, { ...nothing, form: "brakes", typeName: "DriveBrake" });
export const driveHoldback = component(holdbacks, { ...nothing, typeName: "DriveHoldback" });
export const driveCoupling = component(shaftCouplings, { ...nothing, typeName: "DriveCoupling" });
export const driveStarter = component(starters, { ...nothing, typeName: "DriveStarter" });
