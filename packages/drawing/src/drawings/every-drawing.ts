import type { Calculation, Conveyor, UnitSystem } from "@beltwright/model";
import type { Drawing } from "../description/drawing.ts";
import { beltCrossSection } from "./belt-cross-section.ts";
import { feederView, hopperView } from "./calculators/hopper-views.ts";
import { trajectoryPlot } from "./calculators/trajectory-plot.ts";
import { turnoverView } from "./calculators/turnover-view.ts";
import { curveSetOut } from "./curve-set-out.ts";
import { driveStation } from "./drive-station.ts";
import { longSection } from "./long-section.ts";
import { planBendAt, planCurveSetOut } from "./plan-curve-set-out.ts";
import { planView } from "./plan-view.ts";
import { profileSketch } from "./profile-sketch.ts";
import { pulleySketch } from "./pulley-sketch.ts";
import { starterCurve } from "./starter-curve.ts";
import { strandIdler } from "./strand-idler.ts";

/** Every drawing there is of a conveyor, for export and for looking all through; names are unique. */
export function everyDrawing(
  conveyor: Conveyor,
  calculation?: Calculation,
  system: UnitSystem = "metric",
): readonly Drawing[] {
  const size = { width: 400, height: 300 };
  const turns = calculation?.kind === "calculated" ? calculation.solution.machine?.horizontalCurves : undefined;
  return [
    profileSketch(conveyor, calculation, { system }),
    longSection(conveyor, calculation, { system }),
    planView(conveyor, calculation, { system }),
    beltCrossSection(conveyor, calculation, { size, density: "low", system }),
    beltCrossSection(conveyor, calculation, { size, density: "high", system }),
    strandIdler(conveyor, "carry", system),
    strandIdler(conveyor, "return", system),
    trajectoryPlot(conveyor, undefined, system),
    turnoverView(conveyor, undefined, system),
    feederView(conveyor, undefined, system),
    hopperView(conveyor, undefined, system),
    ...conveyor.drives.map(({ starter }, at) => ({ ...starterCurve(starter), name: `starter-${at + 1}` })),
    ...conveyor.drives.flatMap((_, at) => driveStation(conveyor, at, system) ?? []),
    ...conveyor.pulls.flatMap((_, at) => pulleySketch(conveyor, at, undefined, system) ?? []),
    ...conveyor.pulls.flatMap((_, at) => curveSetOut(conveyor, at, undefined, system)?.drawing ?? []),
    ...conveyor.pulls.flatMap((_, at) => {
      const bend = planBendAt(conveyor, at, turns);
      return (bend && planCurveSetOut(conveyor, at, bend, undefined, system)?.drawing) ?? [];
    }),
  ];
}
