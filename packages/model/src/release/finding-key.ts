import type { Finding, Place } from "@beltwright/engine";

const placeNames = ["loadCase", "pointId", "otherPointId", "driveId", "otherDriveId", "direction"] as const;

/** What a finding is known by as long as the design is the same: what it says, and where. */
export function findingKey({ code, subject, place }: Pick<Finding, "code" | "subject" | "place">): string {
  const where = placeNames.flatMap((name: keyof Place) =>
    place[name] === undefined ? [] : [`${name} ${place[name]}`],
  );
  return [code, subject, ...where].join("; ");
}
