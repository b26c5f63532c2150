import { z } from "zod";

/** What happened to a design. Whoever hears it reads the design itself: a notice is a hint. */
const noticeKinds = ["saved", "proposal", "comment", "review", "deleted"] as const;

export interface Notice {
  readonly conveyorId: string;
  readonly kind: (typeof noticeKinds)[number];
  readonly revision?: number | undefined;
  /** Who did it, by user name. */
  readonly by?: string | undefined;
}

const person = z.object({ accountId: z.string(), name: z.string(), since: z.number() });
export type PresentPerson = z.infer<typeof person>;

const onConveyor = { server: z.string(), conveyorId: z.string() };

/** What servers tell each other. */
export const liveMessageSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("notice"),
    notice: z.object({
      conveyorId: z.string(),
      kind: z.enum(noticeKinds),
      revision: z.number().optional(),
      by: z.string().optional(),
    }),
  }),
  z.object({ kind: z.literal("present"), ...onConveyor, people: z.array(person) }),
  /** Who has it open with you? */
  z.object({ kind: z.literal("who"), ...onConveyor }),
  z.object({ kind: z.literal("alive"), server: z.string() }),
  z.object({ kind: z.literal("gone"), server: z.string() }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
