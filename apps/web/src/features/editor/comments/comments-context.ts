import type { CommentThread } from "@beltwright/contract";
import type { CommentTarget } from "@beltwright/model";
import { createContext, use } from "react";
import type { ViewStore } from "../document/view.ts";
import type { CommentPlace } from "./comment-place.ts";

/** The open threads of the design, by where they stand on the screen. */
export type ThreadsByPlace = ReadonlyMap<CommentPlace, readonly CommentThread[]>;

/** Undefined where nobody can comment: a design of this browser, and a demo. */
export const CommentsContext = createContext<ThreadsByPlace | undefined>(undefined);

export function useCommentsByPlace(): ThreadsByPlace | undefined {
  return use(CommentsContext);
}

/** Opens the comments, at a thread or with a box for what is to be commented on. */
export function openComments(
  view: ViewStore,
  about: { readonly thread?: string; readonly commenting?: CommentTarget | undefined } = {},
): void {
  const { thread, commenting } = about;
  view.setState({ panel: "comments", tool: undefined, isWhole: false, thread, commenting, isPlacingComment: false });
}
