import { problemSchema } from "@beltwright/contract";
import { z } from "zod";

export const tags = ["Administration"];
export const refusals = { "4xx": problemSchema };
export const userParams = z.object({ userName: z.string().max(320) });
export const wholeNumber = (most: number, usual: number) => z.coerce.number().int().min(1).max(most).default(usual);
