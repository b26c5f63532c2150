import type { MachineSolution, Motion, RadiusNeed, Solution } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";
import type { NumberSource } from "../calculation/traced.ts";
import { palette, thingColour } from "./case-colours.ts";
import type { BarChart, Series } from "./chart.ts";
import { liftedCases, liftWarning } from "./lift-off.ts";
import { shortPoint } from "./point-name.ts";
import { stepSource } from "./step-source.ts";

/** Power at the belt and taken from the mains in every running case, kW. */
export function powerChart({ power }: Solution): BarChart {
  const kilowatts = (watts: number) => watts / 1000;
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
        sourceAt: (row) => powerOf(power.cases[row], power.cases[row]?.belt),
      },
      {
        name: "Absorbed",
        colour: palette.blue,
        values: power.cases.map(({ absorbed }) => kilowatts(absorbed)),
        sourceAt: (row) => powerOf(power.cases[row], power.cases[row]?.absorbed),
      },
      {
        name: "Installed",
        colour: palette.faint,
        values: power.cases.map(() => kilowatts(power.installed)),
        sourceAt: () => stepSource(power.installed, "W", {}),
      },
    ],
    note: "Below zero the conveyor drives its motors.",
  };
}

function powerOf(at: Solution["power"]["cases"][number] | undefined, watts: number | undefined) {
  return at && stepSource(watts, "W", { loadCase: at.loadCase });
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
      sourceAt: (row) =>
        stepSource(traction.cases[row]?.drives[at]?.surplus, "N", {
          driveId,
          pointId,
          ...(traction.cases[row] && { loadCase: traction.cases[row].loadCase }),
        }),
    })),
    note: "Below zero the belt slips on that pulley.",
  };
}

function inKilonewtons(newtons: number | undefined): number | null {
  return newtons === undefined || !Number.isFinite(newtons) ? null : newtons / 1000;
}

/** Radii of all curves beside what they need, m. */
export function radiusChart(conveyor: Conveyor, solution: MachineSolution): BarChart {
  const { machine } = solution;
  const lifted = liftedCases(solution);
  const curves = [
    ...machine.verticalCurves.map((curve) => ({ ...curve, plane: curve.type, field: "vertCurveRadiusInp" })),
    ...machine.horizontalCurves.map((curve) => ({ ...curve, plane: "in plan", field: "horizCurveRadiusInp" })),
  ].filter(({ plane }) => plane !== "none");
  const place = (row: number) => ({ pointId: curves[row]?.pointId ?? "" });
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
        sourceAt: (row) => typedRadius(conveyor, curves[row]) ?? stepSource(curves[row]?.usedRadius, "m", place(row)),
      },
      {
        name: "Needed",
        colour: palette.vermilion,
        values: curves.map(({ governing }) => radiusOf(governing?.need)),
        sourceAt: (row) => stepSource(radiusOf(curves[row]?.governing?.need), "m", place(row)),
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

interface UsedCurve {
  readonly pointId: string;
  readonly usedRadius?: number | undefined;
  readonly givenRadius?: number;
  readonly field: string;
}

/** A radius that was typed counts as it stands. */
function typedRadius({ pulls }: Conveyor, curve: UsedCurve | undefined): NumberSource | undefined {
  const row = pulls.findIndex(({ noID }) => String(noID) === curve?.pointId);
  const isTyped = curve?.givenRadius !== undefined && curve.givenRadius === curve.usedRadius;
  return isTyped && row >= 0 ? { kind: "typed", path: `pulls[${row}].${curve.field}` } : undefined;
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
  const points = [...vertical, ...horizontalCurves].map(({ pointId }) => pointId);
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
      values: metres.map((one) => (one === null ? null : 1000 * one)),
      sourceAt: (row) => stepSource(metres[row], "m", { pointId: points[row] ?? "" }),
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
  if (metres.length === 0) return null;
  return metres.reduce((far, one) => (Math.abs(one) > Math.abs(far) ? one : far), 0);
}
