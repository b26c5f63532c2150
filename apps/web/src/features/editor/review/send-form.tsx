import type { DesignReleases } from "@beltwright/contract";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import type { LiveDesign } from "../../../ui/design-panels/design-panels.ts";
import { nextLabel } from "./next-label.ts";
import styles from "./review.module.css";
import { reviewCalls } from "./review-calls.ts";
import { useStep } from "./use-step.ts";

interface SendFormProps {
  readonly design: LiveDesign;
  readonly found: DesignReleases;
}

/** Sends what is saved to review, under the label of the next revision. */
export function SendForm({ design, found }: SendFormProps) {
  const { id, revision, isUnsaved } = design;
  const [label, setLabel] = useState(() => nextLabel(found.releases));
  const [remark, setRemark] = useState("");
  const sending = useStep(id, () => reviewCalls.send(id, { revision, label: label.trim(), remark }), "Sent to review.");
  return (
    <form
      className={styles.block}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <h3 className={styles.title}>Send to review</h3>
      <WhoReviews found={found} />
      <Group align="flex-end" gap={8} wrap="nowrap">
        <TextInput
          label="Revision"
          maxLength={20}
          w={90}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextInput
          label="Remark in the revision table"
          maxLength={200}
          flex={1}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isUnsaved || label.trim() === ""} loading={sending.isPending}>
          Send
        </Button>
      </Group>
      {isUnsaved && <p className={styles.hint}>Save the design first: a review fixes what is saved.</p>}
    </form>
  );
}

function WhoReviews({ found: { group, checkers, approvers } }: Pick<SendFormProps, "found">) {
  if (group === "") {
    return (
      <p className={styles.hint}>
        You are in no group, so you check and approve it yourself. The report then shows your name three times.
      </p>
    );
  }
  if (checkers.length === 0 || approvers.length === 0) {
    const missing = checkers.length === 0 ? "check" : "approve";
    return (
      <p className={styles.hint}>
        {`Nobody in ${group} who sees this design may ${missing} it. File the design under the group, or give someone the role on the group page.`}
      </p>
    );
  }
  return <p className={styles.hint}>{`Checks: ${checkers.join(", ")}. Approves: ${approvers.join(", ")}.`}</p>;
}
