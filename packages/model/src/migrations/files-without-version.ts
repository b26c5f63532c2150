import { z } from "zod";
import type { Migration } from "./migration.ts";

const drive = z.looseObject({ motor: z.looseObject({}).optional() });
const before = z.looseObject({ drives: z.array(drive).optional() });

/**
 * Format 1: files of programs that write no version. Where a whole motor row was copied into a drive, its power has
 * the name of the library; the document's own name is `power`.
 */
export const filesWithoutVersion: Migration = {
  to: 1,
  up: (file) => {
    const { drives, ...rest } = before.parse(file);
    return { ...rest, ...(drives ? { drives: drives.map(withPower) } : {}), schemaVersion: 1 };
  },
};

function withPower(given: z.infer<typeof drive>): z.infer<typeof drive> {
  if (!given.motor || given.motor.power !== undefined || given.motor.powerRating === undefined) return given;
  const { powerRating, ...motor } = given.motor;
  return { ...given, motor: { ...motor, power: powerRating } };
}
