import {
  type LibraryDefinition,
  type LibraryRow,
  type LibraryScope,
  libraryScopes,
  mayGiveScope,
} from "@beltwright/model";
import { Select, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { usePerson } from "../../session/session.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { giveScope } from "./library-calls.ts";
import { scopeWords } from "./scope-words.ts";
import { useRefresh } from "./use-row-acts.ts";

interface RowScopeProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
}

/** For whose designs Auto may choose the row: said to everyone, changed by those who may. */
export function RowScope({ definition, row }: RowScopeProps) {
  const person = usePerson();
  const refresh = useRefresh(definition);
  const change = useMutation({
    mutationFn: (scope: LibraryScope) => giveScope(definition, row._id, scope),
    onSuccess: refresh,
    onError: (error) => toast.failed(failureText(definition.messages.editFailed, error)),
  });
  const given = libraryScopes.filter((scope) => mayGiveScope(person, row, scope).kind === "allowed");
  if (given.length === 0)
    return (
      <Text size="sm" c="dimmed" mb={8}>
        {scopeWords[row.scope].sentence}
      </Text>
    );
  const offered = libraryScopes.filter((scope) => scope === row.scope || given.includes(scope));
  return (
    <Select
      label="Who uses it"
      description={`Everyone sees it in the list. ${scopeWords[row.scope].sentence}`}
      maw={420}
      mb={12}
      allowDeselect={false}
      disabled={change.isPending}
      data={offered.map((value) => ({ value, label: scopeWords[value].label }))}
      value={row.scope}
      onChange={(value) => {
        const scope = offered.find((one) => one === value);
        if (scope !== undefined && scope !== row.scope) change.mutate(scope);
      }}
    />
  );
}
