import type { Conveyor } from "@beltwright/model";
import { buildDemo } from "./build-demo.ts";
import { coldClimate } from "./cold-climate.ts";
import { collecting } from "./collecting.ts";
import { controlledDownhill } from "./controlled-downhill.ts";
import { controlledOverland } from "./controlled-overland.ts";
import { coupledIncline } from "./coupled-incline.ts";
import type { DemoDescription } from "./description.ts";
import { feeder } from "./feeder.ts";
import { grainBelt } from "./grain-belt.ts";
import { highLift } from "./high-lift.ts";
import { inPlantIncline } from "./in-plant-incline.ts";
import { overland } from "./overland.ts";
import { pipe } from "./pipe.ts";
import { plantCoalBelt, smallCoalBelt } from "./published-coal.ts";
import { regenerative } from "./regenerative.ts";
import { fillShelf } from "./shelf.ts";
import { shuttle } from "./shuttle.ts";
import { stackerBoom } from "./stacker-boom.ts";
import { bunkerTripper } from "./tripper.ts";
import { underground } from "./underground.ts";
import { wideOreBelt } from "./wide-ore-belt.ts";

/** All demo conveyors as they are described, in the order of the list. */
export const demoDescriptions: readonly DemoDescription[] = [
  inPlantIncline,
  overland,
  regenerative,
  pipe,
  stackerBoom,
  bunkerTripper,
  shuttle,
  highLift,
  underground,
  feeder,
  wideOreBelt,
  grainBelt,
  collecting,
  coldClimate,
  smallCoalBelt,
  plantCoalBelt,
  controlledOverland,
  controlledDownhill,
  coupledIncline,
];

/** One of them by its number, without the work for the others. */
export async function demoConveyor(convNo: string): Promise<Conveyor> {
  const description = demoDescriptions.find((one) => one.convNo === convNo);
  if (description === undefined) throw new Error(`There is no demo ${convNo}.`);
  return buildDemo(description, await fillShelf());
}

/** The demo conveyors shipped with the product, built from their descriptions and the shipped components. */
export async function demoConveyors(): Promise<readonly Conveyor[]> {
  const shelf = await fillShelf();
  return demoDescriptions.map((description) => buildDemo(description, shelf));
}
