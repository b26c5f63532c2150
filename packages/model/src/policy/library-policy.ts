import { allowed, type Person, refused, type Verdict } from "./person.ts";

export function mayAddLibraryRow(person: Person | undefined): Verdict {
  return needsSubscription(person, "subscription-needed-to-add");
}

export function mayCopyLibraryRow(person: Person | undefined): Verdict {
  return needsSubscription(person, "subscription-needed-to-copy");
}

/** Admins may change any row; others their own, compared by userName, whether or not a subscription is current. */
export function mayEditLibraryRow(person: Person | undefined, row: { readonly userName: string }): Verdict {
  if (!person) return refused("not-signed-in");
  return person.userIsAdmin || person.userName === row.userName ? allowed : refused("not-owner");
}

/** Deleting follows the same rule as editing. */
export const mayDeleteLibraryRow = mayEditLibraryRow;

function needsSubscription(
  person: Person | undefined,
  code: "subscription-needed-to-add" | "subscription-needed-to-copy",
): Verdict {
  if (!person) return refused("not-signed-in");
  return person.userIsAdmin || person.userHasSub ? allowed : refused(code);
}
