import { messageFor } from "@beltwright/contract";
import { Alert, Button, Group, List, Modal, Skeleton, Text } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useUser } from "../../session/session.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { toast } from "../../ui/toast/toast.tsx";
import { adminKey, type Belongings, belongingsQuery } from "./admin-queries.ts";

interface DeleteUserDialogProps {
  readonly userName: string;
  readonly onClose: () => void;
}

/** Says what becomes of the user's files before it deletes. */
export function DeleteUserDialog({ userName, onClose }: DeleteUserDialogProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const belongings = useQuery(belongingsQuery(userName));
  const remove = useMutation({
    mutationFn: () => api.delete<{ readonly message: string }>(`/api/deleteUser/${encodeURIComponent(userName)}`),
    onSuccess: async ({ message }) => {
      toast.done(message);
      await navigate({ to: "/admin/users" });
      await queryClient.invalidateQueries({ queryKey: adminKey });
    },
  });
  return (
    <Modal opened onClose={onClose} title={`Delete ${userName}?`} size={480}>
      {belongings.isError && (
        <LoadFailure
          sentence={messageFor("user-load-failed")}
          error={belongings.error}
          onRetry={() => void belongings.refetch()}
        />
      )}
      {belongings.isPending && <Skeleton height={90} />}
      {belongings.data && <Consequences belongings={belongings.data} />}
      {remove.isError && (
        <Alert role="alert" color="red" variant="light" mt={12}>
          {failureText(messageFor("user-delete-failed"), remove.error)}
        </Alert>
      )}
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" data-autofocus onClick={onClose}>
          Keep user
        </Button>
        <Button
          color="red.9"
          disabled={belongings.data === undefined}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          Delete user
        </Button>
      </Group>
    </Modal>
  );
}

function Consequences({ belongings }: { readonly belongings: Belongings }) {
  const { userName } = useUser();
  const { conveyors, inBin, libraryRows, renewals } = belongings;
  return (
    <>
      <Text mb={6}>The account ends at once and cannot be brought back. No design is lost:</Text>
      <List size="sm" spacing={4}>
        <List.Item>{`Conveyors: ${conveyors}, and ${inBin} in the bin. They become yours (${userName}), under a category named after the user.`}</List.Item>
        <List.Item>{`Library entries: ${libraryRows}. They become yours, too.`}</List.Item>
        <List.Item>Report templates kept for a group become yours, and the group goes on using them.</List.Item>
        <List.Item>What others shared with this user stays with its owners.</List.Item>
        {renewals > 0 && (
          <List.Item>
            The subscription is cancelled at the payment provider: nothing more is charged, and nothing is paid back.
          </List.Item>
        )}
      </List>
    </>
  );
}
