import type { UnitCode } from "../units/unit.ts";

/** Numbers of the drawings; lengths in pixels unless they say otherwise. */
export const drawingConstants = {
  canvasSizes: [
    { width: 400, height: 300 },
    { width: 418, height: 418 },
  ],
  crossSectionSize: { width: 210, height: 174 },
  loadCurvePoints: 20,
  pipeOutlinePoints: 50,
  curveSegments: 30,
  maxRolls: 6,
  labelFont: 10,
  headingFont: 18,
  labelLineSpacing: 14,
  trajectoryMaxPoints: 500,
  /** mm, used where an idler gives 0. */
  defaultFaceToSupport: 12,
  /** Degrees, used where a material gives 0. */
  smallestSurchargeAngle: 0.01,
} as const;

export const starterChart = { width: 800, height: 600, pointSize: 4, maxZoom: 8 } as const;

export interface DrawingLabel {
  readonly label: string;
  readonly unit: UnitCode;
  readonly decimals?: number;
}

/** Labels under the cross-section, in order. */
export const drawingLabels: readonly DrawingLabel[] = [
  { label: "Belt Width", unit: "mm" },
  { label: "Capacity", unit: "t/h" },
  { label: "Belt Speed", unit: "m/s" },
  { label: "Bulk Density", unit: "kg/m3" },
  { label: "Surcharge Angle", unit: "deg" },
  { label: "Trough Angle", unit: "deg" },
  { label: "Edge Distance", unit: "mm" },
  { label: "Min. Required", unit: "mm" },
  { label: "Percent Full", unit: "%" },
  { label: "Flooded Load Area", unit: "m2", decimals: 4 },
  { label: "Roll Dia", unit: "mm" },
  { label: "Face Width", unit: "mm" },
  { label: "Burden Width", unit: "mm" },
  { label: "Burden Depth", unit: "mm" },
];

/** Labels a pipe belt adds. */
export const pipeDrawingLabels: readonly DrawingLabel[] = [
  { label: "Hi Bulk Density", unit: "kg/m3" },
  { label: "Pipe Dia", unit: "mm" },
  { label: "Overlap Distance", unit: "mm" },
  { label: "Flooded Capacity", unit: "t/h" },
];
