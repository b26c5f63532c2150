import { type ReviewRules, type TeamRole, teamRoles } from "@beltwright/model";
import { Checkbox, Group, Text } from "@mantine/core";
import { roleNames } from "./role-names.ts";
import { teamCalls, useTeamAct } from "./team-calls.ts";

interface ReviewRulesFormProps {
  readonly rules: ReviewRules;
  readonly isReadOnly: boolean;
}

/** Which roles check and which approve. Nobody checks what they designed themselves, whatever is ticked. */
export function ReviewRulesForm({ rules, isReadOnly }: ReviewRulesFormProps) {
  const saving = useTeamAct((next: ReviewRules) => teamCalls.setRules(next), "Rules changed.");
  const field = (label: string, name: keyof ReviewRules) => (
    <Checkbox.Group
      label={label}
      mb={12}
      value={[...rules[name]]}
      onChange={(chosen) => saving.mutate({ ...rules, [name]: rolesIn(chosen) })}
    >
      <Group mt={6}>
        {teamRoles.map((role) => (
          <Checkbox key={role} value={role} label={roleNames[role]} disabled={isReadOnly || saving.isPending} />
        ))}
      </Group>
    </Checkbox.Group>
  );
  return (
    <>
      <Text c="dimmed" mb={10}>
        Nobody checks what they designed themselves.
      </Text>
      {field("May check", "checkRoles")}
      {field("May approve", "approveRoles")}
    </>
  );
}

function rolesIn(chosen: readonly string[]): readonly TeamRole[] {
  return teamRoles.filter((role) => chosen.includes(role));
}
