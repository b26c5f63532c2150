import { z } from "zod";
import type { DesignDesk } from "../design-desk.ts";

/** Larger lists are no longer what somebody wants to try. */
const mostChanges = 500;

const change = z.object({
  field: z.string().max(200).describe("Path of a field as open_design names it, such as beltSpeed or pulls[2].x"),
  value: z
    .union([z.number(), z.string(), z.boolean(), z.array(z.record(z.string(), z.number()))])
    .describe("In the field's unit, a word of its list, true or false, or a table of points"),
});

export type Change = z.infer<typeof change>;

export const changes = z.array(change).min(1).max(mostChanges);

export const triedChanges = changes
  .optional()
  .describe("What to change first, for this answer only: the design itself stays as it is");

export const designOf = ({ designMeans }: DesignDesk) => z.string().min(1).max(1000).describe(designMeans);
