import { Button, Group, Loader, Modal, Switch, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { ComparisonTable } from "../../../../ui/comparison/comparison-table.tsx";
import { toast } from "../../../../ui/toast/toast-store.ts";
import { useReader } from "../../../../ui/units/currency.ts";
import { useEditorTools, useIsReadOnly } from "../../document/editor-context.ts";
import { undoOffer } from "../../document/undo-offer.ts";
import type { OpenedCandidate } from "./trade-calls.ts";
import { startTradeWorker } from "./trade-run.ts";
import { candidateText } from "./trade-words.ts";
import type { TradeFound } from "./use-trade.ts";

interface CandidateDialogProps {
  readonly found: TradeFound;
  readonly candidate: number;
  readonly onClose: () => void;
  readonly onTaken: () => void;
}

/** A candidate beside today's design, to be taken over as one step or saved as a version. */
export function CandidateDialog({ found, candidate, onClose, onTaken }: CandidateDialogProps) {
  const reader = useReader();
  const { editor, save } = useEditorTools();
  const isReadOnly = useIsReadOnly();
  const [isShort, setShort] = useState(true);
  const opened = useOpened(found, candidate);
  const outcome = found.outcomes.find((one) => one.candidate === candidate) ?? found.today;
  const text = candidateText(found.task.study, outcome, reader);
  const take = (isSaved: boolean) => {
    if (typeof opened !== "object") return;
    editor.replace(`Take candidate ${candidate + 1}`, opened.conveyor);
    toast.done(`Candidate ${candidate + 1} taken over: ${text}`, undoOffer(editor));
    if (isSaved) save();
    onTaken();
  };
  return (
    <Modal opened onClose={onClose} title={`Candidate ${candidate + 1} beside today's design`} size="xl">
      <Group justify="space-between" mb={8}>
        <Text size="sm">{text}</Text>
        <Group gap={8}>
          <Switch
            size="xs"
            label="Differences only"
            checked={isShort}
            onChange={(event) => setShort(event.currentTarget.checked)}
          />
          <Button
            variant="default"
            size="xs"
            disabled={isReadOnly || typeof opened !== "object"}
            onClick={() => take(true)}
          >
            Take over and save as a version
          </Button>
          <Button size="xs" disabled={isReadOnly || typeof opened !== "object"} onClick={() => take(false)}>
            Take over
          </Button>
        </Group>
      </Group>
      {opened === "opening" && <Loader size="sm" aria-label="Calculating" />}
      {opened === "failed" && <Text size="sm">The candidate could not be calculated.</Text>}
      {typeof opened === "object" && (
        <ComparisonTable
          comparison={opened.comparison}
          heads={[
            { id: "today", head: "Today" },
            { id: "candidate", head: `Candidate ${candidate + 1}` },
          ]}
          isShort={isShort}
        />
      )}
    </Modal>
  );
}

function useOpened({ task }: TradeFound, candidate: number): OpenedCandidate | "opening" | "failed" {
  const [opened, setOpened] = useState<OpenedCandidate | "opening" | "failed">("opening");
  useEffect(() => {
    const { calls, begun, end } = startTradeWorker(task);
    begun
      .then(() => calls.open(candidate))
      .then(
        (found) => setOpened(found ?? "failed"),
        () => setOpened("failed"),
      )
      .finally(end);
    return end;
  }, [task, candidate]);
  return opened;
}
