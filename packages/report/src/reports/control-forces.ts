import type { Scenario } from "@beltwright/engine";
import { type ControlCurves, controlCurves } from "@beltwright/results";
import type { Block } from "../description/report.ts";
import { scenarioName } from "../scenarios.ts";
import { axis, chart, shownValue } from "./charts.ts";
import type { ReportContext } from "./context.ts";

type Part = "start" | "stop";
type Load = "full" | "empty";

/** Force of every drive under control, and of the brakes, in its start or its stop by ramp; nothing without control. */
export function controlForces(context: ReportContext, part: Part): readonly Block[] {
  const { solution, machine } = context;
  if (machine.startStop?.rampDowns === undefined) return [];
  return (["full", "empty"] as const).flatMap((load) => {
    const curves = controlCurves({ solution, design: machine.design }, load);
    return curves === undefined ? [] : [forceChart(context, curves, part, load)];
  });
}

function forceChart(context: ReportContext, curves: ControlCurves, part: Part, load: Load): Block {
  const { w } = context;
  const begin = part === "start" ? 0 : curves.stopsAt;
  const rows = curves.time.flatMap((time, row) => (time >= curves.stopsAt === (part === "stop") ? [row] : []));
  const points = (values: readonly (number | null)[]) =>
    rows.flatMap((row) => {
      const newtons = values[row] ?? undefined;
      const time = curves.time[row] ?? 0;
      return newtons === undefined ? [] : [{ x: time - begin, y: shownValue(context, newtons, "kN") }];
    });
  const drives = curves.forces.map(({ driveId, force }) => ({
    name: driveId === undefined ? w.driveForce : context.drive(driveId),
    points: points(force),
  }));
  const hasBrakes = part === "stop" && curves.brakes.some((force) => force !== null && force < 0);
  const brakes = hasBrakes ? [{ name: w.energyBrakes, points: points(curves.brakes) }] : [];
  const scenario: Scenario = part === "start" ? { kind: "start", load } : { kind: "stop", by: "ramp-down", load };
  return chart(
    {
      name: `${part}-forces-${load}`,
      xLabel: axis(context, w.time, "s"),
      yLabel: axis(context, part === "start" ? w.driveForce : w.stopForce, "kN"),
      series: [...drives, ...brakes],
    },
    `${part === "start" ? w.driveForce : w.stopForce}: ${scenarioName(context.language, scenario)}`,
    0.32,
  );
}
