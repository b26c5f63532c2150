import { messageFor } from "@beltwright/contract";
import { trajectoryPlot } from "@beltwright/drawing";
import { type DischargeModel, none, type Trace, trajectory } from "@beltwright/engine";
import { defineCalculator } from "../calculator.ts";
import { documentChoice, documentFigure, further, gravity } from "../entries.ts";
import { beltThicknessOf, dischargePulley, laggingOf, numberOf, slopeBefore, withoutNoise } from "./design-values.ts";

interface Leaving {
  readonly model: "CEMA" | "Booth" | "Korzen";
  readonly staticFriction: number;
  readonly kineticFriction: number;
  readonly adhesion: number;
}

function modelOf(trace: Trace, { model, staticFriction, kineticFriction, adhesion }: Leaving): DischargeModel {
  if (model === "CEMA") return { kind: "cema" };
  return { kind: "slip", staticFriction, kineticFriction, adhesion: model === "Korzen" ? adhesion : none(trace) };
}

// Handbook 7.1, first example.
export const trajectoryCalculator = defineCalculator({
  about: "Where material leaves the head pulley, how fast, and both edges of its path.",
  refusals: {
    speed: "The belt speed must be above 0.",
    radius: "The lower radius must be above 0.",
    speedSquared: "With these frictions the load stops on the pulley and does not leave it.",
  },
  entries: {
    innerRadius: documentFigure("qTrajRad1", { start: 0.528 }),
    outerRadius: documentFigure("qTrajRad2", { start: 0.678 }),
    beltSpeed: documentFigure("qTrajV"),
    slope: documentFigure("qTrajTheta", { start: 10 }),
    points: documentFigure("qTrajNumPoints", { start: 11 }),
    timeStep: documentFigure("qTrajT"),
    model: documentChoice("qTrajModel", ["CEMA", "Booth", "Korzen"]),
    staticFriction: further(documentFigure("qTrajFrictionStatic")),
    kineticFriction: further(documentFigure("qTrajFrictionKinetic")),
    adhesion: further(documentFigure("qTrajAdhesion")),
    gravity,
  },
  run: (trace, given) => {
    const found = trajectory(trace, { ...given, model: modelOf(trace, given) });
    if (found.kind === "not-computed") return messageFor("trajectory-not-computed");
    const paths = found.lower.map(({ time, x, y }, at) => [
      time,
      x,
      y,
      found.upper[at]?.x ?? x,
      found.upper[at]?.y ?? y,
    ]);
    const last = found.upper.at(-1);
    return {
      figures: [
        { label: "Discharge angle past top centre", value: found.angle, unit: "deg" },
        { label: "Speed of flight", value: found.speed, unit: "m/s" },
        { label: "Speed ratio v²/(g r)", value: found.speedRatio, unit: "1" },
      ],
      notes: [
        found.isHighSpeed ? "Leaves where the belt meets the pulley." : "Is carried over the top before it leaves.",
      ],
      tables: [
        {
          title: "Path from the centre of the pulley",
          columns: [
            { label: "Time", unit: "s" },
            { label: "Lower x", unit: "m" },
            { label: "Lower y", unit: "m" },
            { label: "Upper x", unit: "m" },
            { label: "Upper y", unit: "m" },
          ],
          rows: paths,
        },
      ],
      drawn: {
        "trajectory angle": found.angle,
        "trajectory speed": found.speed,
        ...(last && { "trajectory x": last.x, "trajectory y": last.y }),
      },
    };
  },
  draw: ({ typed, system }) =>
    trajectoryPlot(
      {
        qTrajRad1: typed.innerRadius,
        qTrajRad2: typed.outerRadius,
        qTrajV: typed.beltSpeed,
        qTrajTheta: typed.slope,
        qTrajNumPoints: typed.points,
        qTrajT: typed.timeStep,
        qTrajModel: typed.model,
        qTrajFrictionStatic: typed.staticFriction,
        qTrajFrictionKinetic: typed.kineticFriction,
        qTrajAdhesion: typed.adhesion,
        gravity: typed.gravity,
      },
      undefined,
      system,
    ),
  fromDesign: (conveyor, results) => {
    const head = dischargePulley(conveyor);
    const depth = numberOf(results, "burdenDepth");
    const radius = head && (head.shell.shellDia / 2 + laggingOf(conveyor, head) + beltThicknessOf(conveyor)) / 1000;
    return {
      innerRadius: radius && withoutNoise(radius),
      outerRadius: radius !== undefined && depth !== undefined ? Number((radius + depth / 1000).toFixed(4)) : undefined,
      beltSpeed: conveyor.beltSpeedInp,
      slope: head && Number(slopeBefore(conveyor, head).toFixed(4)),
      gravity: conveyor.gravity,
    };
  },
});
