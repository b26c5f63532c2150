import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

const placeFields = ["x", "y", "z", "vertCurveRadiusInp"];

/** A place typed at a follower: the pair would part without anybody having said so. */
export function followedPlace(conveyor: Conveyor, path: string, value: unknown): readonly DocumentIssue[] {
  const [, row, name = ""] = /^pulls\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (row === undefined || conveyor.strandDistance === 0 || !placeFields.includes(name)) return [];
  const pull = conveyor.pulls[Number(row)];
  if (!pull || pull.follows === 0 || Reflect.get(pull, name) === value) return [];
  const carry = conveyor.pulls.find(({ noID }) => noID === pull.follows);
  return carry ? [{ path, message: `Follows point ${carry.no}. Unlink it to give it a place of its own.` }] : [];
}
