import type { CommentThread } from "@beltwright/contract";
import { type EditorTools, useEditorTools } from "../document/editor-context.ts";
import { layoutNames } from "../document/stage-of-form.ts";
import { openForm, openSide, showField } from "../document/view.ts";
import { type CommentPlace, placeOfTarget } from "./comment-place.ts";
import { openComments } from "./comments-context.ts";

/** Shows what a thread is about, and its mark there. */
export function useJump(): (thread: CommentThread) => void {
  const tools = useEditorTools();
  return (thread) => {
    const place = placeOfTarget(tools.editor.store.getState().document, thread.target);
    if (place !== undefined) jump(tools, thread, place);
  };
}

function jump({ view }: Pick<EditorTools, "view">, { id, target }: CommentThread, place: CommentPlace): void {
  const path = place.slice(place.indexOf(" ") + 1);
  const row = Number(/^\w+\[(\d+)\]/.exec(path)?.[1] ?? 0);
  switch (target.kind) {
    case "design":
      return;
    case "field":
      showField(view, path);
      openComments(view, { thread: id });
      break;
    case "point":
      openForm(view, "points", { point: row });
      openComments(view, { thread: id });
      break;
    case "drawing": {
      const layout = layoutNames.find((name) => name === target.drawing) ?? "profile";
      view.setState({ stage: "layout", layout });
      break;
    }
    case "result":
      if (path.startsWith("pulls[")) view.setState({ point: row });
      if (path.startsWith("drives[")) view.setState({ drive: row });
      // The comments lie over the results, and give way to them.
      openSide(view, "results");
      break;
    case "finding":
      openSide(view, "findings");
      break;
  }
  revealMark(place);
}

/** Frames that are waited for the form or panel with the mark. */
const mostFrames = 60;

function revealMark(place: CommentPlace, frame = 0): void {
  const mark = document.querySelector<HTMLElement>(`[data-comment-place="${CSS.escape(place)}"]`);
  if (mark) {
    mark.scrollIntoView({ block: "center" });
    mark.focus({ preventScroll: true });
  } else if (frame < mostFrames) requestAnimationFrame(() => revealMark(place, frame + 1));
}
