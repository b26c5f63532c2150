import type { Size, View } from "@beltwright/drawing";
import type { UnitSystem } from "@beltwright/model";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { latestWins } from "../../../ui/latest-wins.ts";
import { useEditorTools } from "../document/editor-context.ts";
import { letIn } from "../drawings/picture-numbers.ts";
import type { DrawRequest, Patch, Picture } from "./drawing-calls.ts";
import { isDrawnAlike } from "./drawn-fields.ts";
import type { PointDrawingName } from "./point-places.ts";
import styles from "./profile.module.css";
import type { Look } from "./viewport.ts";

interface Wanted {
  readonly name: PointDrawingName;
  readonly size: Size;
  /** A picture for a size that is not known yet would be one to hold and drag by mistake. */
  readonly isMeasured: boolean;
  readonly look: Look;
  readonly system: UnitSystem;
  readonly heldView: View | undefined;
}

/** Told by the element of a picture whenever it has changed. */
export const painted = "beltwright-painted";

/**
 * Keeps a picture of the document in an element, drawn by the worker and patched where it changed. It follows the
 * document without rendering anything, so that a drag costs the page next to nothing. Gives the view of the whole.
 */
export function usePicture(box: RefObject<HTMLDivElement | null>, wanted: Wanted): View | undefined {
  const { editor, drawings, turns, view: viewStore } = useEditorTools();
  const [view, setView] = useState<View | undefined>(undefined);
  const latest = useRef(wanted);
  const ask = useRef(() => {});

  useEffect(() => {
    let shown: number | undefined;
    const paint = (picture: Picture | undefined) => {
      if (!picture || !box.current) return;
      apply(box.current, picture.paint);
      markChosen(box.current, viewStore.getState().point);
      letIn(box.current);
      box.current.dispatchEvent(new Event(painted));
      shown = picture.number;
      // While a point is held the view stands still, and nobody needs to hear of the one that would show it all.
      if (latest.current.heldView === undefined)
        setView((before) => (before && isSameView(before, picture.view) ? before : picture.view));
    };
    const queue = latestWins<() => Omit<DrawRequest, "changes">, Picture | undefined>(
      (request) => drawings.draw(editor.store.getState().document, request()),
      (_, picture) => turns.take(() => paint(picture)),
      // A drawing that cannot be made leaves the last one; the calculation says what is wrong with the document.
      () => {},
    );
    ask.current = () => {
      if (latest.current.isMeasured) queue.submit(() => ({ ...latest.current, shown }));
    };
    ask.current();
    const stopDocument = editor.store.subscribe(({ document }, before) => {
      if (document !== before.document && !isDrawnAlike(document, before.document)) ask.current();
    });
    const stopPoint = viewStore.subscribe(({ point }, before) => {
      if (point !== before.point && box.current) markChosen(box.current, point);
    });
    return () => {
      stopDocument();
      stopPoint();
      queue.stop();
    };
  }, [box, editor, drawings, turns, viewStore]);

  const { name, size, isMeasured, look, system, heldView } = wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size counts by its numbers, not as an object
  useLayoutEffect(() => {
    latest.current = wanted;
    ask.current();
  }, [name, size.width, size.height, isMeasured, look, system, heldView]);
  return view;
}

/** The picture is written as text: thousands of elements are faster so, and every text in it is escaped by its writer. */
function apply(box: HTMLElement, paint: Picture["paint"]): void {
  if (paint.kind === "whole") {
    box.innerHTML = paint.svg;
    return;
  }
  const svg = box.querySelector("svg");
  if (svg) patchGroups(svg, paint.patch);
}

/** All new groups are read at once: each reading has a cost of its own. */
function patchGroups(svg: SVGSVGElement, { from, markup }: Patch): void {
  const groups = [...svg.querySelectorAll(":scope > g")];
  const template = document.createElement("template");
  template.innerHTML = `<svg>${markup}</svg>`;
  const made = [...(template.content.firstElementChild?.children ?? [])];
  const kept = new Set(from);
  for (const [index, group] of groups.entries()) if (!kept.has(index)) group.remove();
  let after: Element | null = null;
  let next = made.length - 1;
  for (const index of from.toReversed()) {
    const group: Element | undefined = index < 0 ? made[next--] : groups[index];
    if (group === undefined) continue;
    if (index < 0) svg.insertBefore(group, after);
    after = group;
  }
}

function markChosen(box: HTMLElement, point: number): void {
  const chosen = styles.chosen ?? "";
  for (const group of box.querySelectorAll(`.${CSS.escape(chosen)}`)) group.classList.remove(chosen);
  for (const group of box.querySelectorAll(`[data-target="pulls[${point}]"]`)) group.classList.add(chosen);
}

function isSameView(one: View, other: View): boolean {
  return (
    one.scaleX === other.scaleX && one.scaleY === other.scaleY && one.left === other.left && one.base === other.base
  );
}
