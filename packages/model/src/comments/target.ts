import type { Place } from "@beltwright/engine";

/** Where a finding was, as JSON may say it; drives as `anchoredPlace` names them. */
export type FindingPlace = { readonly [Name in keyof Place]?: Place[Name] | undefined };

/** What a comment is about. Rows are named by what stays with them, never by their place in the list. */
export type CommentTarget = { readonly title: string } & (
  | { readonly kind: "design" }
  /** An input or a result, by its anchor. */
  | { readonly kind: "field"; readonly anchor: string }
  | { readonly kind: "result"; readonly anchor: string }
  | { readonly kind: "point"; readonly anchor: string }
  | { readonly kind: "finding"; readonly code: string; readonly subject: string; readonly place: FindingPlace }
  /** A place of a drawing: in metres of the conveyor for long section and plan, in parts of width and height for others. */
  | { readonly kind: "drawing"; readonly drawing: string; readonly x: number; readonly y: number }
);

/** Characters of one comment. */
export const longestComment = 4000;
