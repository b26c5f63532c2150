import type { Calculation, Conveyor } from "@beltwright/model";
import type { Drawing } from "../description/drawing.ts";
import { beltCrossSection } from "../drawings/belt-cross-section.ts";
import { curveSetOut } from "../drawings/curve-set-out.ts";
import { feederView, hopperView } from "../drawings/hopper-views.ts";
import { idlerLayout } from "../drawings/idler-layout.ts";
import { longSection } from "../drawings/long-section.ts";
import { planView } from "../drawings/plan-view.ts";
import { profileSketch } from "../drawings/profile-sketch.ts";
import { pulleySketch } from "../drawings/pulley-sketch.ts";
import { starterCurve } from "../drawings/starter-curve.ts";
import { trajectoryPlot } from "../drawings/trajectory-plot.ts";
import { turnoverView } from "../drawings/turnover-view.ts";

/** Every drawing there is of a conveyor. */
export function everyDrawing(conveyor: Conveyor, calculation?: Calculation): readonly Drawing[] {
  const size = { width: 400, height: 300 };
  return [
    profileSketch(conveyor, calculation),
    longSection(conveyor, calculation),
    planView(conveyor, calculation),
    beltCrossSection(conveyor, calculation, { size, density: "low" }),
    beltCrossSection(conveyor, calculation, { size, density: "high" }),
    { ...idlerLayout(conveyor.csIdler), name: "carry-idler" },
    { ...idlerLayout(conveyor.rsIdler), name: "return-idler" },
    trajectoryPlot(conveyor),
    turnoverView(conveyor),
    feederView(conveyor),
    hopperView(conveyor),
    ...conveyor.drives.map(({ starter }, at) => ({ ...starterCurve(starter), name: `starter-${at + 1}` })),
    ...conveyor.pulls.flatMap((_, at) => pulleySketch(conveyor, at) ?? []),
    ...conveyor.pulls.flatMap((_, at) => curveSetOut(conveyor, at)?.drawing ?? []),
  ];
}
