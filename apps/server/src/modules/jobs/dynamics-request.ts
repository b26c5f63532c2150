import { scenarioSchema } from "@beltwright/contract";
import type { Scenario } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import { z } from "zod";

export const dynamicsRequestSchema = z.object({
  conveyorId: z.string().max(100),
  /** Absent: as the document says. */
  scenario: scenarioSchema.optional(),
  runTime: z.number().positive().max(3600).optional(),
  interval: z.number().positive().max(60).optional(),
  elements: z.int().min(2).max(20_000).optional(),
});

/** What a job keeps: the document as it was when it was asked for. */
export interface DynamicsJob {
  readonly conveyor: Conveyor;
  /** Whose design it is; absent, that of the one who asks. */
  readonly owner?: string;
  readonly scenario?: Scenario;
  readonly runTime?: number;
  readonly interval?: number;
  readonly elements?: number;
}
