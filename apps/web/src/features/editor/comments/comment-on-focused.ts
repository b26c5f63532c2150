import type { EditorTools } from "../document/editor-context.ts";
import { targetAt, wholeDesign } from "./comment-place.ts";
import { openComments } from "./comments-context.ts";

/** Comments on the field that has the keyboard, or on the whole design. */
export function commentOnFocused({ editor, view }: Pick<EditorTools, "editor" | "view">): void {
  const path = document.activeElement?.closest<HTMLElement>("[data-path]")?.dataset.path;
  const { document: conveyor } = editor.store.getState();
  const target = path === undefined ? undefined : targetAt(conveyor, "field", path);
  openComments(view, { commenting: target ?? wholeDesign });
}
