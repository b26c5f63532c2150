import { Button } from "@mantine/core";
import { useEditorTools } from "../document/editor-context.ts";
import { targetAt } from "./comment-place.ts";
import { openComments, useCommentsByPlace } from "./comments-context.ts";

/** Begins a comment on the chosen point. */
export function CommentOnPoint({ index }: { readonly index: number }) {
  const { editor, view } = useEditorTools();
  if (useCommentsByPlace() === undefined) return null;
  const begin = () => {
    const commenting = targetAt(editor.store.getState().document, "point", `pulls[${index}]`);
    if (commenting) openComments(view, { commenting });
  };
  return (
    <Button size="compact-xs" variant="default" onClick={begin}>
      Comment on point
    </Button>
  );
}
