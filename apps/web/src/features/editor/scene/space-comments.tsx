import type { PointName } from "@beltwright/drawing";
import { Html } from "@react-three/drei";
import { IconMessage } from "@tabler/icons-react";
import { pointPlace } from "../comments/comment-place.ts";
import styles from "../comments/comments.module.css";
import { openComments, useCommentsByPlace } from "../comments/comments-context.ts";
import { useEditorTools } from "../document/editor-context.ts";

/** Comments on points, where the points are in space. */
export function SpaceComments({ names }: { readonly names: readonly PointName[] }) {
  const { view } = useEditorTools();
  const byPlace = useCommentsByPlace();
  return names.flatMap(({ at, text, target }) => {
    const [, row] = /^pulls\[(\d+)\]/.exec(target) ?? [];
    const threads = row === undefined ? undefined : byPlace?.get(pointPlace(Number(row)));
    if (threads === undefined) return [];
    const count = threads.flatMap(({ comments }) => comments.filter(({ isDeleted }) => !isDeleted)).length;
    return (
      <Html key={target} position={[...at]} zIndexRange={[4, 0]}>
        <span className={styles.onDrawing}>
          <button
            type="button"
            className={styles.mark}
            aria-label={`${count === 1 ? "1 comment" : `${count} comments`} on ${text}`}
            onClick={() => openComments(view, threads[0] && { thread: threads[0].id })}
          >
            <IconMessage size={13} aria-hidden />
            {count}
          </button>
        </span>
      </Html>
    );
  });
}
