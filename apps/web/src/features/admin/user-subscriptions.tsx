import { messageFor } from "@beltwright/contract";
import { findAddOn } from "@beltwright/model";
import { Button, Group, Paper, Skeleton, Table, Text, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import listStyles from "../../ui/list/list.module.css";
import { dollarText } from "../../ui/payment/price-text.ts";
import type { AccountSubscription } from "../../ui/payment/subscription-queries.ts";
import { toast } from "../../ui/toast/toast.tsx";
import styles from "./admin.module.css";
import { adminKey, userPath, userSubscriptionsQuery } from "./admin-queries.ts";
import { type EditedSubscription, SubscriptionDialog } from "./subscription-dialog.tsx";
import { bodyOf, draftOf, newDraft } from "./subscription-draft.ts";

const headings = ["Program", "Plan", "Ordered", "From", "To", "Current", "Payment", "Cost", "Add-ons", ""];

/** Those of the payment provider are shown; those entered by hand can be changed. */
export function UserSubscriptions({ userName }: { readonly userName: string }) {
  const [edited, setEdited] = useState<EditedSubscription>();
  const { data, error, isError, refetch } = useQuery(userSubscriptionsQuery(userName));
  return (
    <Paper component="section" withBorder p={16} mb={16} aria-label="Subscriptions">
      <Group justify="space-between" mb={8}>
        <Title order={2}>Subscriptions</Title>
        <Button
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setEdited({ id: undefined, draft: newDraft(Date.now()) })}
        >
          Add subscription
        </Button>
      </Group>
      {isError && (
        <LoadFailure
          sentence={messageFor("user-subscriptions-load-failed")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton height={60} />}
      {data?.length === 0 && <Text c="dimmed">{messageFor("no-subscriptions")}</Text>}
      {data !== undefined && data.length > 0 && (
        <div className={styles.sideways}>
          <Table aria-label="Subscriptions" miw={900}>
            <Table.Thead>
              <Table.Tr>
                {headings.map((heading) => (
                  <Table.Th key={heading}>{heading || <span className={listStyles.hidden}>Actions</span>}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((one) => (
                <SubscriptionLine
                  key={one.id}
                  userName={userName}
                  one={one}
                  onEdit={() => setEdited({ id: one.id, draft: draftOf(one) })}
                />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      {edited && <SubscriptionDialog userName={userName} edited={edited} onClose={() => setEdited(undefined)} />}
    </Paper>
  );
}

interface SubscriptionLineProps {
  readonly userName: string;
  readonly one: AccountSubscription;
  readonly onEdit: () => void;
}

function SubscriptionLine({ userName, one, onEdit }: SubscriptionLineProps) {
  const isByHand = one.provider === "";
  return (
    <Table.Tr>
      <Table.Td>{one.programName}</Table.Td>
      <Table.Td>{one.planID}</Table.Td>
      <Table.Td>{day(one.subOrderDate)}</Table.Td>
      <Table.Td>{day(one.subStartDate)}</Table.Td>
      <Table.Td>{day(one.subEndDate)}</Table.Td>
      <Table.Td>{one.subIsCurrent ? "Yes" : "No"}</Table.Td>
      <Table.Td>{one.paymentStatus}</Table.Td>
      <Table.Td>{dollarText(one.subscriptionCost)}</Table.Td>
      <Table.Td>
        {one.addOns.map(({ id, quantity }) => `${findAddOn(id)?.name ?? id} × ${quantity}`).join(", ")}
      </Table.Td>
      <Table.Td>
        {isByHand ? (
          <Group gap={6} wrap="nowrap">
            <Button size="compact-xs" variant="default" aria-label={`Edit subscription ${one.planID}`} onClick={onEdit}>
              Edit
            </Button>
            <RemoveButton userName={userName} one={one} />
          </Group>
        ) : (
          <Text size="xs" c="dimmed">
            {one.provider}
          </Text>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Done at once, with the way back: it is entered again as it was. */
function RemoveButton({ userName, one }: Omit<SubscriptionLineProps, "onEdit">) {
  const queryClient = useQueryClient();
  const path = `${userPath(userName)}/subscriptions`;
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminKey });
  const remove = useMutation({
    mutationFn: () => api.delete(`${path}/${encodeURIComponent(one.id)}`),
    onSuccess: async () => {
      const undo = () => void api.post(path, bodyOf(draftOf(one))).then(refresh);
      toast.done("Subscription removed.", { undo });
      await refresh();
    },
    onError: (error) => toast.failed(failureText(messageFor("user-subscription-cancel-failed", { id: one.id }), error)),
  });
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={`Remove subscription ${one.planID}`}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
    >
      Remove
    </Button>
  );
}

function day(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
