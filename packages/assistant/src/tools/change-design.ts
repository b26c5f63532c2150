import { z } from "zod";
import { withChanges } from "../texts/change-design.ts";
import { changes, designOf } from "./given.ts";
import { addTool, type MakeTool } from "./tool.ts";

export const addChangeDesign: MakeTool = (server, desk) =>
  addTool(server, {
    name: "change_design",
    title: "Change a design",
    description:
      "Changes fields and keeps the design, all changes or none. What it was before stays. To try values without keeping them, give changes to the other tools instead.",
    given: z.object({
      design: designOf(desk),
      changes,
      saveAs: z.string().min(1).max(200).optional().describe(desk.saveAsMeans),
    }),
    effect: "writes",
    answer: async ({ design, changes: asked, saveAs }) => {
      const opened = await desk.open(design);
      const { conveyor, lines } = withChanges(opened.conveyor, asked);
      return [...lines, await desk.keep({ opened, conveyor, saveAs })].join("\n");
    },
  });
