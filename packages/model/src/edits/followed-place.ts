import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";

/** What is computed of a follower, wherever it is shown. */
const placeFields = ["x", "y", "z", "vertCurveRadiusInp"];

/** The carry point that the return point in a row follows, or the end pulley it keeps its distance from. */
export function findFollowed({ pulls, strandDistance }: Conveyor, row: number): Pull | undefined {
  const pull = pulls[row];
  if (!pull || strandDistance === 0 || pull.follows === 0 || pull.pType !== "Int. Pt") return undefined;
  return pulls.find(({ noID }) => noID === pull.follows);
}

/** Whether the value at a path is the place of a follower: computed, and not typed there. */
export function isFollowedPlace(conveyor: Conveyor, path: string): boolean {
  return followedAt(conveyor, path) !== undefined;
}

function followedAt(conveyor: Conveyor, path: string): Pull | undefined {
  const [, row, name = ""] = /^pulls\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  return row !== undefined && placeFields.includes(name) ? findFollowed(conveyor, Number(row)) : undefined;
}

/** A place typed at a follower: the pair would part without anybody having said so. */
export function followedPlace(conveyor: Conveyor, path: string, value: unknown): readonly DocumentIssue[] {
  const [, row = "", name = ""] = /^pulls\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const carry = followedAt(conveyor, path);
  if (!carry || Reflect.get(conveyor.pulls[Number(row)] ?? {}, name) === value) return [];
  return [{ path, message: `Follows point ${carry.no}. Unlink it to give it a place of its own.` }];
}
