import type { Finding, Place } from "@beltwright/engine";
import { type Conveyor, caseTitle } from "@beltwright/model";
import { findingDetail } from "../findings/finding-detail.ts";
import { findingsInOrder } from "../findings/finding-groups.ts";
import { findingSentence } from "../findings/finding-sentence.ts";

/** Findings, gravest first and those of one cause together, one line each: severity, code, sentence, place, values and limit with their units, source. */
export function findingsText(conveyor: Conveyor, findings: readonly Finding[]): string {
  return findingsInOrder(findings)
    .map((finding) => findingLine(conveyor, finding))
    .join("\n");
}

function findingLine(conveyor: Conveyor, finding: Finding): string {
  const { severity, code, subject, source } = finding;
  const parts = [
    `${severity.padEnd(7)} ${code} (${subject}): ${findingSentence(code, subject).replace(/\.$/, "")}`,
    placeText(conveyor, finding.place),
    findingDetail(finding, "metric"),
    `${source.document}, ${source.clause}`,
  ];
  return parts.filter((part) => part !== "").join("; ");
}

/** Where in the conveyor: load case, point, drive, as far as they are known. */
export function placeText({ pulls }: Conveyor, place: Place): string {
  const pull = pulls.find(({ noID }) => String(noID) === place.pointId);
  const other = pulls.find(({ noID }) => String(noID) === place.otherPointId);
  const parts = [
    caseTitle(place.loadCase ?? ""),
    pull === undefined ? "" : `point ${pull.no} ${pull.description}`,
    other === undefined ? "" : `towards point ${other.no} ${other.description}`,
    place.driveId === undefined ? "" : `drive ${place.driveId}`,
    place.otherDriveId === undefined ? "" : `drive ${place.otherDriveId}`,
    place.direction === "reverse" ? "running backwards" : "",
  ];
  return parts.filter((part) => part !== "").join(", ");
}
