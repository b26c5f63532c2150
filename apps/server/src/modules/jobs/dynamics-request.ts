import type { Scenario } from "@beltwright/engine";
import type { Conveyor } from "@beltwright/model";
import { z } from "zod";

const load = z.enum(["full", "empty", "inclines", "declines"]);
const at = z.number().min(0).max(3600);
const driveId = z.string().max(100).optional();

const eventSchema = z.union([
  z.object({ kind: z.enum(["start", "stop", "trip"]), at, driveId }),
  z.object({ kind: z.enum(["brake", "release-brakes", "lock-take-up", "unlock-take-up"]), at }),
]);

/** What happens to the conveyor; absent, as its document says. */
const scenarioSchema = z.union([
  z.object({ kind: z.literal("start"), load }),
  z.object({ kind: z.literal("stop"), load, by: z.enum(["coasting", "braking"]) }),
  z.object({ kind: z.literal("emergency-stop"), load }),
  z.object({ kind: z.literal("aborted-start"), load, tripTime: at, isBraked: z.boolean().optional() }),
  z.object({ kind: z.literal("power-failure"), load, at: at.optional() }),
  z.object({
    kind: z.literal("sequence"),
    load,
    from: z.enum(["rest", "running"]),
    events: z.array(eventSchema).max(100),
  }),
]);

export const dynamicsRequestSchema = z.object({
  conveyorId: z.string().max(100),
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
