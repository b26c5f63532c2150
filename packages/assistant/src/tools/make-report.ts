import { z } from "zod";
import { reportFormats } from "../design-desk.ts";
import { withChanges } from "../texts/change-design.ts";
import { designOf, triedChanges } from "./given.ts";
import { addTool, type MakeTool } from "./tool.ts";

export const addMakeReport: MakeTool = (server, desk) =>
  addTool(server, {
    name: "make_report",
    title: "Write a report",
    description: "Writes reports of a design as PDF, XLSX, CSV or HTML.",
    given: z.object({
      design: designOf(desk),
      changes: triedChanges,
      reports: z
        .string()
        .max(2000)
        .default("summary")
        .describe("A ready choice (summary, tender, full, check, civil), all, or names with commas between them"),
      format: z.enum(reportFormats).default("pdf"),
      language: z.enum(["en", "de"]).default("en"),
    }),
    effect: "reads",
    answer: async ({ design, changes, ...wanted }) => {
      const { conveyor } = withChanges((await desk.open(design)).conveyor, changes);
      const written = await desk.report(conveyor, wanted);
      if (written.kind === "file") return written.sentence;
      const { name, type, bytes } = written;
      const blob = Buffer.from(bytes).toString("base64");
      return {
        content: [
          { type: "text", text: `${name}, ${bytes.length} bytes` },
          {
            type: "resource",
            resource: { uri: `beltwright:///reports/${encodeURIComponent(name)}`, mimeType: type, blob },
          },
        ],
      };
    },
  });
