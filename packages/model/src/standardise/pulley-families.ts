import type { PulleyParts } from "@beltwright/engine";
import type { Pull } from "../document/types/parts.ts";
import type { selectPullComponent } from "../edits/select-edits.ts";

type Selected = Extract<PulleyParts, { readonly kind: "selected" }>;
type Component = Parameters<typeof selectPullComponent.apply>[1]["component"];

/** A pulley of which Auto has chosen the parts. */
export interface Member {
  readonly id: string;
  readonly pull: Pull;
  readonly parts: Selected;
}

/** A row that is in use: what it gives of each measure, in SI, and what a piece of it comes to. */
interface Measured {
  readonly id: string;
  readonly measures: readonly number[];
  readonly price: number;
  /** Beside that of others of its family: what stands for the cost where a price is not known. */
  readonly steel: number;
}

/** Parts of pulleys that may be alike, such as their shafts (handbook 15.32). */
export interface PulleyFamily {
  readonly component: Component;
  readonly rowOf: (member: Member) => Measured;
  /** Whether the part of a pulley may change. */
  readonly isFree: (pull: Pull) => boolean;
  /** Only pulleys that have this in common share a part. */
  readonly keyOf: (member: Member) => number;
}

/** Other pulleys lead the belt: larger ones would move the line of a strand, or ask for another gearbox. */
const isBend = ({ pType }: Pull) => pType === "Bend" || pType === "Takeup";
const [isFreeShell, isFreeShaft, isFreeWidth] = [
  ({ selectShellMode }: Pull) => selectShellMode === "Auto",
  ({ selectShaftMode }: Pull) => selectShaftMode === "Auto",
  ({ selectWidthMode }: Pull) => selectWidthMode === "Auto",
];

function shellOf({ parts }: Member): Measured {
  const { id, cost: price, shellDiameter, shellThickness, discThickness } = parts.shell;
  const { faceWidth } = parts.width;
  const steel = shellDiameter * shellThickness * faceWidth + (shellDiameter ** 2 * discThickness) / 2;
  return { id, price, steel, measures: [shellDiameter, shellThickness, discThickness] };
}

/** In the order in which they are made alike: each is chosen for those before it. */
export const pulleyFamilies = {
  diameters: {
    component: "shell",
    rowOf: shellOf,
    isFree: (pull) => isBend(pull) && isFreeShell(pull),
    keyOf: () => 0,
  },
  faces: {
    component: "width",
    rowOf: ({ parts: { width } }) => ({
      id: width.id,
      price: width.cost,
      steel: width.faceWidth,
      measures: [width.faceWidth, width.bearingCentres],
    }),
    isFree: isFreeWidth,
    keyOf: () => 0,
  },
  shells: {
    component: "shell",
    rowOf: shellOf,
    isFree: isFreeShell,
    // The belt keeps its path.
    keyOf: ({ parts }) => parts.shell.shellDiameter,
  },
  shafts: {
    component: "shaft",
    rowOf: ({ parts: { shaft } }) => ({
      id: shaft.id,
      price: shaft.cost + 2 * shaft.bearingCost,
      steel: shaft.diameter ** 2,
      measures: [shaft.diameter, shaft.seatDiameter, shaft.bearingRating ?? 0],
    }),
    isFree: isFreeShaft,
    keyOf: () => 0,
  },
} as const satisfies Readonly<Record<string, PulleyFamily>>;

export type PulleyFamilyName = keyof typeof pulleyFamilies;
