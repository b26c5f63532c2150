import { isFiniteNumber, type MachineSolution, type Motion, type RadiusNeed, type Solution } from "@beltwright/engine";
import { type Conveyor, caseTitle, fromSi } from "@beltwright/model";
import { palette, thingColour } from "./case-colours.ts";
import type { BarChart, Series } from "./chart.ts";
import { liftedCases, liftWarning } from "./lift-off.ts";
import { shortPoint } from "./point-name.ts";

/** Power at the belt and taken from the mains in every running case, kW. */
export function powerChart({ power }: Solution): BarChart {
  const kilowatts = (watts: number) => fromSi(watts, "kW");
  return {
    kind: "bars",
    name: "power",
    title: "Power by case",
    things: power.cases.map(({ loadCase }) => caseTitle(loadCase)),
    y: { label: "Power", unit: "kW" },
    series: [
      {
        name: "At the belt",
        colour: palette.sky,
        values: power.cases.map(({ belt }) => kilowatts(belt)),
      },
      {
        name: "Absorbed",
        colour: palette.blue,
        values: power.cases.map(({ absorbed }) => kilowatts(absorbed)),
      },
      {
        name: "Installed",
        colour: palette.limit,
        isLimit: true,
        values: power.cases.map(() => kilowatts(power.installed)),
      },
    ],
    note: "Below zero the conveyor drives its motors.",
  };
}

/** Slack-side tension above what each drive pulley needs, kN. */
export function tractionChart(conveyor: Conveyor, { traction }: Solution): BarChart {
  const drives = traction.cases[0]?.drives ?? [];
  return {
    kind: "bars",
    name: "traction",
    title: "Traction surplus",
    things: traction.cases.map(({ loadCase }) => caseTitle(loadCase)),
    y: { label: "Surplus of slack-side tension", unit: "kN" },
    series: drives.map(({ driveId, pointId }, at) => ({
      name: `Drive ${driveId}, ${shortPoint(conveyor, pointId)}`,
      colour: thingColour(at),
      values: traction.cases.map((one) => inKilonewtons(one.drives[at]?.surplus)),
    })),
    note: "Below zero the belt slips on that pulley.",
  };
}

function inKilonewtons(newtons: number | undefined): number | null {
  return newtons === undefined || !isFiniteNumber(newtons) ? null : fromSi(newtons, "kN");
}

/** Radii of all curves beside what they need, m. */
export function radiusChart(conveyor: Conveyor, solution: MachineSolution): BarChart {
  const { machine } = solution;
  const lifted = liftedCases(solution);
  const curves = [
    ...machine.verticalCurves.map((curve) => ({ ...curve, plane: curve.type })),
    ...machine.horizontalCurves.map((curve) => ({ ...curve, plane: "in plan" })),
  ].filter(({ plane }) => plane !== "none");
  return {
    kind: "bars",
    name: "radii",
    title: "Curves: radius",
    things: curves.map(({ pointId, plane }) => `${shortPoint(conveyor, pointId)}, ${plane}`),
    y: { label: "Radius", unit: "m" },
    series: [
      {
        name: "Used",
        colour: palette.blue,
        values: curves.map(({ usedRadius }) => usedRadius ?? null),
      },
      {
        name: "Needed",
        colour: palette.limit,
        isLimit: true,
        values: curves.map(({ governing }) => radiusOf(governing?.need)),
      },
    ],
    warnings: curves.map(({ pointId, plane, usedRadius, governing }) => {
      const needed = radiusOf(governing?.need);
      const isSmall = needed !== null && usedRadius !== undefined && usedRadius < needed;
      const lifts = plane === "concave" ? liftWarning(lifted.get(pointId)) : undefined;
      return lifts ?? (isSmall ? "Smaller than needed" : undefined);
    }),
    note: "A curve whose used radius is below the needed one lifts, overstresses or drifts.",
  };
}

function radiusOf(need: RadiusNeed | undefined): number | null {
  return need?.kind === "radius" ? need.radius : null;
}

const motions = [
  { name: "Running", colour: palette.blue, motions: ["running"] },
  { name: "Starting", colour: palette.vermilion, motions: ["starting"] },
  { name: "Stopping", colour: palette.purple, motions: ["braking", "coasting"] },
] as const satisfies readonly { readonly name: string; readonly colour: string; readonly motions: readonly Motion[] }[];

/** How far the belt lifts off the idlers of concave curves and drifts in plan, at its worst, mm. */
export function clearanceChart(conveyor: Conveyor, solution: MachineSolution): BarChart {
  const { machine, cases } = solution;
  const lifted = liftedCases(solution);
  const vertical = machine.verticalCurves.filter(({ type }) => type === "concave");
  const { horizontalCurves } = machine;
  const series = motions.map(({ name, colour, motions: wanted }): Series => {
    const names = new Set<string>(
      Object.values(cases).flatMap((one) => (wanted.some((motion) => motion === one.motion) ? [one.name] : [])),
    );
    const lifts = vertical.map(({ states }) =>
      furthest(states.filter(({ loadCase }) => names.has(loadCase)).map(({ beltLift }) => beltLift)),
    );
    const drifts = horizontalCurves.map(({ states }) =>
      furthest(
        states.flatMap(({ loadCase, drift }) => (names.has(loadCase) && drift.kind === "drift" ? [drift.drift] : [])),
      ),
    );
    const metres = [...lifts, ...drifts];
    return {
      name,
      colour,
      values: metres.map((one) => (one === null ? null : fromSi(one, "mm"))),
    };
  });
  return {
    kind: "bars",
    name: "clearance",
    title: "Curves: lift and drift",
    things: [
      ...vertical.map(({ pointId }) => `${shortPoint(conveyor, pointId)}, lift off the idlers`),
      ...horizontalCurves.map(({ pointId }) => `${shortPoint(conveyor, pointId)}, drift in plan`),
    ],
    y: { label: "Lift or drift", unit: "mm" },
    series: series.filter(({ values }) => values.some((value) => value !== null)),
    warnings: vertical.map(({ pointId }) => liftWarning(lifted.get(pointId))),
    note: "Lift 0: the belt lies on its idlers. Drift is positive towards the centre; a dash: it leaves the idlers.",
  };
}

/** The value furthest from 0. */
function furthest(metres: readonly number[]): number | null {
  const [first, ...rest] = metres;
  if (first === undefined) return null;
  return rest.reduce((far, one) => (Math.abs(one) > Math.abs(far) ? one : far), first);
}
