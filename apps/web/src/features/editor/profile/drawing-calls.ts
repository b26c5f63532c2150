import { type Drawing, longSection, planView, profileSketch, type Size, toSvg, type View } from "@beltwright/drawing";
import type { Conveyor } from "@beltwright/model";
import { type DocumentChanges, withChanges } from "../calculation/document-changes.ts";
import type { PointDrawingName } from "./point-places.ts";
import { type Look, lookedAt } from "./viewport.ts";

export interface DrawRequest {
  readonly changes: DocumentChanges;
  readonly name: PointDrawingName;
  readonly size: Size;
  readonly look: Look;
  /** While a point is dragged the view stands still, or the drawing would slip away under the hand. */
  readonly heldView: View | undefined;
  /** The picture on the screen; only what differs from it is told. */
  readonly shown: number | undefined;
}

export interface Picture {
  readonly number: number;
  /** The view that shows the whole drawing. */
  readonly view: View;
  readonly paint:
    | { readonly kind: "whole"; readonly svg: string }
    | { readonly kind: "patch"; readonly groups: Groups };
}

type Groups = readonly (readonly [index: number, markup: string])[];

/** Draws beside the page: laying belts and labels takes longer than a frame has. */
export interface DrawingCalls {
  openDocument(document: Conveyor): void;
  draw(request: DrawRequest): Picture | undefined;
}

const makers: Readonly<Record<PointDrawingName, (conveyor: Conveyor, size: Size) => Drawing>> = {
  profile: (conveyor, size) => profileSketch(conveyor, undefined, { size, hasLabels: true }),
  long: (conveyor, size) => longSection(conveyor, undefined, { size, hasLabels: true }),
  plan: (conveyor, size) => planView(conveyor, undefined, { size, hasLabels: true }),
};

export function createDrawingCalls(): DrawingCalls {
  let document: Conveyor | undefined;
  let last: { readonly number: number; readonly groups: readonly string[] } = { number: 0, groups: [] };
  return {
    openDocument: (opened) => {
      document = opened;
    },
    draw: ({ changes, name, size, look, heldView, shown }) => {
      if (document === undefined) return undefined;
      document = withChanges(document, changes);
      const drawing = makers[name](document, size);
      const svg = toSvg(drawing, { size, view: lookedAt(heldView ?? drawing.view, look), theme: "page" });
      const before = last;
      last = { number: before.number + 1, groups: groupsOf(svg) };
      const groups = shown === before.number ? changedGroups(before.groups, last.groups) : undefined;
      const paint = groups ? ({ kind: "patch", groups } as const) : ({ kind: "whole", svg } as const);
      return { number: last.number, view: drawing.view, paint };
    },
  };
}

/** The groups of a picture; its writer puts each tag on a line of its own and nests none. */
function groupsOf(svg: string): readonly string[] {
  return svg.split(/\n(?=<g )/).slice(1);
}

function changedGroups(before: readonly string[], after: readonly string[]): Groups | undefined {
  if (before.length !== after.length) return undefined;
  return after.flatMap((markup, index) => (markup === before[index] ? [] : [[index, withoutEnd(markup)] as const]));
}

/** The last group carries the end of the picture. */
function withoutEnd(markup: string): string {
  return markup.replace(/\s*<\/svg>\s*$/, "");
}
