import { Button, CloseButton, Paper, Group as Row, Skeleton, Text, TextInput, Title } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { api } from "../../api/client.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { toast } from "../../ui/toast/toast.tsx";
import styles from "./admin.module.css";
import { adminKey, type Group, groupsQuery } from "./admin-queries.ts";

const pathOf = (name: string) => `/api/groups/${encodeURIComponent(name)}`;
const memberPath = (name: string, userName: string) => `${pathOf(name)}/members/${encodeURIComponent(userName)}`;
const ownerPath = (name: string, userName: string) => `${pathOf(name)}/owners/${encodeURIComponent(userName)}`;

export function GroupsPage() {
  const { data, error, isError, refetch } = useQuery(groupsQuery);
  return (
    <Page
      title="Groups"
      about="Members of a group see each other's conveyors that are put into the group. A user is in one group at most."
      width="narrow"
      actions={
        <ButtonLink to="/admin/users" variant="default">
          Users
        </ButtonLink>
      }
    >
      <NewGroup />
      {isError && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={160} />}
      {data?.length === 0 && <EmptyState title="No groups yet">Name the first one above.</EmptyState>}
      {data?.map((group) => (
        <GroupCard key={group.name} group={group} />
      ))}
    </Page>
  );
}

/** One act on groups: done, everything asked anew; refused, said why. */
function useGroupAct<Input>(act: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKey }),
    onError: (error) => toast.failed(messageOf(error)),
  });
}

function NewGroup() {
  const [name, setName] = useState("");
  const make = useGroupAct(() => api.post("/api/groups", { name }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") make.mutate(undefined, { onSuccess: () => setName("") });
  };
  return (
    <form onSubmit={submit}>
      <Row align="flex-end" gap={8} mb={16}>
        <TextInput
          label="New group"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={make.isPending} disabled={name.trim() === ""}>
          Create group
        </Button>
      </Row>
    </form>
  );
}

function GroupCard({ group }: { readonly group: Group }) {
  const { name, members } = group;
  const [userName, setUserName] = useState("");
  const add = useGroupAct((member: string) => api.put(memberPath(name, member)));
  const take = useGroupAct((member: string) => api.delete(memberPath(name, member)));
  const lead = useGroupAct((member: string) => api.put(ownerPath(name, member)));
  const remove = useGroupAct(() => api.delete(pathOf(name)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (userName.trim() !== "") add.mutate(userName.trim(), { onSuccess: () => setUserName("") });
  };
  return (
    <Paper component="section" withBorder p={16} mb={12} aria-label={`Group ${name}`}>
      <Row justify="space-between" mb={8}>
        <Title order={2}>{name}</Title>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={`Delete group ${name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: () => deleted(name, members) })}
        >
          Delete group
        </Button>
      </Row>
      {members.length === 0 && <Text c="dimmed">No members yet.</Text>}
      <ul className={styles.members} aria-label={`Members of ${name}`}>
        {members.map((member) => (
          <li key={member}>
            {member}
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Make owner of ${name}: ${member}`}
              onClick={() => lead.mutate(member, { onSuccess: () => toast.done(`${member} is an owner of ${name}.`) })}
            >
              Make owner
            </Button>
            <CloseButton size="sm" aria-label={`Remove ${member}`} onClick={() => take.mutate(member)} />
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <Row align="flex-end" gap={8}>
          <TextInput
            label="Add member"
            aria-label={`Add member to ${name}`}
            placeholder="E-mail address of a user"
            value={userName}
            onChange={(event) => setUserName(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={add.isPending} disabled={userName.trim() === ""}>
            Add
          </Button>
        </Row>
      </form>
    </Paper>
  );
}

function deleted(name: string, members: readonly string[]): void {
  const left = members.length === 0 ? "" : ` ${members.length} members are without a group now.`;
  toast.done(`Group ${name} deleted.${left}`);
}
