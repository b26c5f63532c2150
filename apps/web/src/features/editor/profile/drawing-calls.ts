import { type Drawing, longSection, planView, profileSketch, type Size, toSvg, type View } from "@beltwright/drawing";
import type { Conveyor, UnitSystem } from "@beltwright/model";
import { type DocumentChanges, withChanges } from "../calculation/document-changes.ts";
import type { PointDrawingName } from "./point-places.ts";
import { type Look, lookedAt } from "./viewport.ts";

export interface DrawRequest {
  readonly changes: DocumentChanges;
  readonly name: PointDrawingName;
  readonly size: Size;
  readonly look: Look;
  readonly system: UnitSystem;
  /** While a point is dragged the view stands still, or the drawing would slip away under the hand. */
  readonly heldView: View | undefined;
  /** The picture on the screen; only what differs from it is told. */
  readonly shown: number | undefined;
}

export interface Picture {
  readonly number: number;
  /** The view that shows the whole drawing. */
  readonly view: View;
  readonly paint: { readonly kind: "whole"; readonly svg: string } | { readonly kind: "patch"; readonly patch: Patch };
}

/** How the groups of the new picture come about: the number of one that stays, or -1 for the next of those in `markup`. */
export interface Patch {
  readonly from: Int32Array;
  readonly markup: string;
}

/** Draws beside the page: laying belts and labels takes longer than a frame has. */
export interface DrawingCalls {
  openDocument(document: Conveyor): void;
  draw(request: DrawRequest): Picture | undefined;
}

interface Paper {
  readonly size: Size;
  readonly look: (whole: View) => View;
  readonly system: UnitSystem;
}

const makers: Readonly<Record<PointDrawingName, (conveyor: Conveyor, paper: Paper) => Drawing>> = {
  profile: (conveyor, { size }) => profileSketch(conveyor, undefined, { size, hasLabels: true }),
  long: (conveyor, paper) => longSection(conveyor, undefined, paper),
  plan: (conveyor, paper) => planView(conveyor, undefined, paper),
};

/** A picture in pieces; its writer puts each tag on a line of its own and nests no groups. */
interface Drawn {
  readonly number: number;
  /** What it was drawn of. */
  readonly document: Conveyor;
  readonly asked: string;
  readonly view: View;
  readonly svg: string;
  readonly head: string;
  readonly groups: readonly string[];
}

export function createDrawingCalls(): DrawingCalls {
  let document: Conveyor | undefined;
  let made = 0;
  // One for each drawing: two of them may be on the screen at once.
  const drawn = new Map<PointDrawingName, Drawn>();
  return {
    openDocument: (opened) => {
      document = opened;
    },
    draw: ({ changes, name, size, look, system, heldView, shown }) => {
      if (document === undefined) return undefined;
      document = withChanges(document, changes);
      const before = drawn.get(name);
      const asked = JSON.stringify([size, look, system, heldView]);
      if (before?.document === document && before.asked === asked) {
        return { number: before.number, view: before.view, paint: paintOf(before, before, shown) };
      }
      const lookAt = (whole: View) => lookedAt(heldView ?? whole, look);
      const drawing = makers[name](document, { size, look: lookAt, system });
      const { view } = drawing;
      const svg = toSvg(drawing, { size, view: lookAt(view), theme: "page", opens: true });
      const [head = "", ...groups] = svg.split(/\n(?=<g )/);
      made += 1;
      const last = { number: made, document, asked, view, svg, head, groups: groups.map(withoutEnd) };
      drawn.set(name, last);
      return { number: last.number, view, paint: paintOf(last, before, shown) };
    },
  };
}

function paintOf({ head, groups, svg }: Drawn, before: Drawn | undefined, shown: number | undefined): Picture["paint"] {
  const isPatched = before !== undefined && shown === before.number && head === before.head;
  return isPatched ? { kind: "patch", patch: patchBetween(before.groups, groups) } : { kind: "whole", svg };
}

/** Keeps what is alike and in the same order. */
function patchBetween(before: readonly string[], after: readonly string[]): Patch {
  const places = new Map<string, number[]>();
  for (const [index, markup] of before.entries()) {
    const known = places.get(markup);
    if (known) known.push(index);
    else places.set(markup, [index]);
  }
  let next = 0;
  const made: string[] = [];
  const from = after.map((markup) => {
    const kept = places.get(markup)?.find((index) => index >= next);
    if (kept === undefined) made.push(markup);
    else next = kept + 1;
    return kept ?? -1;
  });
  return { from: Int32Array.from(from), markup: made.join("\n") };
}

/** The last group carries the end of the picture. */
function withoutEnd(markup: string): string {
  return markup.endsWith("</g>") ? markup : markup.replace(/\s*<\/svg>\s*$/, "");
}
