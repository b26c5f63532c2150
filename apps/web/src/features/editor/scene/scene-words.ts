import {
  type BeltColours,
  beltColours,
  type GroundKind,
  type Legend,
  rampColour,
  type Scene,
  type Site,
} from "@beltwright/drawing";
import { caseTitle, displayText, fromSi, type UnitCode, type UnitSystem } from "@beltwright/model";
import type { Caption } from "./space-picture.ts";

export const colourTitles: Readonly<Record<BeltColours, string>> = {
  tension: "Tension",
  load: "Material load",
  speed: "Belt speed",
};
export const colourChoices = beltColours.map((value) => ({
  value,
  label: colourTitles[value],
}));

/** What is shown of each kind of colour: the unit on the screen. */
export const colourUnits: Readonly<Record<BeltColours, UnitCode>> = { tension: "kN", load: "kg/m", speed: "m/s" };

export const groundChoices: readonly { readonly value: GroundKind | "auto" | "none"; readonly label: string }[] = [
  { value: "auto", label: "Automatic" },
  { value: "follows", label: "Follows the conveyor" },
  { value: "level", label: "Level" },
  { value: "none", label: "None" },
];

export const heightChoices = ["auto", "1", "2", "5", "10", "20"] as const;

interface Shown {
  readonly heights: number;
  readonly scene: Pick<Scene, "everyIdler">;
  readonly site: Pick<Site, "band"> | undefined;
  readonly system: UnitSystem;
}

/** What must be known to read the picture: heights, what is left out, how far the bands of the ground go. */
export function sceneNote({ heights, scene, site, system }: Shown): string {
  return [
    heights === 1 ? "True to scale" : `Heights × ${heights}`,
    scene.everyIdler > 1 ? `one idler set in ${scene.everyIdler} drawn` : undefined,
    site && `ground schematic, bands of ${displayText(site.band, "m", system, 5)}`,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

export const legendColours = (legend: Legend): readonly string[] =>
  Array.from({ length: 5 }, (_, at) =>
    cssColour(rampColour(legend, legend.lowest + (at / 4) * (legend.highest - legend.lowest))),
  );

/** The legend as it is written below a saved picture. */
export function captionLegend(legend: Legend, system: UnitSystem): NonNullable<Caption["legend"]> {
  const unit = colourUnits[legend.by];
  const shown = (si: number) => displayText(fromSi(si, unit), unit, system, 3);
  return {
    colours: legendColours(legend),
    low: shown(legend.lowest),
    high: shown(legend.highest),
    of: `${colourTitles[legend.by]}, ${caseTitle(legend.loadCase)}`,
  };
}

/** Linear light as the screen wants it. */
export function cssColour(colour: readonly [number, number, number]): string {
  const byte = (linear: number) =>
    Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));
  return `rgb(${colour.map(byte).join(" ")})`;
}
