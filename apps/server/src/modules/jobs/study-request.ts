import type { Conveyor } from "@beltwright/model";
import { loadLimits, type TradeStudy } from "@beltwright/studies";
import { z } from "zod";

const name = z.string().min(1).max(100);
const value = z.union([z.number(), z.string().max(200), z.boolean()]);

/** What is asked of a trade study (handbook 11.5). */
export const studyRequestSchema = z.object({
  conveyorId: z.string().max(100),
  study: z.object({
    choices: z
      .array(z.object({ name, values: z.array(value).min(1).max(10_000) }))
      .min(1)
      .max(20),
    objectives: z
      .array(z.object({ name, aim: z.enum(["least", "most"]) }))
      .min(1)
      .max(6),
    conditions: z.array(z.object({ name, least: z.number().optional(), most: z.number().optional() })).max(20),
    loadLimits: z.array(z.enum(loadLimits)).max(20),
    seed: z.int().min(0),
    generations: z.int().min(1).max(500),
  }),
});

/** What a job keeps: the document as it was when it was asked for. */
export interface StudyJob {
  readonly conveyor: Conveyor;
  readonly owner?: string;
  readonly study: TradeStudy;
}
