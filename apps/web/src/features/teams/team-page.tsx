import { type MyTeam, messageFor } from "@beltwright/contract";
import { Button, Group, Paper, Skeleton, Text, TextInput, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useState } from "react";
import { teamQuery } from "../../session/team.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { TextLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { InviteForm, SentInvitations } from "./invitations.tsx";
import { Members } from "./members.tsx";
import { ReviewRulesForm } from "./review-rules-form.tsx";
import { roleNames } from "./role-names.ts";
import { teamCalls, useTeamAct } from "./team-calls.ts";

/** The group a person is in: who is in it, what they are, and who is asked to join. */
export function TeamPage() {
  const query = useQuery(teamQuery);
  const title = query.data?.team ? `Group ${query.data.team.name}` : "Group";
  return (
    <Page title={title} about="Colleagues who see each other's designs, check and release them." width="narrow">
      {query.isError && <LoadFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton height={200} />}
      {query.data && <Received mine={query.data} />}
      {query.data && (query.data.team ? <Team mine={query.data} team={query.data.team} /> : <NewTeam />)}
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={20} mb={16} aria-labelledby={id}>
      <Title order={2} id={id} mb={10}>
        {title}
      </Title>
      {children}
    </Paper>
  );
}

function Received({ mine: { received, team } }: { readonly mine: MyTeam }) {
  const accept = useTeamAct((id: string) => teamCalls.answer(id, "accept"), "You have joined the group.");
  const decline = useTeamAct((id: string) => teamCalls.answer(id, "decline"), "Invitation declined.");
  if (received.length === 0) return null;
  return (
    <Part title="Invitations for you">
      {received.map(({ id, group, from, role }) => (
        <Group key={id} justify="space-between" mb={8}>
          <Text>{`${from} asks you to join ${group} as ${roleNames[role].toLowerCase()}.`}</Text>
          <Group gap={8}>
            <Button disabled={team !== null} loading={accept.isPending} onClick={() => accept.mutate(id)}>
              {`Join ${group}`}
            </Button>
            <Button variant="default" loading={decline.isPending} onClick={() => decline.mutate(id)}>
              Decline
            </Button>
          </Group>
        </Group>
      ))}
      {team !== null && <Text c="dimmed">A person is in one group. Leave yours before you join another.</Text>}
    </Part>
  );
}

function NewTeam() {
  const [name, setName] = useState("");
  const making = useTeamAct(() => teamCalls.make(name.trim()), messageFor("group-made", { name: name.trim() }));
  return (
    <Part title="Make a group">
      <Text c="dimmed" mb={10}>
        You are in no group. Make one and invite your colleagues, or ask the owner of a group to invite you.
      </Text>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate();
        }}
      >
        <Group align="flex-end">
          <TextInput
            label="Name of the group"
            maxLength={100}
            flex={1}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" disabled={name.trim().length < 2} loading={making.isPending}>
            Make group
          </Button>
        </Group>
      </form>
    </Part>
  );
}

function Team({ mine, team }: { readonly mine: MyTeam; readonly team: NonNullable<MyTeam["team"]> }) {
  const isOwner = team.role === "owner";
  const leaving = useTeamAct(() => teamCalls.leave(), messageFor("group-left", { name: team.name }));
  return (
    <>
      <Part title="Members">
        <Members team={team} />
        {isOwner && <InviteForm />}
        <SentInvitations sent={mine.sent} isOwner={isOwner} />
      </Part>
      <Part title="Who checks and approves">
        <ReviewRulesForm key={JSON.stringify(team.rules)} rules={team.rules} isReadOnly={!isOwner} />
      </Part>
      <Part title="What the group shares">
        <ul>
          <li>
            <TextLink to="/conveyors/group">Group conveyors</TextLink>: designs filed under the group.
          </li>
          <li>
            <TextLink to="/$library" params={{ library: "belts" }}>
              Libraries
            </TextLink>
            : rows with scope Group are chosen for designs of all members.
          </li>
          <li>
            <TextLink to="/office-preferences">Office preferences</TextLink>: makers, belt kinds, drawing frame and
            report template. Owners change those of the group.
          </li>
        </ul>
      </Part>
      <Part title="Leave the group">
        <Text c="dimmed" mb={10}>
          Your designs stay yours. Those filed under the group stay visible to it until you file them elsewhere.
        </Text>
        <Button variant="default" loading={leaving.isPending} onClick={() => leaving.mutate()}>
          {`Leave ${team.name}`}
        </Button>
      </Part>
    </>
  );
}
