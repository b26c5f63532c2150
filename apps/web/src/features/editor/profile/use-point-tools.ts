import { fromPixels, type Size, type Spot, toPixels, type View } from "@beltwright/drawing";
import { asksAboutDrive, deletePoint } from "@beltwright/model";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { tellOfCasesGone } from "../document/cases-gone.ts";
import { useEditorTools, useView } from "../document/editor-context.ts";
import { isAddMode } from "../document/view.ts";
import { addToLoop } from "./add-to-loop.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";
import { nearestPoint } from "./viewport.ts";

interface Tools {
  readonly name: PointDrawingName;
  readonly size: Size;
  /** As it is looked at now. */
  readonly view: View;
}

/** What the modes of the toolbar do at a spot of a drawing: choose a point, add one, delete one. */
export function usePointTools({ name, size, view }: Tools) {
  const { editor, view: viewStore } = useEditorTools();
  const mode = useView((state) => state.mode);
  const system = useUnitSystem();
  const [asked, setAsked] = useState<number | undefined>(undefined);
  // Read when something is done: following the document here would render the tools at every step of a drag.
  const documentNow = () => editor.store.getState().document;
  const places = () => pointPlaces(name, documentNow(), size);

  const remove = (index: number, alsoDrive: boolean) => {
    const before = documentNow();
    editor.apply(deletePoint, { index, alsoDrive });
    tellOfCasesGone(editor, before);
  };
  const askToRemove = (point: number) => {
    const pull = documentNow().pulls[point];
    if (pull && asksAboutDrive(pull)) setAsked(point);
    else remove(point, false);
  };
  const pixels = () => places().spots.map((spot) => toPixels(view, spot));
  const pointAt = (pixel: Spot) => nearestPoint(pixels(), pixel);

  const add = (pixel: Spot, after: number | undefined) => {
    if (!isAddMode(mode)) return;
    const at = places().placeAt(fromPixels(view, pixel));
    addToLoop({ editor, view: viewStore }, { mode, at, point: pointAt(pixel), after }, system);
  };
  const act = (pixel: Spot, target: EventTarget) => {
    if (isAddMode(mode)) return add(pixel, sectionOf(target));
    const point = pointAt(pixel) ?? sectionOf(target);
    const pull = point === undefined ? undefined : documentNow().pulls[point];
    if (point === undefined || !pull) return;
    viewStore.setState({ point, ...(pull.linkToDriveNo > 0 && { drive: pull.linkToDriveNo - 1 }) });
    if (mode === "DeleteNode") askToRemove(point);
  };
  const answer = (choice: "with-drive" | "without-drive" | "cancel") => {
    if (asked !== undefined && choice !== "cancel") remove(asked, choice === "with-drive");
    setAsked(undefined);
  };
  return { act, pointAt, pixels, places, remove: askToRemove, asked, answer };
}

/** The section whose belt, or the point whose sign, was hit. */
function sectionOf(hit: EventTarget): number | undefined {
  const target = hit instanceof Element ? hit.closest("[data-target]") : null;
  const [, row] = /^pulls\[(\d+)\]$/.exec(target?.getAttribute("data-target") ?? "") ?? [];
  return row === undefined ? undefined : Number(row);
}
