import { describe, expect, it } from "vitest";
import { backupName, outdatedBackups } from "./rotation.ts";

const day = 24 * 60 * 60 * 1000;
const begin = Date.UTC(2025, 0, 1, 2);

/** A backup every night, after each of which the outdated ones are removed. */
function nightly(nights: number): readonly string[] {
  let kept: readonly string[] = [];
  for (let night = 0; night < nights; night += 1) {
    const all = [...kept, backupName(begin + night * day)];
    const outdated = outdatedBackups(all);
    kept = all.filter((name) => !outdated.includes(name));
  }
  return kept;
}

describe("backups made every night", () => {
  it("are named by their time, in order", () => {
    expect(backupName(begin)).toBe("beltwright-2025-01-01T02-00-00Z.backup");
    expect(backupName(begin) < backupName(begin + 1000)).toBe(true);
  });

  it("are all kept in the first week", () => {
    expect(nightly(7)).toHaveLength(7);
  });

  it("after two years are the last 7 days, 5 weeks and 12 months, some of them the same", () => {
    const kept = nightly(730);
    const last = begin + 729 * day;
    for (let back = 0; back < 7; back += 1) expect(kept).toContain(backupName(last - back * day));
    expect(kept.length).toBeGreaterThanOrEqual(7 + 3 + 11);
    expect(kept.length).toBeLessThanOrEqual(7 + 5 + 12);
    const oldest = kept[0] ?? "";
    expect(oldest > backupName(last - 366 * day) && oldest < backupName(last - 330 * day)).toBe(true);
  });

  it("never include the newest, nor a file that is not ours", () => {
    const newest = backupName(begin);
    expect(outdatedBackups([newest])).toEqual([]);
    const many = Array.from({ length: 50 }, (_, count) => backupName(begin - count * 60_000));
    expect(outdatedBackups([...many, "notes.txt", "beltwright-old.backup"])).toEqual(many.slice(1));
  });
});
