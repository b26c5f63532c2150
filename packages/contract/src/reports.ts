import { scenarioNames } from "@beltwright/model";
import { z } from "zod";

const reportFormats = ["pdf", "xlsx", "csv", "html"] as const;

/** What is asked for with `POST /api/conveyors/{id}/reports`. */
export const reportRequestSchema = z.object({
  reports: z
    .union([z.string().max(100), z.array(z.string().max(100)).min(1).max(300)])
    .default("full")
    .meta({ description: "Names in the order wanted, all, or a ready choice: summary, tender, full, check, civil." }),
  format: z.enum(reportFormats).default("pdf"),
  language: z.string().max(10).default("en"),
  units: z.enum(["metric", "imperial"]).optional().meta({ description: "As the conveyor says, where absent." }),
  scenarios: z
    .array(z.string().max(40))
    .max(scenarioNames.length)
    .default([])
    .meta({ description: "Starts and stops to simulate for the dynamic reports, such as start-full or brake-empty." }),
  compareWith: z
    .array(z.string().max(100))
    .max(5)
    .default([])
    .meta({ description: "Ids of conveyors beside this one." }),
  sinceVersions: z
    .array(z.int().min(1))
    .max(5)
    .default([])
    .meta({ description: "Versions of this conveyor whose differences are told." }),
});

const named = z
  .string()
  .max(5000)
  .transform((names) => names.split(",").filter((name) => name !== ""));

/** The same in an address, names with commas between them; what a conveyor that is not kept has none of is left out. */
export const sentReportQuerySchema = z.object({
  reports: named
    .transform((names) => (names.length === 1 && names[0] !== undefined ? names[0] : names))
    .optional()
    .meta({ description: "Names with commas between them, or a ready choice: summary, tender, full, check, civil." }),
  format: reportRequestSchema.shape.format,
  language: reportRequestSchema.shape.language,
  units: reportRequestSchema.shape.units,
  scenarios: named.optional().meta({ description: "Such as start-full,brake-empty." }),
});

/** The same for the holder of a link, who has nothing simulated. */
export const linkedReportQuerySchema = sentReportQuerySchema.omit({ scenarios: true });

export const listedReportSchema = z
  .object({ id: z.string(), title: z.string(), group: z.string(), groupTitle: z.string() })
  .meta({ id: "ListedReport" });

export const reportTemplateSchema = z
  .object({
    id: z.string(),
    userName: z.string(),
    userGroup: z.string().meta({ description: "Whose members may use it; empty for the person alone." }),
    isForGroup: z.boolean(),
    name: z.string(),
    reports: z.array(z.string()),
  })
  .meta({ id: "ReportTemplate" });

export type ReportTemplate = z.infer<typeof reportTemplateSchema>;

export const reportTemplateBodySchema = z.object({
  name: z.string().trim().min(1).max(100),
  reports: z.array(z.string().max(100)).min(1).max(300),
  isForGroup: z.boolean().default(false),
  userGroup: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Which group, where an administrator keeps it for another than their own." }),
});
