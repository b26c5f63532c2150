import { z } from "zod";

const load = z.enum(["full", "empty", "inclines", "declines"]);
const at = z.number().min(0).max(36_000);
const driveId = z.string().max(100).optional();

const eventSchema = z.union([
  z.object({ kind: z.enum(["start", "stop", "trip"]), at, driveId }),
  z.object({ kind: z.literal("brake"), at, isFull: z.boolean().optional() }),
  z.object({ kind: z.enum(["ramp-down", "release-brakes", "lock-take-up", "unlock-take-up"]), at }),
]);

/** What happens to a conveyor in a dynamic analysis. */
export const scenarioSchema = z.union([
  z.object({ kind: z.literal("start"), load }),
  z.object({ kind: z.literal("stop"), load, by: z.enum(["coasting", "braking", "ramp-down"]) }),
  z.object({ kind: z.literal("emergency-stop"), load, isFull: z.boolean().optional() }),
  z.object({ kind: z.literal("aborted-start"), load, tripTime: at, isBraked: z.boolean().optional() }),
  z.object({
    kind: z.literal("power-failure"),
    load,
    at: at.optional(),
    hasBrakeBackup: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal("sequence"),
    load,
    from: z.enum(["rest", "running"]),
    events: z.array(eventSchema).max(100),
  }),
]);

const name = z.string().max(100);
const instant = z.object({ tension: z.number(), position: z.number(), pointId: name, time: z.number() });
const limit = z.object({
  above: z.number().optional(),
  least: z.number().optional(),
  most: z.number().optional(),
  below: z.number().optional(),
  isInteger: z.boolean().optional(),
});

const findingSchema = z.object({
  code: name,
  severity: z.enum(["note", "warning", "error"]),
  subject: name,
  source: z.object({ document: z.string().max(300), clause: z.string().max(300) }),
  place: z.record(name, name),
  values: z.record(name, z.number()),
  limit: limit.optional(),
});

/** What is kept of a dynamic analysis beside the version it was made of, without its frames. SI. */
const runSummarySchema = z
  .object({
    scenario: scenarioSchema,
    end: z.enum(["completed", "cut-short", "diverged"]),
    elements: z.int().meta({ description: "Into which the belt was cut." }),
    largest: instant,
    smallest: instant,
    slipTime: z.number().meta({ description: "Of the drive that slips longest, s." }),
    slack: z.object({ position: z.number(), time: z.number() }).optional(),
    takeUpTravel: z.number().optional(),
    time: z.number().optional().meta({ description: "Until the whole belt has its speed, or stands, s." }),
    sharesApart: z.number().optional().meta({ description: "Largest parting of drives from their shares." }),
    findings: z.array(findingSchema).max(200),
  })
  .meta({ id: "RunSummary" });

export const keptRunSchema = z
  .object({
    scenario: z.string().min(1).max(60).meta({ description: "Name of the scenario; one run of each is kept." }),
    summary: runSummarySchema,
  })
  .meta({ id: "KeptRun" });

/** The twelve by name, and as many of one's own making. */
const mostRuns = 24;

export const keptRunsSchema = z
  .array(keptRunSchema)
  .max(mostRuns)
  .refine((runs) => new Set(runs.map(({ scenario }) => scenario)).size === runs.length, "Each scenario once.");
