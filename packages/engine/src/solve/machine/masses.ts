import type { ComponentRow } from "../../parts/drives/component-rows.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import { rowOf, type Slot } from "../../parts/drives/slot.ts";
import type { StrandIdlers } from "../../parts/idlers/machine-idlers.ts";
import type { MachinePulley } from "../../parts/pulleys/machine-pulleys.ts";
import { adopted } from "../../standards/sources.ts";
import type { Place } from "../../trace/finding.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";
import { counted } from "../counted.ts";
import type { MachineContext } from "./context.ts";
import { brakesOfDrive, itemCost, itemMass } from "./cost-steps.ts";
import type { MassesAndCost, MassItem } from "./machine.ts";

const totalMass = defineSum({
  id: "machine/mass",
  source: adopted("masses of all parts"),
  output: { symbol: "m", unit: "kg" },
  term: "m",
});
const totalCost = defineSum({
  id: "machine/cost",
  source: adopted("prices of all parts that have one"),
  output: { symbol: "C", unit: "1" },
  term: "C",
});

/** What is bought, what it weighs and what it costs; a price of 0 is unknown and counted as unpriced. */
export function massesAndCost(
  trace: Trace,
  context: MachineContext,
  found: {
    readonly carryIdlers: StrandIdlers | undefined;
    readonly returnIdlers: StrandIdlers | undefined;
    readonly pulleys: readonly MachinePulley[];
    readonly drives: readonly DriveTrain[];
  },
): MassesAndCost {
  const items = [
    beltItem(trace, context),
    ...idlerItems(trace, "carry-idlers", found.carryIdlers),
    ...impactItems(trace, found.carryIdlers),
    ...idlerItems(trace, "return-idlers", found.returnIdlers),
    ...found.pulleys.map((pulley) => pulleyItem(trace, pulley)),
    ...found.drives.flatMap((drive) => driveItems(trace, drive)),
  ];
  trace.place = {};
  return {
    items,
    mass: totalMass(
      trace,
      items.map((item) => item.mass),
    ),
    cost: totalCost(
      trace,
      items.map((item) => item.cost),
    ),
    unpriced: counted(trace, items.filter(({ isPriced }) => !isPriced).length),
  };
}

/** One line of the list. */
function massItem(
  trace: Trace,
  about: Pick<MassItem, "name" | "pointId" | "driveId">,
  one: { readonly quantity: number; readonly unitMass: number; readonly unitCost: number },
): MassItem {
  const { quantity, unitMass, unitCost } = one;
  trace.place = placeOf(about);
  const mass = itemMass(trace, { quantity, unitMass });
  return { ...about, ...one, mass, cost: itemCost(trace, { quantity, unitCost }), isPriced: unitCost > 0 };
}

function placeOf({ pointId, driveId }: Pick<MassItem, "pointId" | "driveId">): Place {
  return { ...(pointId === undefined ? {} : { pointId }), ...(driveId === undefined ? {} : { driveId }) };
}

function beltItem(trace: Trace, { design, solution, input }: MachineContext): MassItem {
  const quantity = solution.loop.beltLength;
  return massItem(trace, { name: "belt" }, { quantity, unitMass: design.belt.mass, unitCost: input.belt.price });
}

function idlerItems(trace: Trace, name: MassItem["name"], idlers: StrandIdlers | undefined): readonly MassItem[] {
  if (idlers === undefined) return [];
  const { set, sets } = idlers;
  return [massItem(trace, { name }, { quantity: sets, unitMass: set.setMass, unitCost: set.price })];
}

/** On the frames of the strand, of whose sets they have mass and price. */
function impactItems(trace: Trace, idlers: StrandIdlers | undefined): readonly MassItem[] {
  if (idlers === undefined || !(idlers.impactSets > 0)) return [];
  const { set, impactSets: quantity } = idlers;
  return [massItem(trace, { name: "impact-idlers" }, { quantity, unitMass: set.setMass, unitCost: set.price })];
}

function pulleyItem(trace: Trace, { pointId, mass, cost }: MachinePulley): MassItem {
  return massItem(trace, { name: "pulley", pointId }, { quantity: counted(trace, 1), unitMass: mass, unitCost: cost });
}

/** The components of a drive: each motor has its own, brakes as many calipers as their discs carry. */
function driveItems(trace: Trace, { driveId, slots, motors, input, brake }: DriveTrain): readonly MassItem[] {
  const item = (name: MassItem["name"], slot: Slot<ComponentRow>, quantity = motors): readonly MassItem[] => {
    const row = rowOf(slot);
    if (row === undefined) return [];
    return [massItem(trace, { name, driveId }, { quantity, unitMass: row.mass, unitCost: row.price })];
  };
  const atLeastOne = (count: number) => (count >= 1 ? count : counted(trace, 1));
  return [
    ...item("motor", slots.motor),
    ...item("fluid-coupling", slots.fluidCoupling),
    ...item("gearbox", slots.gearbox),
    ...item("high-speed-coupling", slots.highSpeedCoupling),
    ...item("low-speed-coupling", slots.lowSpeedCoupling),
    ...item("holdback", slots.holdback, atLeastOne(input.holdbacks)),
    ...item("brake", slots.brake, brakesOfDrive(trace, { motors, calipers: atLeastOne(brake.calipers) })),
  ];
}
