import type { Design, Start } from "@beltwright/engine";
import type { Calculated } from "@beltwright/model";
import { palette, thingColour } from "./case-colours.ts";
import type { LineChart, Mark, Series } from "./chart.ts";
import { type ControlCurves, controlCurves } from "./control-curves.ts";

/** A drive has one colour, in statics and in every run. */
export function driveColour({ drives }: Pick<Design, "drives">, driveId: string): string {
  return thingColour(drives.findIndex(({ id }) => id === driveId));
}

const decisions = {
  ramp: "The ramp of the conveyor decides the start",
  points: "The speeds over time of the starter decide the start",
  factor: "The typed start factor decides the start",
  starter: "The torque curve of the starter decides the start",
  coupling: "The fluid coupling decides the start",
  motor: "The motor alone decides the start",
} as const satisfies Record<Start["decidedBy"], string>;

/** What makes the start what it is, and which drive the others follow; nothing where no drive tells its components. */
export function startDecision({ solution }: Pick<Calculated, "solution">, load: "full" | "empty"): string {
  const { startStop, drives } = solution.machine;
  if (startStop === undefined) return "";
  const { decidedBy, control } = startStop.starts[load];
  const { leaderId } = startStop.control;
  const isLed = control === "followed" && leaderId !== undefined && drives.length > 1;
  return `${decisions[decidedBy]}${isLed ? `; drive ${leaderId} leads` : ""}.`;
}

/** Speed, acceleration and forces of a start and a stop over one time, with what is followed and what limits it. */
export function controlCharts(
  calculated: Pick<Calculated, "solution" | "design">,
  load: "full" | "empty",
): readonly LineChart[] {
  const curves = controlCurves(calculated, load);
  if (curves === undefined) return [];
  const x = { label: "Time", unit: "s" as const, values: curves.time };
  const chart = { kind: "lines" as const, x, marks: marksOf(curves) };
  const motion = (wanted: Series["values"], found: Series["values"]): readonly Series[] => [
    ...(wanted.some((value) => value !== null)
      ? [{ name: "Reference", colour: palette.faint, dash: [6, 3], values: wanted }]
      : []),
    { name: "Belt", colour: palette.strong, values: found },
  ];
  return [
    {
      ...chart,
      name: "control-speed",
      title: "Speed of start and stop",
      y: { label: "Speed", unit: "m/s" },
      series: motion(curves.wantedSpeed, curves.speed),
    },
    {
      ...chart,
      name: "control-acceleration",
      title: "Acceleration of start and stop",
      y: { label: "Acceleration", unit: "m/s2" },
      series: motion(curves.wantedAcceleration, curves.acceleration),
    },
    {
      ...chart,
      name: "control-force",
      title: "Forces of drives and brakes",
      y: { label: "Force", unit: "kN" },
      series: forceSeries(calculated.design, curves),
    },
  ];
}

function marksOf({ stopsAt, limitedAt }: ControlCurves): readonly Mark[] {
  const limited = limitedAt === undefined ? [] : [{ at: limitedAt, label: "Limit reached" }];
  return [{ at: 0, label: "Start" }, ...limited, { at: stopsAt, label: "Stop" }];
}

function forceSeries(design: Design, { forces, brakes, time }: ControlCurves): readonly Series[] {
  const looks = forces.map(({ driveId }) => ({
    name: driveId === undefined ? "All drives" : `Drive ${driveId}`,
    colour: driveId === undefined ? palette.strong : driveColour(design, driveId),
  }));
  const limits = (["most", "least"] as const).flatMap((end): readonly Series[] => {
    const drawn = forces.map((one) => one[end]).map((newtons, at) => ({ newtons, look: looks[at] }));
    const found = drawn.filter(({ newtons }) => newtons !== undefined && newtons !== 0);
    const isOne = found.length > 1 && found.every(({ newtons }) => Number(newtons) === Number(found[0]?.newtons));
    const shown = isOne ? [{ newtons: found[0]?.newtons, look: { name: "Each drive", colour: palette.faint } }] : found;
    return shown.map(({ newtons = 0, look }) => ({
      name: `${look?.name ?? ""}, ${end}`,
      colour: look?.colour ?? palette.faint,
      dash: [2, 3],
      values: time.map(() => newtons / 1000),
    }));
  });
  const drives = forces.map(({ force }, at) => ({
    name: looks[at]?.name ?? "",
    colour: looks[at]?.colour ?? palette.strong,
    values: kilonewtons(force),
  }));
  const hasBrakes = brakes.some((force) => force !== null && force < 0);
  const braked: Series = { name: "Brakes", colour: palette.brown, dash: [6, 3], values: kilonewtons(brakes) };
  return [...drives, ...limits, ...(hasBrakes ? [braked] : [])];
}

function kilonewtons(values: readonly (number | null)[]): readonly (number | null)[] {
  return values.map((newtons) => (newtons === null ? null : newtons / 1000));
}
