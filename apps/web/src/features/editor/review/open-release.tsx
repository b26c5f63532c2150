import type { DesignReleases, Release } from "@beltwright/contract";
import { Button, Group, TextInput } from "@mantine/core";
import { useState } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import { formatTime } from "../../../ui/time.ts";
import styles from "./review.module.css";
import { reviewCalls } from "./review-calls.ts";
import { useStep } from "./use-step.ts";

/** Units and limits of findings need the engine, which the editor has and a panel alone would have to load. */
const FindingList = lateView(async () => (await import("./finding-list.tsx")).FindingList);

interface OpenReleaseProps {
  readonly release: Release;
  readonly found: DesignReleases;
}

/** The revision under way: who has signed, what was found, and the step that comes next. */
export function OpenRelease({ release, found }: OpenReleaseProps) {
  const { label, revision, state, remark } = release;
  const isChecking = state === "in review" && found.may.mayCheck;
  return (
    <section className={styles.block}>
      <h3 className={styles.title}>{`Revision ${label}, ${state === "checked" ? "checked" : "in review"}`}</h3>
      <p className={styles.hint}>{`Fixes saved revision ${revision}.${remark === "" ? "" : ` Remark: ${remark}`}`}</p>
      <Signatures release={release} />
      <p className={styles.hint}>{nextStep(release, found)}</p>
      <FindingList release={release} isChecking={isChecking} />
      <Steps release={release} found={found} />
    </section>
  );
}

function nextStep({ state }: Release, { may, checkers, approvers, group }: DesignReleases): string {
  const isMine = state === "in review" ? may.mayCheck : may.mayApprove;
  const names = state === "in review" ? checkers : approvers;
  const act = state === "in review" ? "check" : "approval";
  if (isMine) return `It waits for your ${act}.`;
  if (group !== "" && names.length === 0) return `Nobody in ${group} who sees this design has the role for the ${act}.`;
  return `It waits for the ${act} of ${names.join(" or ")}.`;
}

export function Signatures({ release: { designed, checked, approved } }: { readonly release: Release }) {
  const rows = [
    ["Designed", designed],
    ["Checked", checked],
    ["Approved", approved],
  ] as const;
  return (
    <dl className={styles.signatures}>
      {rows.map(([title, step]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{step === undefined ? "–" : `${step.name}, ${formatTime(step.at)}`}</dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({ release, found: { may } }: OpenReleaseProps) {
  const { id, conveyorId, state, label, findings } = release;
  const [reason, setReason] = useState("");
  const checking = useStep(conveyorId, () => reviewCalls.check(id), `Revision ${label} is checked.`);
  const approving = useStep(conveyorId, () => reviewCalls.approve(id), `Revision ${label} is released.`);
  const returning = useStep(conveyorId, () => reviewCalls.back(id, reason.trim()), `Revision ${label} is sent back.`);
  const withdrawing = useStep(conveyorId, () => reviewCalls.withdraw(id, ""), `Revision ${label} is withdrawn.`);
  const isInReview = state === "in review";
  const hasOpen = findings.some(({ severity, accepted }) => severity === "error" && accepted === undefined);
  const mayReturn = may.mayCheck || may.mayApprove;
  return (
    <>
      <Group gap={8} mt={10}>
        {isInReview && may.mayCheck && (
          <Button disabled={hasOpen} loading={checking.isPending} onClick={() => checking.mutate()}>
            Sign as checked
          </Button>
        )}
        {!isInReview && may.mayApprove && (
          <Button loading={approving.isPending} onClick={() => approving.mutate()}>
            Approve and release
          </Button>
        )}
        {may.maySend && (
          <Button variant="default" loading={withdrawing.isPending} onClick={() => withdrawing.mutate()}>
            Withdraw
          </Button>
        )}
      </Group>
      {mayReturn && (
        <form
          className={styles.reason}
          onSubmit={(event) => {
            event.preventDefault();
            returning.mutate();
          }}
        >
          <TextInput
            size="xs"
            flex={1}
            maxLength={500}
            label="Send back because"
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            size="xs"
            disabled={reason.trim() === ""}
            loading={returning.isPending}
          >
            Send back
          </Button>
        </form>
      )}
    </>
  );
}
