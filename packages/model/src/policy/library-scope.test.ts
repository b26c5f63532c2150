import { describe, expect, it } from "vitest";
import {
  isInScope,
  type LibraryScope,
  libraryScopes,
  mayGiveScope,
  type SelectionScope,
  scopeOfNewRow,
} from "./library-scope.ts";
import type { Person } from "./person.ts";

const me: SelectionScope = {
  userName: "me",
  userIsAdmin: false,
  colleagues: ["colleague"],
  usesPublicRows: false,
  preferences: {},
};

/** Issue 16: Auto uses shipped, verified, group and own rows, public ones only where switched on. */
const table: readonly { owner: string; inScope: readonly LibraryScope[] }[] = [
  { owner: "me", inScope: ["shipped", "verified", "group", "own", "public"] },
  { owner: "colleague", inScope: ["shipped", "verified", "group"] },
  { owner: "stranger", inScope: ["shipped", "verified"] },
];

describe("the rows automatic selection may choose", () => {
  it.each(table)("of $owner are those of the scopes $inScope", ({ owner, inScope }) => {
    const found = libraryScopes.filter((scope) => isInScope({ userName: owner, scope }, me));
    expect(found).toEqual(libraryScopes.filter((scope) => inScope.includes(scope)));
  });

  it("are also the public ones of strangers where those are switched on, and nothing else of theirs", () => {
    const open = { ...me, usesPublicRows: true };
    const found = libraryScopes.filter((scope) => isInScope({ userName: "stranger", scope }, open));
    expect(found).toEqual(["shipped", "verified", "public"]);
  });

  it("are not the public ones an administrator inherited, until verified", () => {
    const admin = { ...me, userIsAdmin: true };
    expect(isInScope({ userName: "me", scope: "public" }, admin)).toBe(false);
    expect(isInScope({ userName: "me", scope: "own" }, admin)).toBe(true);
  });
});

describe("the scope of a row", () => {
  const person: Person = { userName: "me", userIsAdmin: false, userHasSub: true, userGroup: "Plant" };
  const admin: Person = { ...person, userName: "admin", userIsAdmin: true };
  const row = (scope: LibraryScope) => ({ userName: "me", scope });

  it("is own at first, and verified where an administrator adds it", () => {
    expect(scopeOfNewRow(person)).toBe("own");
    expect(scopeOfNewRow(admin)).toBe("verified");
  });

  it("is given by the owner, but verified only by administrators and shipped by nobody", () => {
    const given = (by: Person | undefined, scope: LibraryScope) => mayGiveScope(by, row("own"), scope).kind;
    expect(libraryScopes.filter((scope) => given(person, scope) === "allowed")).toEqual(["group", "own", "public"]);
    expect(libraryScopes.filter((scope) => given(admin, scope) === "allowed")).toEqual(libraryScopes.slice(1));
    expect(libraryScopes.filter((scope) => given({ ...person, userName: "other" }, scope) === "allowed")).toEqual([]);
    expect(libraryScopes.filter((scope) => given(undefined, scope) === "allowed")).toEqual([]);
  });
});
