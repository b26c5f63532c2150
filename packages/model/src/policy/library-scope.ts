import type { OfficePreferences } from "../preferences/office-preferences.ts";
import { allowed, type Person, refused, type Verdict } from "./person.ts";

/**
 * For whose designs a library row may be chosen automatically. Everyone signed in sees every row, whatever its scope;
 * a row that is chosen by hand is chosen by a person, who looked at it.
 *
 * - `shipped`: came with the product; for everyone.
 * - `verified`: an administrator vouches for it; for everyone.
 * - `group`: for its owner and the members of the owner's user group.
 * - `own`: for its owner.
 * - `public`: for its owner, and for those who switched public rows on.
 */
export const libraryScopes = ["shipped", "verified", "group", "own", "public"] as const;
export type LibraryScope = (typeof libraryScopes)[number];

/** All of the owner of a design that decides which rows automatic selection may choose for it. */
export interface SelectionScope {
  readonly userName: string;
  readonly userIsAdmin: boolean;
  /** The other members of the owner's user group. */
  readonly colleagues: readonly string[];
  readonly usesPublicRows: boolean;
  /** What the owner and their group want of their designs. */
  readonly preferences: OfficePreferences;
}

interface ScopedRow {
  readonly userName: string;
  readonly scope: LibraryScope;
}

/** Whether automatic selection may choose the row for a design of this owner. */
export function isInScope({ scope, userName }: ScopedRow, of: SelectionScope): boolean {
  switch (scope) {
    case "shipped":
    case "verified":
      return true;
    case "group":
      return userName === of.userName || of.colleagues.includes(userName);
    case "own":
      return userName === of.userName;
    case "public":
      return of.usesPublicRows || isOwnPublic(userName, of);
  }
}

/** Public rows of an administrator are those of people who left: nobody who vouches for rows has looked at them yet. */
function isOwnPublic(userName: string, of: SelectionScope): boolean {
  return userName === of.userName && !of.userIsAdmin;
}

/** The scope a row has when it is added. */
export function scopeOfNewRow({ userIsAdmin }: Pick<Person, "userIsAdmin">): LibraryScope {
  return userIsAdmin ? "verified" : "own";
}

/** Only administrators vouch for rows; owners decide who else uses theirs. Nothing becomes shipped afterwards. */
export function mayGiveScope(person: Person | undefined, row: ScopedRow, scope: LibraryScope): Verdict {
  if (!person) return refused("not-signed-in");
  if (scope === "shipped" && row.scope !== "shipped") return refused("not-owner");
  if (person.userIsAdmin) return allowed;
  return scope !== "verified" && person.userName === row.userName ? allowed : refused("not-owner");
}
