import { fromPixels, type Size, type Spot, type View } from "@beltwright/drawing";
import { displayText, setValues, type ToolbarMode } from "@beltwright/model";
import { type Dispatch, type PointerEvent, type SetStateAction, useRef } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorTools, useView } from "../document/editor-context.ts";
import { firstIssue } from "../forms/first-issue.ts";
import type { PointDrawingName } from "./point-places.ts";
import { usePointTools } from "./use-point-tools.ts";
import { useWheel } from "./use-wheel.ts";
import { apart, type Look, lookedAt, panned, pinched, zoomed } from "./viewport.ts";

interface Stage {
  readonly name: PointDrawingName;
  readonly size: Size;
  /** The view that shows the drawing whole; nothing can be done before it is drawn. */
  readonly whole: View | undefined;
  readonly heldView: View | undefined;
  readonly setHeldView: (view: View | undefined) => void;
  readonly look: Look;
  /** Told how to change it: two fingers move in one frame, and neither step may be lost. */
  readonly setLook: Dispatch<SetStateAction<Look>>;
  /** Tells where a dragged point is. */
  readonly say: (text: string) => void;
  /** Opens the number at something that was pressed, if there is one. */
  readonly openNumber: (target: EventTarget | null) => boolean;
}

const noView: View = { scaleX: 1, scaleY: 1, left: 0, base: 0 };

export const dragModes: readonly ToolbarMode[] = ["DragScaleLong", "DragScalePlan", "DragNetwork"];

interface Drag {
  /** The point that is dragged, and where it stood against the hand; undefined while the drawing itself is. */
  readonly point: { readonly index: number; readonly from: Spot } | undefined;
  readonly gesture: string;
  readonly start: Spot;
  readonly last: Spot;
  /** A hand that only trembles drags nothing. */
  readonly hasMoved: boolean;
}

const trembling = { mouse: 2, touch: 8 } as const;

let gestures = 0;

/** What the pointer does on a drawing, by the mode of the toolbar. One finger or button acts, two fingers zoom and pan. */
export function useDrawingPointer(stage: Stage) {
  const { name, size, whole, heldView, look, setLook } = stage;
  const element = useRef<HTMLDivElement>(null);
  const view = lookedAt(heldView ?? whole ?? noView, look);
  const tools = usePointTools({ name, size, view });
  useWheel(element, (factor, at) => setLook((now) => zoomed(now, factor, at)));
  const handlers = useHandlers(stage, useDrag(stage, view, tools), tools);
  const { asked, answer, remove } = tools;
  return { element, handlers, asked, answer, remove };
}

type PointTools = ReturnType<typeof usePointTools>;

/** Dragging: a point of the conveyor, or the drawing itself. */
function useDrag({ whole, setHeldView, setLook, say }: Stage, view: View, tools: PointTools) {
  const { editor } = useEditorTools();
  const system = useUnitSystem();
  const drag = useRef<Drag | undefined>(undefined);

  const movePoint = ({ index, from }: NonNullable<Drag["point"]>, pixel: Spot, { start, gesture }: Drag) => {
    const spot = fromPixels(view, { x: from.x + pixel.x - start.x, y: from.y + pixel.y - start.y });
    const label = `Move point ${editor.store.getState().document.pulls[index]?.no ?? ""}`;
    const outcome = editor.apply(setValues, { label, values: tools.places().moved(index, spot) }, gesture);
    if (outcome.kind === "refused") return say(firstIssue(outcome, system) ?? "");
    const { x = 0, y = 0, z = 0 } = editor.store.getState().document.pulls[index] ?? {};
    const shown = (metres: number) => displayText(metres, "m", system, 6);
    say(`x ${shown(x)}, y ${shown(y)}, z ${shown(z)}`);
  };
  return {
    now: () => drag.current,
    begin: (pixel: Spot, index: number | undefined) => {
      const from = index === undefined ? undefined : tools.pixels()[index];
      const point = index === undefined || !from ? undefined : { index, from };
      gestures += 1;
      drag.current = { point, gesture: `drag ${gestures}`, start: pixel, last: pixel, hasMoved: false };
      if (point) setHeldView(whole);
    },
    move: (pixel: Spot, now: Drag) => {
      drag.current = { ...now, last: pixel, hasMoved: true };
      if (now.point) movePoint(now.point, pixel, now);
      else setLook((before) => panned(before, pixel.x - now.last.x, pixel.y - now.last.y));
    },
    abandon: () => {
      if (drag.current?.point) editor.abandon(drag.current.gesture);
    },
    end: () => {
      drag.current = undefined;
      setHeldView(undefined);
      say("");
    },
  };
}

function useHandlers({ whole, setLook, openNumber }: Stage, drag: ReturnType<typeof useDrag>, tools: PointTools) {
  const mode = useView((state) => state.mode);
  const touches = useRef(new Map<number, Spot>());
  // A finger acts when it is lifted: only then is it known not to be the first of two, nor to drag.
  const tap = useRef<EventTarget | undefined>(undefined);
  // A number opens when it is let go without having been dragged away with the drawing.
  const pressed = useRef<EventTarget | undefined>(undefined);
  // Asked once, when the pointer goes down: asking at every step would lay out the page within the step.
  const corner = useRef<Spot>({ x: 0, y: 0 });
  const end = (pointerId: number) => {
    touches.current.delete(pointerId);
    tap.current = undefined;
    const [left] = touches.current.values();
    if (left) drag.begin(left, undefined);
    else drag.end();
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (!whole || event.button === 2) return;
      corner.current = cornerOf(event.currentTarget);
      const pixel = pixelOf(event, corner.current);
      touches.current.set(event.pointerId, pixel);
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = mode === "Select" && event.button === 0 ? event.target : undefined;
      if (touches.current.size > 1) {
        pressed.current = undefined;
        drag.abandon();
        tap.current = undefined;
        return drag.begin(pixel, undefined);
      }
      drag.begin(pixel, dragModes.includes(mode) && event.button === 0 ? tools.pointAt(pixel) : undefined);
      if (event.button !== 0) return;
      if (event.pointerType === "touch") tap.current = event.target;
      else tools.act(pixel, event.target);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const before = touches.current.get(event.pointerId);
      const now = drag.now();
      if (!before || !now) return;
      const pixel = pixelOf(event, corner.current);
      const other = [...touches.current].find(([id]) => id !== event.pointerId)?.[1];
      touches.current.set(event.pointerId, pixel);
      if (other) return setLook((look) => pinched(look, [before, other], [pixel, other]));
      const isTouch = event.pointerType === "touch";
      if (!now.hasMoved && apart(pixel, now.start) <= trembling[isTouch ? "touch" : "mouse"]) return;
      tap.current = undefined;
      pressed.current = undefined;
      if (isTouch || mode === "Select" || dragModes.includes(mode)) drag.move(pixel, now);
    },
    onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
      const at = touches.current.get(event.pointerId);
      if (at && tap.current) tools.act(at, tap.current);
      if (at && pressed.current) openNumber(pressed.current);
      end(event.pointerId);
    },
    onPointerCancel: (event: PointerEvent<HTMLDivElement>) => end(event.pointerId),
  };
}

function cornerOf(element: Element): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

function pixelOf({ clientX, clientY }: PointerEvent, corner: Spot): Spot {
  return { x: clientX - corner.x, y: clientY - corner.y };
}
