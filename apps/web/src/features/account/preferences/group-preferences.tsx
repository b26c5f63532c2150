import type { OfficePreferences } from "@beltwright/model";
import { Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/client.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { preferencesKey } from "../../../ui/preferences/use-preferences.ts";
import { PreferencesForm } from "./preferences-form.tsx";

/** What a user group wants of the designs of its members. */
export function GroupPreferences({ name, isReadOnly }: { readonly name: string; readonly isReadOnly: boolean }) {
  const address = `/api/groups/${encodeURIComponent(name)}/officePreferences`;
  const found = useQuery({
    queryKey: [...preferencesKey, "group", name],
    queryFn: ({ signal }) => api.get<OfficePreferences>(address, { signal }),
  });
  return (
    <>
      {found.isPending && <Skeleton height={200} />}
      <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />
      {found.data && (
        <PreferencesForm address={address} saved={found.data} of={`the group ${name}`} isReadOnly={isReadOnly} />
      )}
    </>
  );
}
