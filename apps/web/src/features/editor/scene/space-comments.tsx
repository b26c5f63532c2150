import type { PointName } from "@beltwright/drawing";
import { Html } from "@react-three/drei";
import { CountedMark } from "../comments/comment-mark.tsx";
import { pointPlace } from "../comments/comment-place.ts";
import styles from "../comments/comments.module.css";
import { useCommentsByPlace } from "../comments/comments-context.ts";
import { useEditorTools } from "../document/editor-context.ts";

/** Comments on points, where the points are in space. */
export function SpaceComments({ names }: { readonly names: readonly PointName[] }) {
  const { view } = useEditorTools();
  const byPlace = useCommentsByPlace();
  return names.flatMap(({ at, text, target }) => {
    const [, row] = /^pulls\[(\d+)\]/.exec(target) ?? [];
    const threads = row === undefined ? undefined : byPlace?.get(pointPlace(Number(row)));
    if (threads === undefined) return [];
    return (
      <Html key={target} position={[...at]} zIndexRange={[4, 0]}>
        <span className={styles.onDrawing}>
          <CountedMark threads={threads} label={text} view={view} />
        </span>
      </Html>
    );
  });
}
