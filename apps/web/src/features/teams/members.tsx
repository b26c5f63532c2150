import type { MyTeam } from "@beltwright/contract";
import type { TeamRole } from "@beltwright/model";
import { Button, NativeSelect, Table, VisuallyHidden } from "@mantine/core";
import { useUser } from "../../session/session.ts";
import { roleChoices, roleNames, toRole } from "./role-names.ts";
import { teamCalls, useTeamAct } from "./team-calls.ts";

interface Change {
  readonly userName: string;
  readonly role: TeamRole;
}

/** Everyone in the group. Its owners give roles and take people out. */
export function Members({ team }: { readonly team: NonNullable<MyTeam["team"]> }) {
  const { userName: me } = useUser();
  const setRole = useTeamAct(({ userName, role }: Change) => teamCalls.setRole(userName, role), "Role changed.");
  const remove = useTeamAct((userName: string) => teamCalls.remove(userName), "Member removed.");
  const isOwner = team.role === "owner";
  return (
    <Table mb={14}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Name</Table.Th>
          <Table.Th>Role</Table.Th>
          {isOwner && (
            <Table.Th>
              <VisuallyHidden>Remove</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {team.members.map(({ userName, name, role }) => (
          <Table.Tr key={userName}>
            <Table.Td style={{ overflowWrap: "anywhere" }}>
              {name === userName ? userName : `${name} (${userName})`}
            </Table.Td>
            <Table.Td>
              {isOwner ? (
                <NativeSelect
                  size="xs"
                  miw={96}
                  aria-label={`Role of ${userName}`}
                  data={roleChoices}
                  value={role}
                  onChange={(event) => setRole.mutate({ userName, role: toRole(event.currentTarget.value) })}
                />
              ) : (
                roleNames[role]
              )}
            </Table.Td>
            {isOwner && (
              <Table.Td>
                {userName !== me && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    aria-label={`Remove ${userName}`}
                    onClick={() => remove.mutate(userName)}
                  >
                    Remove
                  </Button>
                )}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
