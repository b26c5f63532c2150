import {
  beltCrossSection,
  curveSetOut,
  type Drawing,
  feederView,
  hopperView,
  longSection,
  profileSketch,
  pulleySketch,
  starterCurve,
  strandIdler,
  toSvg,
  trajectoryPlot,
  turnoverView,
} from "@beltwright/drawing";
import { type Conveyor, calculate, firstDesign, newConveyor } from "@beltwright/model";

const size = { width: 560, height: 340 };

/** The figures of help: drawings of the conveyor a person starts with and of one made from five numbers. */
export function helpDrawings(): Readonly<Record<string, string>> {
  const start = newConveyor();
  const answer = calculate(start);
  const incline = firstDesign({ capacity: 720, length: 400, lift: 35, width: 1000 });
  const drive = start.pulls.findIndex(({ pType }) => pType === "Drive");
  const drawn: Readonly<Record<string, Drawing | undefined>> = {
    profile: profileSketch(incline, calculate(incline)),
    "long-section": longSection(incline, calculate(incline)),
    "cross-section": beltCrossSection(start, answer, { size, density: "low" }),
    "carry-idler": strandIdler(start, "carry"),
    "return-idler": strandIdler(start, "return"),
    pipe: beltCrossSection(pipeOf(start), undefined, { size, density: "low" }),
    pulley: pulleySketch(start, drive),
    starter: start.drives[0] && starterCurve(start.drives[0].starter),
    "curve-set-out": curveDrawing(start),
    trajectory: trajectoryPlot(start),
    turnover: turnoverView(start),
    feeder: feederView(start),
    hopper: hopperView(start),
  };
  return Object.fromEntries(
    Object.entries(drawn).flatMap(([name, drawing]) => (drawing ? [[name, toSvg(drawing, { theme: "page" })]] : [])),
  );
}

function pipeOf(conveyor: Conveyor): Conveyor {
  const csIdler = { ...conveyor.csIdler, noOfRolls: 6, troughAngle: 360 };
  return { ...conveyor, beltWidthInp: 1460, capacityInp: 500, pipeDia: 375, csIdler };
}

/** The intermediate point of the new conveyor, rounded. */
function curveDrawing(conveyor: Conveyor): Drawing | undefined {
  const pulls = conveyor.pulls.map((pull) => ({ ...pull, vertCurveRadiusInp: 600 }));
  const drawn = pulls.map((_, at) => curveSetOut({ ...conveyor, pulls }, at)?.drawing);
  return drawn.find((drawing) => drawing !== undefined);
}
