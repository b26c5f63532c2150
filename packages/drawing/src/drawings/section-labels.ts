import type { CrossSection } from "@beltwright/engine";
import {
  type Conveyor,
  type DrawingLabel,
  drawingConstants,
  drawingLabels,
  pipeDrawingLabels,
  shownText,
  toDisplay,
  type UnitCode,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { diametersOf, facesOf, isPipeSet } from "../geometry/rolls.ts";

interface SectionLabel {
  readonly label: string;
  readonly value: string;
  /** What the value is, as `ShownNumber` has it. */
  readonly of: string;
}

export type SectionDensity = "low" | "high";

const { labelLineSpacing } = drawingConstants;
export const rowHeight = labelLineSpacing;
/** Stands for a number there is none of. */
export const noValue = "–";

/** The labels under a cross-section, in the specification's order, units and decimals. */
export function sectionLabels(
  conveyor: Conveyor,
  section: CrossSection | undefined,
  density: SectionDensity,
  system: UnitSystem,
): readonly SectionLabel[] {
  const values = { ...typedValues(conveyor, density), ...sectionValues(section, density) };
  const wanted = isPipeSet(conveyor.csIdler) ? [...drawingLabels, ...pipeDrawingLabels] : drawingLabels;
  const fields = typedFields(conveyor, density);
  return wanted.map((label) => {
    const field = fields[label.label];
    return {
      label: label.label,
      value: written(values[label.label], label, system),
      of: field === undefined ? sectionNumber(label.label, density) : `field ${field}`,
    };
  });
}

/** A calculated number of the cross-section under its label. */
export const sectionNumber = (label: string, density: SectionDensity): string => `section ${density} ${label}`;

/** Where the labels that show what was typed are typed. */
function typedFields({ csIdler, pipeDia }: Conveyor, density: SectionDensity): Readonly<Record<string, string>> {
  const isPipe = isPipeSet(csIdler);
  return {
    "Belt Width": "beltWidthInp",
    Capacity: "capacityInp",
    "Belt Speed": "beltSpeedInp",
    "Bulk Density": density === "low" || isPipe ? "matl.loBD" : "matl.hiBD",
    "Hi Bulk Density": "matl.hiBD",
    "Surcharge Angle": "matl.surchargeAngle",
    "Trough Angle": "csIdler.troughAngle",
    "Roll Dia": csIdler.rollDiaCentre > 0 ? "csIdler.rollDiaCentre" : "csIdler.rollDia",
    "Face Width": csIdler.faceWidthCentre > 0 ? "csIdler.faceWidthCentre" : "csIdler.faceWidth",
    ...(pipeDia > 0 ? { "Pipe Dia": "pipeDia" } : {}),
  };
}

type Values = Readonly<Record<string, number | undefined>>;

function typedValues(conveyor: Conveyor, density: SectionDensity): Values {
  const { matl, csIdler, beltWidthInp } = conveyor;
  return {
    "Belt Width": beltWidthInp,
    Capacity: conveyor.capacityInp,
    "Belt Speed": conveyor.beltSpeedInp,
    "Bulk Density": density === "low" || isPipeSet(csIdler) ? matl.loBD : matl.hiBD,
    "Hi Bulk Density": matl.hiBD,
    "Surcharge Angle": matl.surchargeAngle,
    "Trough Angle": csIdler.troughAngle,
    "Roll Dia": diametersOf(csIdler).centre,
    "Face Width": facesOf(csIdler, beltWidthInp).centre,
  };
}

function sectionValues(section: CrossSection | undefined, density: SectionDensity): Values {
  if (section === undefined) return {};
  const mm = 1000;
  const shared = { "Flooded Capacity": section.floodedCapacity * 3.6 };
  if (section.kind === "pipe") {
    const burden = density === "low" ? section.lowDensity : section.highDensity;
    return {
      ...shared,
      "Percent Full": burden.fillRatio * 100,
      "Flooded Load Area": section.netArea,
      "Burden Width": burden.width * mm,
      "Burden Depth": burden.depth * mm,
      "Pipe Dia": section.pipeDiameter * mm,
      "Overlap Distance": section.overlap * mm,
    };
  }
  const burden = density === "low" ? section.lowDensity : section.highDensity;
  return {
    ...shared,
    "Edge Distance": burden.edgeDistance * mm,
    "Min. Required": section.requiredEdgeDistance * mm,
    "Percent Full": burden.fillRatio * 100,
    "Flooded Load Area": section.flooded.area,
    "Burden Width": burden.fill.chord * mm,
    "Burden Depth": burden.fill.depth * mm,
  };
}

/** Units as the specification prints them on drawings. */
const metricWords: Readonly<Partial<Record<UnitCode, string>>> = {
  "t/h": "tph",
  deg: "degrees",
  "kg/m3": "kg/m3",
  m2: "m2",
};

function written(value: number | undefined, { unit, decimals }: DrawingLabel, system: UnitSystem): string {
  if (value === undefined || !Number.isFinite(value)) return noValue;
  const number =
    decimals === undefined ? shownText(value, unit, system) : toDisplay(value, unit, system).toFixed(decimals);
  const word = system === "metric" ? metricWords[unit] : unit === "deg" ? "degrees" : undefined;
  return `${number} ${word ?? unitLabel(unit, system)}`;
}
