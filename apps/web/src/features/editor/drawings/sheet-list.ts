import {
  curveSetOut,
  type Drawing,
  driveStation,
  longSection,
  planBendAt,
  planCurveSetOut,
  planView,
  profileSketch,
  pulleySketch,
  type Scene,
  type Size,
  starterCurve,
  starterFrame,
  strandIdler,
  strandIdlerScene,
  turnoverView,
} from "@beltwright/drawing";
import type { MachineHorizontalCurve, MachineVerticalCurve } from "@beltwright/engine";
import type { Conveyor, FormName, UnitSystem } from "@beltwright/model";
import type { PointDrawingName } from "../profile/point-places.ts";

/** What a drawing is of: the chosen point and drive, and how close a chart is looked at. */
export interface SheetPlace {
  readonly point: number;
  readonly drive: number;
  readonly zoom: number;
  readonly system: UnitSystem;
  /** Room on the screen, where it is known. */
  readonly pane?: Size | undefined;
  /** Curves as they were calculated, where they were. */
  readonly machine?: Bends | undefined;
}

interface Bends {
  readonly verticalCurves: readonly MachineVerticalCurve[];
  readonly horizontalCurves: readonly MachineHorizontalCurve[];
}

export interface SheetKind {
  readonly name: string;
  readonly title: string;
  /** The form whose numbers it shows. */
  readonly form: FormName;
  /** Zooms into its axes instead of growing. */
  readonly isChart?: boolean;
  /** Is drawn for the room there is: its lettering would run together on less. */
  readonly isFitted?: boolean;
  /** Is never larger than the specification has its canvas, however much room there is. */
  readonly hasOwnSize?: boolean;
  /** What is chosen to be drawn; absent: there is one of its kind. */
  readonly of?: "point" | "drive";
  /** Said where the chosen one has no such drawing. */
  readonly none?: string;
  readonly make: (conveyor: Conveyor, place: SheetPlace) => Drawing | undefined;
  /** The same in space. */
  readonly solid?: (conveyor: Conveyor) => Scene;
}

/** Drawings of parts; the tools draw their own, and the layout and the cross-section are views. */
export const sheetKinds: readonly SheetKind[] = [
  {
    name: "carry-idler",
    title: "Carry idlers",
    form: "carryIdlers",
    hasOwnSize: true,
    make: (conveyor, { system }) => strandIdler(conveyor, "carry", system),
    solid: (conveyor) => strandIdlerScene(conveyor, "carry"),
  },
  {
    name: "return-idler",
    title: "Return idlers",
    form: "returnIdlers",
    hasOwnSize: true,
    make: (conveyor, { system }) => strandIdler(conveyor, "return", system),
    solid: (conveyor) => strandIdlerScene(conveyor, "return"),
  },
  {
    name: "pulley",
    title: "Pulley",
    form: "pulleys",
    of: "point",
    none: "The chosen point is no pulley. Choose one above.",
    make: (conveyor, { point, system }) => pulleySketch(conveyor, point, undefined, system),
  },
  {
    name: "curve",
    title: "Vertical curve",
    form: "verticalCurves",
    of: "point",
    none: "The chosen point has no vertical curve. Choose one that has.",
    isFitted: true,
    make: (conveyor, place) =>
      curveSetOut(conveyor, place.point, sizeOf(place), place.system, bendAt(conveyor, place))?.drawing,
  },
  {
    name: "plan-curve",
    title: "Horizontal curve",
    form: "horizontalCurves",
    of: "point",
    none: "The chosen point has no turn in plan. Choose one that has.",
    isFitted: true,
    make: (conveyor, place) => {
      const bend = planBendAt(conveyor, place.point, place.machine?.horizontalCurves);
      return bend && planCurveSetOut(conveyor, place.point, bend, sizeOf(place), place.system)?.drawing;
    },
  },
  {
    name: "drive-station",
    title: "Drive station",
    form: "drives",
    of: "drive",
    none: "This conveyor has no drive.",
    make: (conveyor, { drive, system }) => driveStation(conveyor, drive, system),
  },
  {
    name: "starter",
    title: "Starter curve",
    form: "drives",
    isChart: true,
    of: "drive",
    none: "This conveyor has no drive.",
    make: ({ drives }, { drive, zoom, pane }) => {
      const starter = drives[drive]?.starter;
      if (starter === undefined) return undefined;
      const frame = starterFrame(starter, { zoom });
      return starterCurve(starter, { frame: { ...frame, lettering: Math.min(2, 1 / fitOf(frame.size, pane)) } });
    },
  },
  {
    name: "turnover",
    title: "Belt turnover",
    form: "turnover",
    make: (conveyor, { system }) => turnoverView(conveyor, undefined, system),
  },
];

/** How much smaller a chart is shown than it is drawn; never larger. */
export function fitOf({ width, height }: Size, pane: Size | undefined): number {
  return pane ? Math.min(1, pane.width / width, pane.height / height) : 1;
}

/** Paper as large as the room, which grows with the zoom; its own where the room is not known. */
function sizeOf({ pane, zoom }: SheetPlace): Size | undefined {
  return pane && { width: Math.max(420, pane.width) * zoom, height: Math.max(240, pane.height) * zoom };
}

/** The curve of the chosen point as it was calculated; a radius that is typed counts at once. */
function bendAt({ pulls }: Conveyor, { point, machine }: SheetPlace) {
  const pull = pulls[point];
  const curve = machine?.verticalCurves.find(({ pointId }) => pointId === String(pull?.noID));
  const radius = pull?.vertCurveRadiusInp || (curve?.usedRadius ?? 0);
  return curve && radius > 0 ? { ...curve, radius } : undefined;
}

const pointSheets: Readonly<Record<PointDrawingName, (conveyor: Conveyor, system: UnitSystem) => Drawing>> = {
  profile: (conveyor, system) => profileSketch(conveyor, undefined, { system }),
  long: (conveyor, system) => longSection(conveyor, undefined, { system }),
  plan: (conveyor, system) => planView(conveyor, undefined, { system }),
};

/** A drawing of the points at its own size, for a file. */
export function pointSheet(name: PointDrawingName, conveyor: Conveyor, system: UnitSystem): Drawing {
  return pointSheets[name](conveyor, system);
}
