import { messageFor } from "@beltwright/contract";
import { findPlan, plans } from "@beltwright/model";
import { Button, Group, Modal, NumberInput, Select, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { AddOnTable } from "../../ui/payment/add-on-table.tsx";
import { toast } from "../../ui/toast/toast.tsx";
import styles from "./admin.module.css";
import { adminKey, userPath } from "./admin-queries.ts";
import { bodyOf, type SubscriptionDraft, withChange } from "./subscription-draft.ts";

export interface EditedSubscription {
  /** Undefined for one that is entered now. */
  readonly id: string | undefined;
  readonly draft: SubscriptionDraft;
}

interface SubscriptionDialogProps {
  readonly userName: string;
  readonly edited: EditedSubscription;
  readonly onClose: () => void;
}

const statuses = ["Pending", "Paid", "Cancelled"];

export function SubscriptionDialog({ userName, edited, onClose }: SubscriptionDialogProps) {
  const [draft, setDraft] = useState(edited.draft);
  const change = (part: Partial<SubscriptionDraft>) => setDraft(withChange(draft, part));
  const save = useSaveSubscription(userName, edited.id, onClose);
  const plan = findPlan(draft.planID);
  return (
    <Modal
      opened
      onClose={onClose}
      title={edited.id === undefined ? "Add subscription" : "Edit subscription"}
      size={680}
    >
      <div className={styles.fields}>
        <TextInput
          label="Program"
          maxLength={50}
          value={draft.programName}
          onChange={(event) => change({ programName: event.currentTarget.value })}
        />
        <Select
          label="Plan"
          data={plans.map(({ planID, planName }) => ({ value: planID, label: planName }))}
          value={draft.planID}
          allowDeselect={false}
          onChange={(planID) => planID !== null && change({ planID, addOns: [] })}
        />
        <NumberInput
          label="Days"
          min={0}
          max={36_500}
          allowDecimal={false}
          value={draft.subscriptionPeriod}
          onChange={(value) => change({ subscriptionPeriod: Number(value) })}
        />
        <DayInput label="Starts" time={draft.subStartDate} onTime={(subStartDate) => change({ subStartDate })} />
        <DayInput label="Ends" time={draft.subEndDate} onTime={(subEndDate) => change({ subEndDate })} />
        <NumberInput
          label="Cost per day (AUD)"
          min={0}
          decimalScale={2}
          value={draft.subscriptionCostPerDay}
          onChange={(value) => change({ subscriptionCostPerDay: Number(value) })}
        />
        <NumberInput
          label="Cost (AUD)"
          min={0}
          decimalScale={2}
          value={draft.subscriptionCost}
          onChange={(value) => change({ subscriptionCost: Number(value) })}
        />
        <Select
          label="Payment status"
          data={statuses.includes(draft.paymentStatus) ? statuses : [draft.paymentStatus, ...statuses]}
          value={draft.paymentStatus}
          allowDeselect={false}
          onChange={(paymentStatus) => paymentStatus !== null && change({ paymentStatus })}
        />
      </div>
      {plan && <AddOnTable plan={plan} chosen={draft.addOns} onChange={(addOns) => change({ addOns })} />}
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={save.isPending} onClick={() => save.mutate(draft)}>
          Save subscription
        </Button>
      </Group>
    </Modal>
  );
}

function useSaveSubscription(userName: string, id: string | undefined, onSaved: () => void) {
  const queryClient = useQueryClient();
  const path = `${userPath(userName)}/subscriptions`;
  const failed =
    id === undefined ? messageFor("subscription-add-failed") : messageFor("subscription-update-failed", { id });
  return useMutation({
    mutationFn: (draft: SubscriptionDraft) =>
      id === undefined ? api.post(path, bodyOf(draft)) : api.put(`${path}/${encodeURIComponent(id)}`, bodyOf(draft)),
    onSuccess: async () => {
      toast.done(messageFor("saved"));
      await queryClient.invalidateQueries({ queryKey: adminKey });
      onSaved();
    },
    onError: (error) => toast.failed(failureText(failed, error)),
  });
}

interface DayInputProps {
  readonly label: string;
  readonly time: number;
  readonly onTime: (time: number) => void;
}

/** Days are shown and typed in UTC, as they are counted. */
function DayInput({ label, time, onTime }: DayInputProps) {
  return (
    <TextInput
      type="date"
      label={label}
      value={new Date(time).toISOString().slice(0, 10)}
      onChange={(event) => {
        const typed = Date.parse(event.currentTarget.value);
        if (!Number.isNaN(typed)) onTime(typed);
      }}
    />
  );
}
