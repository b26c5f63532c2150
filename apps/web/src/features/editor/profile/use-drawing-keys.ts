import type { Size, Spot } from "@beltwright/drawing";
import { addPoint, setValues, type ToolbarMode } from "@beltwright/model";
import type { KeyboardEvent } from "react";
import { useEditorTools } from "../document/editor-context.ts";
import { isAddMode } from "../document/view.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";

interface KeyStage {
  readonly name: PointDrawingName;
  readonly size: Size;
  /** Deletes a point, after a question where one is due. */
  readonly remove: (index: number) => void;
}

/** Which way an arrow key leads in a drawing. */
const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const dragModes: readonly ToolbarMode[] = ["DragScaleLong", "DragScalePlan", "DragNetwork"];

let nudges = 0;

/** What the pointer does on a drawing, by keys: arrows choose a point or move it, Enter adds one after it, Delete deletes it. */
export function useDrawingKeys({ name, size, remove }: KeyStage) {
  const { editor, view } = useEditorTools();
  const act = (key: string): boolean => {
    const { mode, point } = view.getState();
    const { document } = editor.store.getState();
    const way = ways[key];
    if (way && dragModes.includes(mode)) nudge(point, way);
    else if (way) choose((point + (way.x || -way.y) + document.pulls.length) % Math.max(1, document.pulls.length));
    else if (key === "Enter" && isAddMode(mode)) add();
    else if (key === "Delete" && document.pulls[point]) remove(point);
    else return false;
    return true;
  };
  const choose = (point: number) => {
    const drive = editor.store.getState().document.pulls[point]?.linkToDriveNo ?? 0;
    view.setState({ point, ...(drive > 0 && { drive: drive - 1 }) });
  };
  const nudge = (point: number, { x, y }: Spot) => {
    const { document } = editor.store.getState();
    const places = pointPlaces(name, document, size);
    const from = places.spots[point];
    if (!from) return;
    // A sketch is in pixels; the others in metres, by the snap of the grid.
    const step = name === "profile" ? 5 : document.drawSnapSize || 1;
    nudges += 1;
    const values = places.moved(point, { x: from.x + step * x, y: from.y + step * y });
    editor.apply(setValues, { label: `Move point ${document.pulls[point]?.no ?? ""}`, values }, `nudge ${nudges}`);
  };
  const add = () => {
    const { mode, point } = view.getState();
    if (!isAddMode(mode)) return;
    const { document } = editor.store.getState();
    const places = pointPlaces(name, document, size);
    const at = places.placeAt(between(places.spots[point], places.spots[point + 1]));
    const index = Math.min(point + 1, document.pulls.length);
    const outcome = editor.apply(addPoint, { mode, at, index });
    if (outcome.kind === "changed") view.setState({ mode: "Select", point: index });
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !act(event.key)) return;
    event.preventDefault();
  };
}

function between(one: Spot = { x: 0, y: 0 }, other: Spot = { x: one.x + 10, y: one.y }): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
