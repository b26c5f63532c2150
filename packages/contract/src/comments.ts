import { longestComment } from "@beltwright/model";
import { z } from "zod";

const title = z.string().trim().min(1).max(300).meta({ description: "What it was called when the comment was made." });
const anchor = z
  .string()
  .max(300)
  .regex(/^[A-Za-z_][\w.#@[\]]*$/);
const id = z.string().max(60);
const place = z.strictObject({
  loadCase: id.optional(),
  pointId: id.optional(),
  otherPointId: id.optional(),
  driveId: id.optional(),
  otherDriveId: id.optional(),
  direction: z.literal("reverse").optional(),
});

const commentTargetSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("design"), title }),
    z.strictObject({ kind: z.literal("field"), title, anchor }),
    z.strictObject({ kind: z.literal("result"), title, anchor }),
    z.strictObject({ kind: z.literal("point"), title, anchor }),
    z.strictObject({
      kind: z.literal("finding"),
      title,
      code: z.string().max(100),
      subject: z.string().max(100),
      place,
    }),
    z.strictObject({
      kind: z.literal("drawing"),
      title,
      drawing: z.string().max(200),
      x: z.number(),
      y: z.number(),
    }),
  ])
  .meta({ id: "CommentTarget", description: "What a comment is about; rows by what stays with them." });

/** Plain text: what looks like markup is shown as it was typed. */
const text = z.string().trim().min(1).max(longestComment);

export const newThreadSchema = z.strictObject({ target: commentTargetSchema, text });
export const commentTextSchema = z.strictObject({ text });
export const resolutionSchema = z.strictObject({ isResolved: z.boolean() });

const commentSchema = z.object({
  id: z.string(),
  author: z.string().meta({ description: "Empty where the account is gone." }),
  isMine: z.boolean(),
  text: z.string().meta({ description: "Empty of one that was deleted." }),
  createdAt: z.int(),
  editedAt: z.int().nullable(),
  isDeleted: z.boolean(),
});

export const commentThreadSchema = z
  .object({
    id: z.string(),
    target: commentTargetSchema,
    revision: z.int().meta({ description: "Of the design, when it was begun." }),
    resolvedBy: z.string(),
    resolvedAt: z.int().nullable(),
    mayResolve: z.boolean(),
    comments: z.array(commentSchema),
  })
  .meta({ id: "CommentThread" });
export type CommentThread = z.infer<typeof commentThreadSchema>;
export type ThreadComment = z.infer<typeof commentSchema>;

export const commentsSchema = z
  .object({
    threads: z.array(commentThreadSchema),
    people: z.array(z.string()).meta({ description: "Names that may be mentioned, after an @." }),
    self: z.string().optional().meta({ description: "Your own name among them." }),
  })
  .meta({ id: "Comments" });
export type Comments = z.infer<typeof commentsSchema>;
