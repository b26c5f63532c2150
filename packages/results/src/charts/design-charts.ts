import type { MachineSolution } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";
import type { BarChart } from "./chart.ts";
import { curveCharts } from "./curve-charts.ts";
import { type Measure, measuredBars, type Thing } from "./measured-bars.ts";
import { shortPoint } from "./point-name.ts";
import { pulleyCharts } from "./pulley-charts.ts";
import { rollCharts } from "./roll-charts.ts";

/** Numbers that stand behind the results of a design, so that whoever signs it has seen them before they are printed. */
export function designCharts(conveyor: Conveyor, solution: MachineSolution): readonly BarChart[] {
  return [
    drivePower(solution),
    ...tractionCharts(conveyor, solution),
    stretchChart(solution),
    ...pulleyCharts(conveyor, solution),
    ...curveCharts(conveyor, solution),
    transitionChart(conveyor, solution),
    ...rollCharts(conveyor, solution),
  ];
}

const caseThing = (loadCase: string): Thing & { readonly loadCase: string } => ({
  title: caseTitle(loadCase),
  loadCase,
});

/** Power of each drive in the running cases. */
function drivePower({ power }: MachineSolution): BarChart {
  const items = power.cases.map((one) => ({ ...caseThing(one.loadCase), drives: one.drives }));
  const drives = power.cases[0]?.drives ?? [];
  const ofDrive = (kind: "belt" | "absorbed", name: string) =>
    drives.map(
      ({ driveId }): Measure<(typeof items)[number]> => ({
        name: `Drive ${driveId}, ${name}`,
        value: (item) => item.drives.find((one) => one.driveId === driveId)?.[kind],
      }),
    );
  return measuredBars({ name: "drive-power", title: "Power by drive", y: { label: "Power", unit: "kW" } }, items, [
    ...ofDrive("belt", "at the belt"),
    ...ofDrive("absorbed", "absorbed"),
  ]);
}

/** What each drive pulley pulls, and the slack-side tension it needs for that. */
function tractionCharts(conveyor: Conveyor, { traction }: MachineSolution): readonly BarChart[] {
  const items = traction.cases.map((one) => ({ ...caseThing(one.loadCase), drives: one.drives }));
  const drives = traction.cases[0]?.drives ?? [];
  type Item = (typeof items)[number];
  const ofDrives = (value: (found: Item["drives"][number]) => number | undefined) =>
    drives.map(
      ({ driveId, pointId }, at): Measure<Item> => ({
        name: `Drive ${driveId}, ${shortPoint(conveyor, pointId)}`,
        value: (item) => (item.drives[at] === undefined ? undefined : value(item.drives[at])),
      }),
    );
  return [
    measuredBars(
      { name: "drive-force", title: "Traction: force of each drive", y: { label: "Drive force", unit: "kN" } },
      items,
      ofDrives(({ driveForce }) => driveForce),
    ),
    measuredBars(
      { name: "required-t2", title: "Traction: T2 required", y: { label: "Slack-side tension required", unit: "kN" } },
      items,
      ofDrives(({ requiredSlackTension }) => requiredSlackTension),
    ),
    measuredBars(
      { name: "required-wrap", title: "Traction: wrap required", y: { label: "Wrap angle required", unit: "deg" } },
      items,
      ofDrives(({ requiredWrapAngle }) => requiredWrapAngle),
    ),
    measuredBars(
      { name: "required-friction", title: "Traction: friction required", y: { label: "Friction required", unit: "1" } },
      items,
      ofDrives(({ requiredFriction }) => requiredFriction),
    ),
  ];
}

function stretchChart({ belt }: MachineSolution): BarChart {
  const items = belt.stretch.map((one) => ({ ...caseThing(one.loadCase), stretch: one.stretch }));
  return measuredBars({ name: "stretch", title: "Belt stretch by case", y: { label: "Stretch", unit: "m" } }, items, [
    { name: "Stretch", value: ({ stretch }) => stretch },
  ]);
}

function transitionChart(conveyor: Conveyor, { machine }: MachineSolution): BarChart {
  const items = machine.transitions.map((one) => ({
    ...one,
    title: `${shortPoint(conveyor, one.pointId)}, ${one.side === "leaving-trough" ? "leaving" : "entering"} the trough`,
  }));
  return measuredBars({ name: "transitions", title: "Transitions: length", y: { label: "Length", unit: "m" } }, items, [
    { name: "Exact", value: ({ exact }) => exact },
    { name: "ISO 5293", value: ({ iso }) => iso },
    { name: "CEMA", value: ({ cema }) => cema },
    { name: "Recommended", value: ({ recommended }) => recommended },
  ]);
}
