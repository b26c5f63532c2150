import type { FoundPreferences } from "@beltwright/contract";
import { Select, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/client.ts";
import { useUser } from "../../../session/session.ts";
import { teamQuery } from "../../../session/team.ts";
import { ProblemNotice } from "../../../ui/failures/problem-notice.tsx";
import { Page } from "../../../ui/page.tsx";
import { preferencesKey } from "../../../ui/preferences/use-preferences.ts";
import { Section } from "../section.tsx";
import { GroupPreferences } from "./group-preferences.tsx";
import { PreferencesForm } from "./preferences-form.tsx";

/** What a person, and their group, want of every new design and of what Auto chooses. */
export function PreferencesPage() {
  const { userGroup, userIsAdmin } = useUser();
  const found = useQuery({
    queryKey: preferencesKey,
    queryFn: ({ signal }) => api.get<FoundPreferences>("/api/officePreferences", { signal }),
  });
  return (
    <Page
      title="Office preferences"
      about="Every new design and Auto follow them. What Auto leaves out can still be chosen by hand."
      width="narrow"
    >
      <Section
        title="Your preferences"
        about="A field left empty follows your group, or common practice. You may shorten your group's lists of makers."
      >
        {found.isPending && <Skeleton height={200} />}
        <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />
        {found.data && (
          <PreferencesForm address="/api/officePreferences" saved={found.data.own} of="your designs" isPersonal />
        )}
      </Section>
      {userIsAdmin ? <AnyGroup first={userGroup} /> : userGroup !== "" && <OwnGroup name={userGroup} />}
    </Page>
  );
}

function OwnGroup({ name }: { readonly name: string }) {
  const team = useQuery(teamQuery);
  const isOwner = team.data?.team?.role === "owner";
  return (
    <Section
      title={`Group ${name}`}
      about={isOwner ? "They hold for all members." : "Owners of the group change these."}
    >
      <GroupPreferences key={String(isOwner)} name={name} isReadOnly={!isOwner} />
    </Section>
  );
}

/** Administrators lead the groups. */
function AnyGroup({ first }: { readonly first: string }) {
  const [name, setName] = useState(first);
  const groups = useQuery({
    queryKey: [...preferencesKey, "groups"],
    queryFn: ({ signal }) => api.get<readonly { readonly name: string }[]>("/api/groups", { signal }),
  });
  return (
    <Section title="Groups" about="Followed by the designs of all members.">
      <ProblemNotice error={groups.error} onRetry={() => void groups.refetch()} />
      {groups.data?.length === 0 && <Text c="dimmed">There are no groups.</Text>}
      <Select
        label="Group"
        placeholder="Choose a group"
        mb={16}
        data={(groups.data ?? []).map((group) => group.name)}
        value={name === "" ? null : name}
        onChange={(value) => setName(value ?? "")}
      />
      {name !== "" && <GroupPreferences key={name} name={name} isReadOnly={false} />}
    </Section>
  );
}
