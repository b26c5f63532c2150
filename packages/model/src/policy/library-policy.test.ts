import { describe, expect, it } from "vitest";
import { mayAddLibraryRow, mayCopyLibraryRow, mayDeleteLibraryRow, mayEditLibraryRow } from "./library-policy.ts";
import type { Person } from "./person.ts";

function person(given: Partial<Person>): Person {
  return { userName: "me", userIsAdmin: false, userHasSub: false, userGroup: undefined, ...given };
}

// Section 6: admin any entry; subscriber adds, copies, edits own; others browse and edit own.
const nobody = undefined;
const outsider = person({});
const subscriber = person({ userHasSub: true });
const admin = person({ userIsAdmin: true });
const mine = { userName: "me" };
const others = { userName: "other" };

const table = [
  { who: "nobody", asking: nobody, add: "no", own: "no", other: "no" },
  { who: "a user without subscription", asking: outsider, add: "no", own: "yes", other: "no" },
  { who: "a subscriber", asking: subscriber, add: "yes", own: "yes", other: "no" },
  { who: "an admin", asking: admin, add: "yes", own: "yes", other: "yes" },
];

describe("library permissions", () => {
  it.each(table)("let $who add and copy: $add, change own: $own, others': $other", (row) => {
    const answer = (verdict: { readonly kind: string }) => (verdict.kind === "allowed" ? "yes" : "no");
    expect(answer(mayAddLibraryRow(row.asking))).toBe(row.add);
    expect(answer(mayCopyLibraryRow(row.asking))).toBe(row.add);
    for (const may of [mayEditLibraryRow, mayDeleteLibraryRow]) {
      expect(answer(may(row.asking, mine))).toBe(row.own);
      expect(answer(may(row.asking, others))).toBe(row.other);
    }
  });

  it("say why not", () => {
    expect(mayAddLibraryRow(outsider)).toEqual({ kind: "refused", code: "subscription-needed-to-add" });
    expect(mayCopyLibraryRow(outsider)).toEqual({ kind: "refused", code: "subscription-needed-to-copy" });
    expect(mayEditLibraryRow(subscriber, others)).toEqual({ kind: "refused", code: "not-owner" });
    expect(mayEditLibraryRow(nobody, mine)).toEqual({ kind: "refused", code: "not-signed-in" });
  });
});
