import type { Calculation, Conveyor } from "@beltwright/model";
import type { Drawing } from "../description/drawing.ts";
import { beltCrossSection } from "./belt-cross-section.ts";
import { curveSetOut } from "./curve-set-out.ts";
import { feederView, hopperView } from "./hopper-views.ts";
import { idlerLayout } from "./idler-layout.ts";
import { longSection } from "./long-section.ts";
import { planView } from "./plan-view.ts";
import { profileSketch } from "./profile-sketch.ts";
import { pulleySketch } from "./pulley-sketch.ts";
import { starterCurve } from "./starter-curve.ts";
import { trajectoryPlot } from "./trajectory-plot.ts";
import { turnoverView } from "./turnover-view.ts";

/** Every drawing there is of a conveyor, for export and for looking all through; names are unique. */
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
