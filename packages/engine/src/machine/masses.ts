import type { ComponentRow } from "../methods/drives/component-rows.ts";
import type { DriveTrain } from "../methods/drives/drive-train.ts";
import { rowOf, type Slot } from "../methods/drives/slot.ts";
import { adopted } from "../standards/sources.ts";
import { defineSum } from "../trace/sum.ts";
import type { Trace } from "../trace/trace.ts";
import type { MachineContext } from "./context.ts";
import type { MassesAndCost, MassItem } from "./machine.ts";
import type { StrandIdlers } from "./machine-idlers.ts";
import type { MachinePulley } from "./machine-pulleys.ts";

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
    readonly drives: readonly MassItem[];
  },
): MassesAndCost {
  trace.place = {};
  const items = [
    beltItem(context),
    ...idlerItems("carry-idlers", found.carryIdlers),
    ...idlerItems("return-idlers", found.returnIdlers),
    ...found.pulleys.map(pulleyItem),
    ...found.drives,
  ];
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
    unpriced: items.filter(({ isPriced }) => !isPriced).length,
  };
}

/** One line of the list. */
function massItem(
  about: Pick<MassItem, "name" | "pointId" | "driveId">,
  one: { readonly quantity: number; readonly unitMass: number; readonly unitCost: number },
): MassItem {
  const { quantity, unitMass, unitCost } = one;
  return { ...about, ...one, mass: quantity * unitMass, cost: quantity * unitCost, isPriced: unitCost > 0 };
}

function beltItem({ design, solution, input }: MachineContext): MassItem {
  const quantity = solution.loop.beltLength;
  return massItem({ name: "belt" }, { quantity, unitMass: design.belt.mass, unitCost: input.belt.price });
}

function idlerItems(name: MassItem["name"], idlers: StrandIdlers | undefined): readonly MassItem[] {
  if (idlers === undefined) return [];
  const { set, sets } = idlers;
  return [massItem({ name }, { quantity: sets, unitMass: set.setMass, unitCost: set.price })];
}

function pulleyItem({ pointId, mass, cost }: MachinePulley): MassItem {
  return massItem({ name: "pulley", pointId }, { quantity: 1, unitMass: mass, unitCost: cost });
}

/** The components of a drive: each motor has its own, brakes as many calipers as their discs carry. */
export function driveItems({ driveId, slots, motors, input, brake }: DriveTrain): readonly MassItem[] {
  const item = (name: MassItem["name"], slot: Slot<ComponentRow>, quantity = motors): readonly MassItem[] => {
    const row = rowOf(slot);
    if (row === undefined) return [];
    return [massItem({ name, driveId }, { quantity, unitMass: row.mass, unitCost: row.price })];
  };
  return [
    ...item("motor", slots.motor),
    ...item("fluid-coupling", slots.fluidCoupling),
    ...item("gearbox", slots.gearbox),
    ...item("high-speed-coupling", slots.highSpeedCoupling),
    ...item("low-speed-coupling", slots.lowSpeedCoupling),
    ...item("holdback", slots.holdback, Math.max(1, input.holdbacks)),
    ...item("brake", slots.brake, motors * Math.max(1, brake.calipers)),
  ];
}
