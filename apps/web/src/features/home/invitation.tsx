import { Alert } from "@mantine/core";
import { IconUsersGroup } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { teamQuery } from "../../session/team.ts";
import { ButtonLink } from "../../ui/link.tsx";

/** Says that someone asks the person into a group. */
export function Invitation() {
  const { data } = useQuery(teamQuery);
  const [first] = data?.received ?? [];
  if (first === undefined) return null;
  return (
    <Alert mb={16} variant="light" role="status" icon={<IconUsersGroup size={18} aria-hidden />}>
      {`${first.from} asks you to join the group ${first.group}.`}
      <ButtonLink to="/group" size="compact-sm" ml={10}>
        Answer
      </ButtonLink>
    </Alert>
  );
}
