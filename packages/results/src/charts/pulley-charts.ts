import type { MachinePulley, MachineSolution, PulleyCheck } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";
import { caseLook } from "./case-colours.ts";
import type { BarChart } from "./chart.ts";
import { type Measure, measuredBars, type Thing } from "./measured-bars.ts";
import { shortPoint } from "./point-name.ts";

interface CheckedPulley extends Thing {
  readonly pulley: MachinePulley;
  readonly check: PulleyCheck;
}

function checkedPulleys(conveyor: Conveyor, { machine }: MachineSolution): readonly CheckedPulley[] {
  return machine.pulleys.flatMap((pulley) => {
    const { pointId, check } = pulley;
    return check === undefined ? [] : [{ title: shortPoint(conveyor, pointId), pulley, check }];
  });
}

type PulleyLoad = PulleyCheck["loads"]["all"][number];

/** Loads of the pulleys case by case, and their shafts. */
export function pulleyCharts(conveyor: Conveyor, solution: MachineSolution): readonly BarChart[] {
  const items = checkedPulleys(conveyor, solution);
  const cases = items[0]?.check.loads.all.map(({ loadCase }) => loadCase) ?? [];
  const byCase = (value: (load: PulleyLoad) => number) =>
    cases.map(
      (loadCase): Measure<CheckedPulley> => ({
        name: caseTitle(loadCase),
        ...caseLook(loadCase),
        value: ({ check }) => check.loads.all.filter((load) => load.loadCase === loadCase).map(value)[0],
      }),
    );
  return [
    measuredBars(
      { name: "pulley-resultants", title: "Pulleys: resultant by case", y: { label: "Resultant", unit: "kN" } },
      items,
      byCase(({ resultant }) => resultant),
    ),
    measuredBars(
      {
        name: "bearing-loads",
        title: "Pulleys: load of a bearing by case",
        y: { label: "Load of a bearing", unit: "kN" },
      },
      items,
      byCase(({ bearingLoad }) => bearingLoad),
    ),
    measuredBars(
      { name: "pulley-torques", title: "Pulleys: torque by case", y: { label: "Torque", unit: "Nm" } },
      items,
      byCase(({ torque }) => torque),
    ),
    measuredBars(
      { name: "pulley-moments", title: "Pulleys: moment at hub by case", y: { label: "Moment at hub", unit: "Nm" } },
      items,
      byCase(({ hubMoment }) => hubMoment),
    ),
    ...shaftCharts(items),
  ];
}

function shaftCharts(items: readonly CheckedPulley[]): readonly BarChart[] {
  return [
    measuredBars(
      {
        name: "shaft-diameters",
        title: "Pulleys: shaft diameters needed",
        y: { label: "Diameter needed", unit: "mm" },
      },
      items,
      [
        { name: "At hub", value: ({ check }) => check.hubDiameter },
        { name: "At bearing", value: ({ check }) => check.seatDiameter },
        { name: "At shoulder", value: ({ check }) => check.shoulderDiameter },
        { name: "At hub, von Mises and Goodman", value: ({ pulley }) => pulley.alternatives?.goodmanDiameter },
        { name: "At hub, CEMA", value: ({ pulley }) => pulley.alternatives?.cemaDiameter },
      ],
    ),
    measuredBars(
      { name: "shaft-deflection", title: "Pulleys: shaft deflection", y: { label: "Deflection", unit: "mm" } },
      items,
      [
        { name: "At hub", value: ({ check }) => check.deflection.hubDeflection },
        { name: "At middle", value: ({ check }) => check.deflection.midDeflection },
      ],
    ),
    measuredBars(
      { name: "shaft-slopes", title: "Pulleys: slope of shaft", y: { label: "Slope", unit: "min-arc" } },
      items,
      [
        { name: "At hub", value: ({ check }) => check.deflection.hubSlope },
        { name: "At bearing", value: ({ check }) => check.deflection.bearingSlope },
      ],
    ),
    measuredBars(
      { name: "shaft-safeties", title: "Pulleys: safety of shaft", y: { label: "Safety", unit: "1" } },
      items,
      [
        { name: "Against fatigue", value: ({ pulley }) => pulley.alternatives?.fatigueSafety },
        { name: "Against yield", value: ({ pulley }) => pulley.alternatives?.yieldSafety },
      ],
    ),
    measuredBars({ name: "pulley-stresses", title: "Pulleys: stresses", y: { label: "Stress", unit: "MPa" } }, items, [
      { name: "Shell, bending", value: ({ check }) => check.shell.stress },
      { name: "Shell, range", value: ({ check }) => check.shell.range },
      { name: "Disc at hub", value: ({ check }) => check.disc.hubStress },
      { name: "Disc at rim", value: ({ check }) => check.disc.rimStress },
      { name: "Belt on lagging", value: ({ pulley }) => pulley.lagging.pressure },
    ]),
  ];
}
