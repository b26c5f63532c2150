import type { Place } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import { findLabelAt } from "../edits/field-at.ts";
import { caseTitle } from "./results/conveyor-results.ts";

/** Where in the conveyor, in words: load case, point, drive, as far as they are known. */
export function placeText({ pulls }: Pick<Conveyor, "pulls">, place: Place): string {
  const { loadCase, pointId, otherPointId, driveId, otherDriveId } = place;
  const pull = pulls.find(({ noID }) => String(noID) === pointId);
  const other = pulls.find(({ noID }) => String(noID) === otherPointId);
  const parts = [
    loadCase === undefined ? "" : caseTitle(loadCase),
    pull === undefined ? "" : `point ${pull.no} ${pull.description}`,
    other === undefined ? "" : `towards point ${other.no} ${other.description}`,
    driveId === undefined ? "" : `drive ${driveId}`,
    otherDriveId === undefined ? "" : `drive ${otherDriveId}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}

/** A field or a part by its path, in words: `point 1 Tail, pulley shell`. */
export function pathText({ pulls, drives }: Pick<Conveyor, "pulls" | "drives">, path: string): string {
  const [, list = "", index = ""] = /^(pulls|drives)\[(\d+)\]/.exec(path) ?? [];
  const pull = list === "pulls" ? pulls[Number(index)] : undefined;
  const drive = list === "drives" ? drives[Number(index)] : undefined;
  const place = {
    ...(pull && { pointId: String(pull.noID) }),
    ...(drive && { driveId: String(drive.driveNo) }),
  };
  return [placeText({ pulls }, place), findLabelAt(path) ?? path].filter((part) => part !== "").join(", ");
}
