import { fromPixels, type Size, type Spot, toPixels, type View } from "@beltwright/drawing";
import {
  addPoint,
  asksAboutDrive,
  deletePoint,
  formatNumber,
  setValues,
  type ToolbarMode,
  toDisplay,
  unitLabel,
} from "@beltwright/model";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import { useEditorTools, useView } from "../document/editor-context.ts";
import { isAddMode } from "../document/view.ts";
import { type PointDrawingName, pointPlaces } from "./point-places.ts";
import { type Look, lookedAt, nearestPoint, panned, zoomed } from "./viewport.ts";

interface Stage {
  readonly name: PointDrawingName;
  readonly size: Size;
  /** The view that shows the drawing whole; nothing can be done before it is drawn. */
  readonly whole: View | undefined;
  readonly heldView: View | undefined;
  readonly setHeldView: (view: View | undefined) => void;
  readonly look: Look;
  readonly setLook: (look: Look) => void;
  /** Tells where a dragged point is. */
  readonly say: (text: string) => void;
}

const noView: View = { scaleX: 1, scaleY: 1, left: 0, base: 0 };

const dragModes: readonly ToolbarMode[] = ["DragScaleLong", "DragScalePlan", "DragNetwork"];

interface Drag {
  /** The point that is dragged; undefined while the drawing itself is. */
  readonly point: number | undefined;
  readonly gesture: string;
  readonly last: Spot;
}

let gestures = 0;

/** What the pointer does on a drawing, by the mode of the toolbar. One finger or button acts, two fingers zoom. */
export function useDrawingPointer({ name, size, whole, heldView, setHeldView, look, setLook, say }: Stage) {
  const { editor, view: viewStore } = useEditorTools();
  const mode = useView((view) => view.mode);
  const system = useUnitSystem();
  const element = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const touches = useRef(new Map<number, Spot>());
  // Asked once, when the pointer goes down: asking at every step would lay out the page within the step.
  const corner = useRef<Spot>({ x: 0, y: 0 });
  const [asked, setAsked] = useState<number | undefined>(undefined);
  const view = lookedAt(heldView ?? whole ?? noView, look);
  // Read when the pointer acts: following the document here would render the tools at every step of a drag.
  const documentNow = () => editor.store.getState().document;
  const places = () => pointPlaces(name, documentNow(), size);
  useWheel(element, (factor, at) => setLook(zoomed(look, factor, at)));

  const remove = (index: number, alsoDrive: boolean) => editor.apply(deletePoint, { index, alsoDrive });
  const askToRemove = (point: number) => {
    const pull = documentNow().pulls[point];
    if (pull && asksAboutDrive(pull)) setAsked(point);
    else remove(point, false);
  };
  const pointAt = (pixel: Spot) =>
    nearestPoint(
      places().spots.map((spot) => toPixels(view, spot)),
      pixel,
    );

  const add = (pixel: Spot, event: PointerEvent) => {
    if (!isAddMode(mode)) return;
    const index = sectionUnder(event);
    const before = documentNow().pulls.length;
    const at = places().placeAt(fromPixels(view, pixel));
    const outcome = editor.apply(addPoint, { mode, at, ...(index !== undefined && { index: index + 1 }) });
    if (outcome.kind !== "changed") return;
    viewStore.setState({ mode: "Select", point: index === undefined ? before : index + 1 });
  };
  const act = (pixel: Spot, event: PointerEvent) => {
    if (isAddMode(mode)) return add(pixel, event);
    const point = pointAt(pixel) ?? sectionUnder(event);
    const pull = point === undefined ? undefined : documentNow().pulls[point];
    if (point === undefined || !pull) return;
    viewStore.setState({ point, ...(pull.linkToDriveNo > 0 && { drive: pull.linkToDriveNo - 1 }) });
    if (mode === "DeleteNode") askToRemove(point);
  };
  const move = (pixel: Spot, now: Drag) => {
    if (now.point === undefined) {
      setLook(panned(look, pixel.x - now.last.x, pixel.y - now.last.y));
      drag.current = { ...now, last: pixel };
      return;
    }
    const spot = fromPixels(view, pixel);
    const label = `Move point ${documentNow().pulls[now.point]?.no ?? ""}`;
    editor.apply(setValues, { label, values: places().moved(now.point, spot) }, now.gesture);
    const { x = 0, y = 0, z = 0 } = editor.store.getState().document.pulls[now.point] ?? {};
    const shown = (metres: number) => `${formatNumber(toDisplay(metres, "m", system), 6)} ${unitLabel("m", system)}`;
    say(`x ${shown(x)}, y ${shown(y)}, z ${shown(z)}`);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (!whole || event.button === 2) return;
      corner.current = cornerOf(event.currentTarget);
      const pixel = pixelOf(event, corner.current);
      touches.current.set(event.pointerId, pixel);
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = dragModes.includes(mode) && event.button === 0 ? pointAt(pixel) : undefined;
      gestures += 1;
      drag.current = { point, gesture: `drag ${gestures}`, last: pixel };
      if (point !== undefined) setHeldView(whole);
      if (event.button === 0) act(pixel, event);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = touches.current.get(event.pointerId);
      if (!before || !drag.current) return;
      const pixel = pixelOf(event, corner.current);
      const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
      touches.current.set(event.pointerId, pixel);
      if (other) {
        const factor = distance(pixel, other) / Math.max(1, distance(before, other));
        return setLook(zoomed(look, factor, { x: (pixel.x + other.x) / 2, y: (pixel.y + other.y) / 2 }));
      }
      if (mode === "Select" || dragModes.includes(mode)) move(pixel, drag.current);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      touches.current.delete(event.pointerId);
      drag.current = undefined;
      setHeldView(undefined);
      say("");
    },
  };
  const answer = (choice: "with-drive" | "without-drive" | "cancel") => {
    if (asked !== undefined && choice !== "cancel") remove(asked, choice === "with-drive");
    setAsked(undefined);
  };
  return { element, handlers, asked, answer, remove: askToRemove };
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

function cornerOf(element: Element): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

function pixelOf({ clientX, clientY }: PointerEvent, corner: Spot): Spot {
  return { x: clientX - corner.x, y: clientY - corner.y };
}

/** The section whose belt, or the point whose sign, lies under the pointer. */
function sectionUnder(event: PointerEvent): number | undefined {
  const target = event.target instanceof Element ? event.target.closest("[data-target]") : null;
  const [, row] = /^pulls\[(\d+)\]$/.exec(target?.getAttribute("data-target") ?? "") ?? [];
  return row === undefined ? undefined : Number(row);
}

/** React listens to the wheel without being able to stop the page from scrolling, so this listens itself. */
function useWheel(element: RefObject<HTMLDivElement | null>, onZoom: (factor: number, at: Spot) => void): void {
  const latest = useRef(onZoom);
  useEffect(() => {
    latest.current = onZoom;
  });
  useEffect(() => {
    const box = element.current;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = box?.getBoundingClientRect() ?? { left: 0, top: 0 };
      latest.current(Math.exp(-event.deltaY * 0.0015), { x: event.clientX - left, y: event.clientY - top });
    };
    box?.addEventListener("wheel", turn, { passive: false });
    return () => box?.removeEventListener("wheel", turn);
  }, [element]);
}
