import { type MyTeam, messageFor } from "@beltwright/contract";
import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { roleChoices, roleNames, toRole } from "./role-names.ts";
import { teamCalls, useTeamAct } from "./team-calls.ts";

/** Asks an address into the group. What was typed stays until it is sent. */
export function InviteForm() {
  const [address, setAddress] = useState("");
  const [role, setRole] = useState(toRole("engineer"));
  const inviting = useTeamAct(
    async () => {
      const team = await teamCalls.invite(address.trim(), role);
      setAddress("");
      return team;
    },
    messageFor("invitation-sent", { address: address.trim() }),
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        inviting.mutate();
      }}
    >
      <Group align="flex-end" mb={12}>
        <TextInput
          label="Invite by e-mail address"
          type="email"
          maxLength={200}
          flex="1 1 220px"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <NativeSelect
          label="As"
          data={roleChoices}
          value={role}
          onChange={(event) => setRole(toRole(event.currentTarget.value))}
        />
        <Button type="submit" disabled={address.trim() === ""} loading={inviting.isPending}>
          Invite
        </Button>
      </Group>
    </form>
  );
}

interface SentInvitationsProps {
  readonly sent: MyTeam["sent"];
  readonly isOwner: boolean;
}

export function SentInvitations({ sent, isOwner }: SentInvitationsProps) {
  const withdraw = useTeamAct((id: string) => teamCalls.withdraw(id), "Invitation withdrawn.");
  return sent.map(({ id, address, role }) => (
    <Group key={id} justify="space-between" wrap="nowrap" mb={4}>
      <Text
        c="dimmed"
        style={{ overflowWrap: "anywhere" }}
      >{`${address} is invited as ${roleNames[role].toLowerCase()} and has not answered.`}</Text>
      {isOwner && (
        <Button
          size="compact-xs"
          variant="subtle"
          flex="none"
          aria-label={`Withdraw the invitation of ${address}`}
          onClick={() => withdraw.mutate(id)}
        >
          Withdraw
        </Button>
      )}
    </Group>
  ));
}
