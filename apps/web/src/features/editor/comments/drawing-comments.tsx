import type { CommentThread } from "@beltwright/contract";
import { fromPixels, type Size, type Spot, toPixels, type View } from "@beltwright/drawing";
import type { CommentTarget, Conveyor } from "@beltwright/model";
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconMessagePlus } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { useConveyor, useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { type PointDrawingName, pointPlaces } from "../profile/point-places.ts";
import { nearestPoint } from "../profile/viewport.ts";
import { PointComments } from "./comment-mark.tsx";
import { drawingPlace, pointPlace, targetAt } from "./comment-place.ts";
import styles from "./comments.module.css";
import { openComments, useCommentsByPlace } from "./comments-context.ts";
import { PlaceMark, Placing } from "./picture-comments.tsx";

interface DrawnProps {
  readonly name: PointDrawingName;
  readonly size: Size;
  readonly view: View;
}

/** Comments on points and places of a drawing, where they stand; and, when asked, the way to put one down. */
export function DrawingComments(props: DrawnProps) {
  const byPlace = useCommentsByPlace();
  const isPlacing = useView((state) => state.isPlacingComment);
  if (byPlace === undefined) return null;
  const placed = byPlace.get(drawingPlace(props.name)) ?? [];
  const isOnPoints = [...byPlace.keys()].some((place) => place.startsWith("point "));
  return (
    <>
      {isOnPoints && <PointMarks {...props} />}
      {placed.map((thread) => (
        <PlaceMark key={thread.id} thread={thread} style={styleAt(thread, props.view)} />
      ))}
      {isPlacing && <PlacingPoint {...props} />}
    </>
  );
}

function styleAt({ target }: CommentThread, view: View): CSSProperties {
  const { x, y } = toPixels(view, target.kind === "drawing" ? target : { x: 0, y: 0 });
  return { insetInlineStart: x, insetBlockStart: y };
}

/** Turns placing on and off. */
export function PlaceComment() {
  const isPlacing = useView((state) => state.isPlacingComment);
  const setView = useSetView();
  if (useCommentsByPlace() === undefined) return null;
  return (
    <Tooltip label="Comment on a place">
      <ActionIcon
        size={26}
        color={isPlacing ? "teal" : "gray"}
        variant={isPlacing ? "filled" : "subtle"}
        aria-label="Comment on a place"
        aria-pressed={isPlacing}
        onClick={() => setView({ isPlacingComment: !isPlacing })}
      >
        <IconMessagePlus size={15} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function PointMarks({ name, size, view }: DrawnProps) {
  const conveyor = useConveyor((document) => document);
  const byPlace = useCommentsByPlace();
  const { spots } = pointPlaces(name, conveyor, size);
  return spots.map((spot, index) => {
    if (byPlace?.get(pointPlace(index)) === undefined) return null;
    const { x, y } = toPixels(view, spot);
    return (
      <span
        key={conveyor.pulls[index]?.noID}
        className={styles.onDrawing}
        style={{ insetInlineStart: x, insetBlockStart: y }}
      >
        <PointComments index={index} />
      </span>
    );
  });
}

/** The same over a drawing to scale: a point that is met, or the place in metres. */
function PlacingPoint(drawn: DrawnProps) {
  const { editor, view } = useEditorTools();
  const place = (pixel: Spot) =>
    openComments(view, { commenting: placeTarget(editor.store.getState().document, drawn, pixel) });
  return <Placing on={titles[drawn.name]} onChoose={place} />;
}

const titles = { profile: "Profile", long: "Long section", plan: "Plan" } as const;

/** The point that was met, or the place; the sketch has no scale, so that there it is always the nearest point. */
function placeTarget(conveyor: Conveyor, { name, size, view }: DrawnProps, pixel: Spot): CommentTarget | undefined {
  const pixels = pointPlaces(name, conveyor, size).spots.map((spot) => toPixels(view, spot));
  const point = nearestPoint(pixels, pixel, name === "profile" ? Number.POSITIVE_INFINITY : 12);
  if (point !== undefined) return targetAt(conveyor, "point", `pulls[${point}]`);
  if (name === "profile") return undefined;
  const { x, y } = fromPixels(view, pixel);
  return { kind: "drawing", drawing: name, x, y, title: `${titles[name]} at ${x.toFixed(1)} m, ${y.toFixed(1)} m` };
}
