import type { CommentThread } from "@beltwright/contract";
import type { Spot } from "@beltwright/drawing";
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { useEditorTools, useView } from "../document/editor-context.ts";
import { CountedMark } from "./comment-mark.tsx";
import { drawingPlace } from "./comment-place.ts";
import styles from "./comments.module.css";
import { openComments, useCommentsByPlace } from "./comments-context.ts";

interface PictureCommentsProps {
  /** What the drawing is known by, and what it is called. */
  readonly name: string;
  readonly title: string;
  /** The part of its width that is looked at; absent: all. */
  readonly part?: readonly [from: number, to: number];
}

/** Comments over a picture, at parts of its width and height; and, when asked, the way to put one down. */
export function PictureComments({ name, title, part: [from, to] = [0, 1] }: PictureCommentsProps) {
  const { view } = useEditorTools();
  const byPlace = useCommentsByPlace();
  const isPlacing = useView((state) => state.isPlacingComment);
  if (byPlace === undefined) return null;
  const shown = (byPlace.get(drawingPlace(name)) ?? []).flatMap((thread) => {
    if (thread.target.kind !== "drawing") return [];
    const { x, y } = thread.target;
    const across = (x - from) / (to - from || 1);
    return across < 0 || across > 1 ? [] : [{ thread, style: spotStyle({ x: across, y }) }];
  });
  const place = ({ x, y }: Spot) =>
    openComments(view, { commenting: { kind: "drawing", drawing: name, x: from + x * (to - from), y, title } });
  return (
    <>
      {shown.map(({ thread, style }) => (
        <PlaceMark key={thread.id} thread={thread} style={style} />
      ))}
      {isPlacing && (
        <Placing
          on={title}
          onChoose={(pixel, { width, height }) => place({ x: pixel.x / width, y: pixel.y / height })}
        />
      )}
    </>
  );
}

/** A picture of its own size with its comments. */
export function CommentedPicture({ children, ...of }: PictureCommentsProps & { readonly children: ReactNode }) {
  return (
    <div className={styles.picture}>
      {children}
      <PictureComments {...of} />
    </div>
  );
}

/** Beside its spot, and never beyond the end of the picture. */
function spotStyle({ x, y }: Spot): CSSProperties {
  return {
    insetInlineStart: `min(${x * 100}%, 100% - var(--mark-width))`,
    insetBlockStart: `min(${y * 100}%, 100% - var(--mark-height))`,
  };
}

/** How many comments stand at a place of a drawing. */
export function PlaceMark({ thread, style }: { readonly thread: CommentThread; readonly style: CSSProperties }) {
  const { view } = useEditorTools();
  const { target } = thread;
  if (target.kind !== "drawing") return null;
  return (
    <span className={styles.onDrawing} style={style}>
      <CountedMark threads={[thread]} place={drawingPlace(target.drawing)} label={target.title} view={view} />
    </span>
  );
}

interface PlacingProps {
  /** What the drawing is called: several may stand beside each other. */
  readonly on: string;
  readonly onChoose: (pixel: Spot, size: { readonly width: number; readonly height: number }) => void;
}

/** Over the drawing until a place is chosen; the Enter key chooses its middle. */
export function Placing({ on, onChoose }: PlacingProps) {
  const { view } = useEditorTools();
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const middle = { x: width / 2, y: height / 2 };
    onChoose(detail === 0 ? middle : { x: clientX - left, y: clientY - top }, { width, height });
  };
  return (
    <button
      type="button"
      className={styles.placing}
      aria-label={`Choose the place to comment on: ${on}`}
      onClick={choose}
      onKeyDown={({ key }) => key === "Escape" && view.setState({ isPlacingComment: false })}
    />
  );
}
