import { fromPixels, type Size, toPixels, type View } from "@beltwright/drawing";
import { useMemo } from "react";
import { createStore, type StoreApi, useStore } from "zustand";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor } from "../document/editor-context.ts";
import type { PointDrawingName } from "./point-places.ts";
import styles from "./profile.module.css";
import { chainageNear, placeAt, placeText, type RoutePlace, routeOf } from "./route-places.ts";

/** How far along the conveyor the pointer is, on whichever drawing it moves. */
export type CursorStore = StoreApi<{ readonly chainage: number | undefined }>;

export const createCursor = (): CursorStore => createStore(() => ({ chainage: undefined }));

interface RouteCursorProps {
  readonly store: CursorStore;
  readonly name: PointDrawingName;
  readonly view: View;
  readonly size: Size;
}

/** The place of the pointer on this drawing: a line through the long section, a ring on the plan. */
export function RouteCursor({ store, name, view, size }: RouteCursorProps) {
  const chainage = useStore(store, (state) => state.chainage);
  const pulls = useConveyor((conveyor) => conveyor.pulls);
  const route = useMemo(() => routeOf({ pulls }), [pulls]);
  const system = useUnitSystem();
  const place = chainage === undefined ? undefined : placeAt(route, chainage);
  if (!place) return null;
  const at = toPixels(view, name === "plan" ? place : { x: place.chainage, y: place.z });
  return (
    <>
      <svg className={styles.cursor} aria-hidden="true">
        {name !== "plan" && <line x1={at.x} x2={at.x} y1={0} y2={size.height} />}
        <circle cx={at.x} cy={at.y} r={5} />
      </svg>
      {name !== "plan" && <output className={styles.cursorText}>{placeText(place, system)}</output>}
    </>
  );
}

/** What of the route a place on a drawing is. */
export function chainageOf(
  name: PointDrawingName,
  pulls: Parameters<typeof routeOf>[0]["pulls"],
  view: View,
  pixel: { x: number; y: number },
): number | undefined {
  const spot = fromPixels(view, pixel);
  const route: readonly RoutePlace[] = routeOf({ pulls });
  return name === "plan" ? chainageNear(route, spot) : placeAt(route, spot.x)?.chainage;
}
