import type { LibraryDefinition, LibraryRow } from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { usePerson } from "../../session/session.ts";
import { getOwner } from "./library-calls.ts";
import { libraryKey } from "./library-queries.ts";

/** Who owns a row, by name: an e-mail address is nobody else's business. */
export function useOwnerName(definition: LibraryDefinition, { _id, userName }: LibraryRow): string {
  const person = usePerson();
  const isOwn = person?.userName === userName;
  const { data } = useQuery({
    queryKey: [...libraryKey(definition), "owner", _id],
    queryFn: ({ signal }) => getOwner(definition, _id, signal),
    enabled: !isOwn,
  });
  return isOwn ? "you" : (data?.name ?? "…");
}
