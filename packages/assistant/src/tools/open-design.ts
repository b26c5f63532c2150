import { z } from "zod";
import { fieldsText, formNames } from "../texts/fields-text.ts";
import { outline } from "../texts/outline.ts";
import { designOf } from "./given.ts";
import { addTool, type MakeTool } from "./tool.ts";

export const addListDesigns: MakeTool = (server, desk) =>
  addTool(server, {
    name: "list_designs",
    title: "List designs",
    description: "The conveyor designs at hand, with what to give the other tools as design.",
    given: z.object({}),
    effect: "reads",
    answer: async () => {
      const designs = await desk.list();
      if (designs.length === 0) return "There are no designs.";
      return designs
        .map(({ design, convNo, project }) => [design, convNo, project].filter(Boolean).join("   "))
        .join("\n");
    },
  });

export const addOpenDesign: MakeTool = (server, desk) =>
  addTool(server, {
    name: "open_design",
    title: "Open a design",
    description:
      "What a design is: duty, points and drives. With form or search also its fields: path, value, unit, and what each accepts.",
    given: z.object({
      design: designOf(desk),
      form: z.enum(formNames).optional().describe("Fields of one form"),
      search: z.string().max(100).optional().describe("Fields whose path or label has this in it"),
    }),
    effect: "reads",
    answer: async ({ design, form, search }) => {
      const opened = await desk.open(design);
      if (form === undefined && search === undefined) {
        return `${outline(opened)}\nFields: ask again with search, or with form, one of ${formNames.join(", ")}.`;
      }
      return `${outline(opened)}\n\n${fieldsText(opened.conveyor, { form, search })}`;
    },
  });
