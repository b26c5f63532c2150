import type { MachineSolution, Place, SetInPlace } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import type { BarChart } from "./chart.ts";
import { measuredBars, type Thing } from "./measured-bars.ts";
import { shortPoint } from "./point-name.ts";

interface RollThing extends Thing {
  readonly roll: SetInPlace["check"]["rolls"][number];
}

function rollsOf(conveyor: Conveyor, { machine }: MachineSolution): readonly RollThing[] {
  return [machine.carryIdlers, machine.returnIdlers].flatMap((idlers) => {
    if (idlers === undefined) return [];
    const strand = idlers.strand === "carry" ? "Carry" : "Return";
    const { nominal, heaviest } = idlers;
    const where = heaviest.pointId === undefined ? "" : `, ${shortPoint(conveyor, heaviest.pointId)}`;
    const place = heaviest.pointId === undefined ? {} : { pointId: heaviest.pointId };
    const things = (set: SetInPlace, words: string, at: Place) =>
      set.check.rolls.map((roll, index) => ({ title: `${strand}, ${words}, roll ${index + 1}`, place: at, roll }));
    return [...things(nominal, "nominal", {}), ...things(heaviest, `heaviest${where}`, place)];
  });
}

/** What the rolls of the nominal set and of the one that carries most bear, and how long. */
export function rollCharts(conveyor: Conveyor, solution: MachineSolution): readonly BarChart[] {
  const items = rollsOf(conveyor, solution);
  return [
    measuredBars({ name: "roll-loads", title: "Idlers: loads of the rolls", y: { label: "Load", unit: "kN" } }, items, [
      { name: "Vertical", value: ({ roll }) => roll.load.vertical },
      { name: "Normal", value: ({ roll }) => roll.load.normal },
      { name: "Axial", value: ({ roll }) => roll.load.axial },
      { name: "Radial on bearing", value: ({ roll }) => roll.load.bearingRadial },
      { name: "Equivalent", value: ({ roll }) => roll.equivalentLoad },
    ]),
    measuredBars(
      { name: "roll-life", title: "Idlers: life of the rolls", y: { label: "L10 life", unit: "h" } },
      items,
      [{ name: "Life", value: ({ roll }) => roll.life }],
    ),
    measuredBars(
      { name: "roll-slope", title: "Idlers: slope of the shafts", y: { label: "Slope of shaft", unit: "min-arc" } },
      items,
      [{ name: "Slope", value: ({ roll }) => roll.shaftSlope }],
    ),
    measuredBars(
      { name: "roll-stress", title: "Idlers: stress of the shafts", y: { label: "Shaft stress", unit: "MPa" } },
      items,
      [{ name: "Stress", value: ({ roll }) => roll.shaftStress }],
    ),
  ];
}
