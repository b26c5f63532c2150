import type { CommentThread } from "@beltwright/contract";
import { fromPixels, type Size, type Spot, toPixels, type View } from "@beltwright/drawing";
import type { CommentTarget, Conveyor } from "@beltwright/model";
import { ActionIcon, Tooltip } from "@mantine/core";
import { IconMessage, IconMessagePlus } from "@tabler/icons-react";
import type { MouseEvent } from "react";
import { useConveyor, useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { type PointDrawingName, pointPlaces } from "../profile/point-places.ts";
import { middleOf, nearestPoint } from "../profile/viewport.ts";
import { PointComments } from "./comment-mark.tsx";
import { drawingPlace, pointPlace, targetAt } from "./comment-place.ts";
import styles from "./comments.module.css";
import { openComments, useCommentsByPlace } from "./comments-context.ts";

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
        <PlaceMark key={thread.id} thread={thread} view={props.view} />
      ))}
      {isPlacing && <Placing {...props} />}
    </>
  );
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

function PlaceMark({ thread, view: drawn }: { readonly thread: CommentThread; readonly view: View }) {
  const { view } = useEditorTools();
  const { target, comments } = thread;
  if (target.kind !== "drawing") return null;
  const { x, y } = toPixels(drawn, target);
  const count = comments.filter(({ isDeleted }) => !isDeleted).length;
  return (
    <span className={styles.onDrawing} style={{ insetInlineStart: x, insetBlockStart: y }}>
      <button
        type="button"
        className={styles.mark}
        data-comment-place={drawingPlace(target.drawing)}
        aria-label={`${count === 1 ? "1 comment" : `${count} comments`} on ${target.title}`}
        onClick={() => openComments(view, { thread: thread.id })}
      >
        <IconMessage size={13} aria-hidden />
        {count}
      </button>
    </span>
  );
}

/** Over the drawing until a place is chosen; the Enter key chooses its middle. */
function Placing({ name, size, view: drawn }: DrawnProps) {
  const { editor, view } = useEditorTools();
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const pixel = detail === 0 ? middleOf(size) : { x: clientX - left, y: clientY - top };
    openComments(view, {
      commenting: placeTarget(editor.store.getState().document, { name, size, view: drawn }, pixel),
    });
  };
  return (
    <button
      type="button"
      className={styles.placing}
      aria-label="Choose the place to comment on"
      onClick={choose}
      onKeyDown={({ key }) => key === "Escape" && view.setState({ isPlacingComment: false })}
    />
  );
}

const titles = { long: "Long section", plan: "Plan" } as const;

/** The point that was met, or the place; the sketch has no scale, so that there it is always the nearest point. */
function placeTarget(conveyor: Conveyor, { name, size, view }: DrawnProps, pixel: Spot): CommentTarget | undefined {
  const pixels = pointPlaces(name, conveyor, size).spots.map((spot) => toPixels(view, spot));
  const point = nearestPoint(pixels, pixel, name === "profile" ? Number.POSITIVE_INFINITY : 12);
  if (point !== undefined) return targetAt(conveyor, "point", `pulls[${point}]`);
  if (name === "profile") return undefined;
  const { x, y } = fromPixels(view, pixel);
  return { kind: "drawing", drawing: name, x, y, title: `${titles[name]} at ${x.toFixed(1)} m, ${y.toFixed(1)} m` };
}
