import type { CommentThread } from "@beltwright/contract";
import type { Finding } from "@beltwright/engine";
import {
  anchoredPlace,
  anchorOf,
  type CommentTarget,
  type Conveyor,
  findFieldAt,
  outputAt,
  pathOfAnchor,
  pathText,
  placeOfAnchored,
  placeText,
} from "@beltwright/model";
import { findingSentence } from "@beltwright/results";

/** Where on the screen comments stand: `field beltWidthInp`, `result te`, `point 3`, `drawing plan`, `finding …`. */
export type CommentPlace = string;

export const fieldPlace = (path: string): CommentPlace => `field ${path}`;
export const resultPlace = (path: string): CommentPlace => `result ${path}`;
export const pointPlace = (index: number): CommentPlace => `point pulls[${index}]`;
export const drawingPlace = (name: string): CommentPlace => `drawing ${name}`;

type FindingIdentity = Extract<CommentTarget, { kind: "finding" }> | Pick<Finding, "code" | "subject" | "place">;

export function findingPlace({ code, subject, place }: FindingIdentity): CommentPlace {
  const where = Object.entries(place).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `finding ${JSON.stringify([code, subject, where])}`;
}

/** Where a thread belongs in the document as it is now; undefined where what it is about is no longer there. */
export function placeOfTarget(conveyor: Conveyor, target: CommentThread["target"]): CommentPlace | undefined {
  switch (target.kind) {
    case "design":
      return "design";
    case "finding": {
      const place = placeOfAnchored(conveyor, target.place);
      return place && findingPlace({ ...target, place });
    }
    case "drawing": {
      const { anchor } = partOfDrawing(target.drawing);
      const isGone = anchor !== undefined && pathOfAnchor(conveyor, anchor) === undefined;
      return isGone ? undefined : drawingPlace(target.drawing);
    }
    case "field":
    case "result":
    case "point": {
      const path = pathOfAnchor(conveyor, target.anchor);
      return path !== undefined && isThere(target.kind, path) ? `${target.kind} ${path}` : undefined;
    }
  }
}

/** A newer program may have dropped a field or a result. */
function isThere(kind: "field" | "result" | "point", path: string): boolean {
  if (kind === "point") return true;
  return (kind === "field" ? findFieldAt(path) : outputAt(path)) !== undefined;
}

/** What the drawing of a part is known by: its form, its kind and the row it is of. */
export function partDrawing(
  conveyor: Conveyor,
  part: { form: string; name: string; row?: string | undefined },
): string {
  const anchor = part.row === undefined ? undefined : anchorOf(conveyor, part.row);
  return ["part", part.form, part.name, ...(anchor === undefined ? [] : [anchor])].join(" ");
}

export function partOfDrawing(drawing: string): {
  readonly form?: string;
  readonly sheet?: string;
  readonly anchor?: string;
} {
  const [kind, form, sheet, anchor] = drawing.split(" ");
  if (kind !== "part" || form === undefined || sheet === undefined) return {};
  return { form, sheet, ...(anchor !== undefined && { anchor }) };
}

/** What is commented on; undefined where the document has no such row. */
export function targetAt(
  conveyor: Conveyor,
  kind: "field" | "result" | "point",
  path: string,
): CommentTarget | undefined {
  const anchor = anchorOf(conveyor, path);
  if (anchor === undefined) return undefined;
  const label = kind === "result" ? outputAt(path)?.label : undefined;
  return { kind, anchor, title: headed(kind === "point" ? pointText(conveyor, path) : wordsOf(conveyor, path, label)) };
}

function wordsOf(conveyor: Conveyor, path: string, label: string | undefined): string {
  const words = pathText(conveyor, path);
  // Results are no fields, whose label the words would otherwise end with.
  return label === undefined ? words : words.replace(path, label);
}

function pointText(conveyor: Conveyor, path: string): string {
  const pull = conveyor.pulls[Number(/\d+/.exec(path)?.[0] ?? -1)];
  return pull ? placeText(conveyor, { pointId: String(pull.noID) }) : path;
}

export function findingTarget(conveyor: Conveyor, finding: Finding): CommentTarget {
  const { code, subject } = finding;
  const place = anchoredPlace(conveyor, finding.place);
  const where = placeText(conveyor, finding.place);
  const sentence = findingSentence(code, subject);
  return { kind: "finding", code, subject, place, title: where === "" ? sentence : `${sentence} (${where})` };
}

export const wholeDesign: CommentTarget = { kind: "design", title: "Whole design" };

function headed(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
