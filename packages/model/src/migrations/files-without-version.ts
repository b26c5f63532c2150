import { z } from "zod";
import type { Migration } from "./migration.ts";

const drive = z.looseObject({ motor: z.looseObject({}).optional() });
const point = z.looseObject({});
const before = z.looseObject({ pulls: z.array(point), drives: z.array(drive).optional() });

/**
 * Format 1: files of programs that write no version. Points and drives without numbers get them, since links and edits
 * go by number. Where a whole motor row was copied into a drive, its power has the name of the library; the document's
 * own name is `power`.
 */
export const filesWithoutVersion: Migration = {
  to: 1,
  up: (file) => {
    const { pulls, drives = [], ...rest } = before.parse(file);
    return {
      ...rest,
      pulls: numbered(numbered(pulls, "no"), "noID"),
      drives: numbered(drives.map(withPower), "driveNo"),
      schemaVersion: 1,
    };
  },
};

function withPower(given: z.infer<typeof drive>): z.infer<typeof drive> {
  if (!given.motor || given.motor.power !== undefined || given.motor.powerRating === undefined) return given;
  const { powerRating, ...motor } = given.motor;
  return { ...given, motor: { ...motor, power: powerRating } };
}

/** Numbers all rows from 1 where any has none: some numbers of the file's own and some of ours could meet. */
function numbered<Row extends z.infer<typeof point>>(rows: readonly Row[], name: string): readonly Row[] {
  if (rows.every((row) => row[name] !== undefined)) return rows;
  return rows.map((row, index) => ({ ...row, [name]: index + 1 }));
}
