import { findLabelAt } from "@beltwright/model";
import { labelIn } from "../words/words.ts";
import type { ReportContext } from "./context.ts";

/** A field as a person knows it: `Drive 1, Pad surface pressure`. */
export function fieldName(context: ReportContext, path: string): string {
  const [, list = "", index = ""] = /^(pulls|drives)\[(\d+)\]/.exec(path) ?? [];
  const { pulls, drives } = context.conveyor;
  const point = list === "pulls" ? pulls[Number(index)] : undefined;
  const drive = list === "drives" ? drives[Number(index)] : undefined;
  const place = point === undefined ? [] : [context.point(String(point.noID))];
  const label = findLabelAt(path);
  return [
    ...place,
    ...(drive === undefined ? [] : [context.drive(String(drive.driveNo))]),
    label === undefined ? path : labelIn(context, label),
  ].join(", ");
}
