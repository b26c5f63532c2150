import type { CommentThread } from "@beltwright/contract";
import type { CommentTarget, Conveyor } from "@beltwright/model";
import { IconMessage } from "@tabler/icons-react";
import { useEditorTools } from "../document/editor-context.ts";
import type { ViewStore } from "../document/view.ts";
import { type CommentPlace, fieldPlace, pointPlace, resultPlace, targetAt } from "./comment-place.ts";
import styles from "./comments.module.css";
import { openComments, useCommentsByPlace } from "./comments-context.ts";

interface CommentMarkProps {
  readonly place: CommentPlace;
  /** What it is, in words. */
  readonly label: string;
  readonly target: (conveyor: Conveyor) => CommentTarget | undefined;
  /** Only where there are comments; others are begun elsewhere. */
  readonly isQuiet?: boolean;
}

/** How many open comments there are on something; where there are none, the way to begin, under the pointer. */
export function CommentMark({ place, label, target, isQuiet = false }: CommentMarkProps) {
  const { editor, view } = useEditorTools();
  const byPlace = useCommentsByPlace();
  if (byPlace === undefined) return null;
  const threads = byPlace.get(place);
  if (threads === undefined) {
    if (isQuiet) return null;
    return (
      <button
        type="button"
        className={styles.begin}
        // For the pointer alone, under which it appears. Ctrl Alt M comments on what has the keyboard: a stop at every
        // field, and a word at every number, would double the way through a form.
        tabIndex={-1}
        aria-hidden
        title="Comment"
        onClick={() => openComments(view, { commenting: target(editor.store.getState().document) })}
      />
    );
  }
  return <CountedMark {...{ threads, place, label, view }} />;
}

interface CountedMarkProps {
  readonly threads: readonly CommentThread[];
  readonly label: string;
  /** Where a comment leads to its mark. */
  readonly place?: CommentPlace;
  /** Given, for a mark in space is drawn outside of the editor. */
  readonly view: ViewStore;
}

/** How many comments stand somewhere; opens the first of their threads. */
export function CountedMark({ threads, label, place, view }: CountedMarkProps) {
  const count = threads.reduce((sum, { comments }) => sum + comments.filter(({ isDeleted }) => !isDeleted).length, 0);
  const words = count === 1 ? "1 comment" : `${count} comments`;
  return (
    <button
      type="button"
      className={styles.mark}
      data-comment-place={place}
      title={words}
      aria-label={`${words} on ${label}`}
      onClick={() => openComments(view, threads[0] && { thread: threads[0].id })}
    >
      <IconMessage size={13} aria-hidden />
      {count}
    </button>
  );
}

export function FieldComments({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <span className={styles.corner}>
      <CommentMark place={fieldPlace(path)} label={label} target={(conveyor) => targetAt(conveyor, "field", path)} />
    </span>
  );
}

export function ResultComments({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <span className={styles.corner}>
      <CommentMark place={resultPlace(path)} label={label} target={(conveyor) => targetAt(conveyor, "result", path)} />
    </span>
  );
}

export function PointComments({ index }: { readonly index: number }) {
  return (
    <CommentMark
      isQuiet
      place={pointPlace(index)}
      label={`point ${index + 1}`}
      target={(conveyor) => targetAt(conveyor, "point", `pulls[${index}]`)}
    />
  );
}
