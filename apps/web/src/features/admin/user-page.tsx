import { messageFor } from "@beltwright/contract";
import type { UserData } from "@beltwright/model";
import { Button, Paper, Skeleton, Table, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useUser } from "../../session/session.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { formatTime } from "../../ui/time.ts";
import { userQuery } from "./admin-queries.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { UserForm } from "./user-form.tsx";
import { UserSecondFactorSection } from "./user-second-factors.tsx";
import { UserSubscriptions } from "./user-subscriptions.tsx";

const route = getRouteApi("/shell/member/admin/users/$userName/edit");

export function UserPage() {
  const { userName } = route.useParams();
  const me = useUser();
  const [isDeleting, setDeleting] = useState(false);
  const { data, error, isError, refetch } = useQuery(userQuery(userName));
  return (
    <Page
      title={userName}
      about={data && `Registered ${formatTime(data.regoDate)}. Files ${data.noOfFilesUsed} / ${data.noOfFilesAllowed}.`}
      width="wide"
      actions={
        <>
          <ButtonLink to="/admin/users" variant="default">
            All users
          </ButtonLink>
          <Button
            variant="default"
            c="var(--mantine-color-error)"
            disabled={me.userName === userName || data === undefined}
            onClick={() => setDeleting(true)}
          >
            Delete user
          </Button>
        </>
      }
    >
      {isError && (
        <LoadFailure sentence={messageFor("user-load-failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton height={380} />}
      {data !== undefined && (
        <>
          <Paper component="section" withBorder p={16} mb={16} aria-label="User">
            <UserForm key={JSON.stringify(data)} user={data} />
          </Paper>
          <UserSubscriptions userName={userName} />
          <UserSecondFactorSection userName={userName} />
          <SignIns user={data} />
          {isDeleting && <DeleteUserDialog userName={userName} onClose={() => setDeleting(false)} />}
        </>
      )}
    </Page>
  );
}

function SignIns({ user }: { readonly user: UserData }) {
  return (
    <Paper component="section" withBorder p={16} aria-label="Sign-ins">
      <Title order={2} mb={8}>
        Sign-ins
      </Title>
      {user.loginRecs.length === 0 ? (
        <Text c="dimmed">This user has never signed in.</Text>
      ) : (
        <Table aria-label="Sign-ins" maw={520}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Signed in</Table.Th>
              <Table.Th>Signed out</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {user.loginRecs.slice(0, 5).map(({ loginDate, logoutDate }) => (
              <Table.Tr key={loginDate}>
                <Table.Td>{formatTime(loginDate)}</Table.Td>
                <Table.Td>{logoutDate === null ? "–" : formatTime(logoutDate)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Paper>
  );
}
