import type { Size, Spot } from "@beltwright/drawing";
import { setValues } from "@beltwright/model";
import type { Dispatch, KeyboardEvent, SetStateAction } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorTools } from "../document/editor-context.ts";
import { isAddMode } from "../document/view.ts";
import { walkOn } from "../drawings/picture-numbers.ts";
import { addToLoop } from "./add-to-loop.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";
import { dragModes } from "./use-drawing-pointer.ts";
import type { Measure } from "./use-measure.ts";
import { type Look, middleOf, panned, wholeLook, zoomed } from "./viewport.ts";

interface KeyStage {
  readonly name: PointDrawingName;
  readonly size: Size;
  readonly setLook: Dispatch<SetStateAction<Look>>;
  readonly measure: Measure;
  /** Deletes a point, after a question where one is due. */
  readonly remove: (index: number) => void;
  /** Opens the number the keyboard is on, if it is on one. */
  readonly openNumber: (target: EventTarget | null) => boolean;
}

/** Which way an arrow key leads in a drawing. */
const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

const panStep = 40;
const zoomStep = 1.4;

let nudges = 0;

/** What the pointer does on a drawing, by keys: choose, move, add, delete and measure points, zoom, pan and fit. */
export function useDrawingKeys({ name, size, setLook, measure, remove, openNumber }: KeyStage) {
  const { editor, view } = useEditorTools();
  const system = useUnitSystem();
  const places = () => pointPlaces(name, editor.store.getState().document, size);
  const choose = (point: number) => {
    const drive = editor.store.getState().document.pulls[point]?.linkToDriveNo ?? 0;
    view.setState({ point, ...(drive > 0 && { drive: drive - 1 }) });
  };
  const step = (way: Spot) => {
    const { point } = view.getState();
    const { length } = editor.store.getState().document.pulls;
    const next = (point + (way.x || -way.y) + length) % Math.max(1, length);
    choose(next);
    const { spots } = places();
    const [from, to] = [spots[point], spots[next]];
    if (measure.isOn && from && to) measure.reach(from, to);
  };
  const nudge = ({ x, y }: Spot) => {
    const { point } = view.getState();
    const { document } = editor.store.getState();
    const { spots, moved } = places();
    const from = spots[point];
    if (!from) return;
    // A sketch is in pixels; the others in metres, by the snap of the grid.
    const length = name === "profile" ? 5 : document.drawSnapSize || 1;
    nudges += 1;
    const values = moved(point, { x: from.x + length * x, y: from.y + length * y });
    editor.apply(setValues, { label: `Move point ${document.pulls[point]?.no ?? ""}`, values }, `nudge ${nudges}`);
  };
  const add = () => {
    const { mode, point } = view.getState();
    if (!isAddMode(mode)) return;
    const { spots, placeAt } = places();
    const after = spots.length === 0 ? undefined : point;
    const at = placeAt(between(spots[point], spots[point + 1]));
    addToLoop({ editor, view }, { mode, at, after }, system);
  };
  const enter = () => {
    const at = places().spots[view.getState().point];
    if (measure.isOn && at) measure.begin(at);
    else add();
  };
  const act = (key: string, isShift: boolean): boolean => {
    const { mode, point } = view.getState();
    const way = ways[key];
    if (way && isShift) setLook((look) => panned(look, -panStep * way.x, panStep * way.y));
    else if (way && !measure.isOn && dragModes.includes(mode)) nudge(way);
    else if (way) step(way);
    else if (key === "Enter" && (measure.isOn || isAddMode(mode))) enter();
    else if (key === "Escape" && measure.isOn) measure.toggle();
    else if (key === "Escape" && mode !== "Select") view.setState({ mode: "Select" });
    else if (key === "Delete" && places().spots[point]) remove(point);
    else if (key === "+" || key === "-")
      setLook((look) => zoomed(look, key === "+" ? zoomStep : 1 / zoomStep, middleOf(size)));
    else if (key === "Home") setLook(wholeLook);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, target } = event;
    const isDone = key === "Enter" || key === " " ? openNumber(target) : !event.shiftKey && walkOn(target, key);
    if (isDone || act(key, event.shiftKey)) event.preventDefault();
  };
}

function between(one: Spot = { x: 0, y: 0 }, other: Spot = { x: one.x + 10, y: one.y }): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
