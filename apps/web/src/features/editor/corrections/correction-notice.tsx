import { largestMovement, type MovedResult, movedResults } from "@beltwright/model";
import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { ButtonLink } from "../../../ui/link.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { openingOf } from "../document/editor.ts";
import { useEditorState } from "../document/editor-context.ts";
import type { Opening } from "../document/opening.ts";
import { BeltLineOffer } from "./belt-line-offer.tsx";
import styles from "./corrections.module.css";
import { MovedTable } from "./moved-table.tsx";
import { movementText } from "./movement-text.ts";
import { usePreview } from "./use-preview.ts";

/** What moved in a conveyor that was saved before the calculation was corrected, until it is saved or dismissed. */
export function CorrectionNotice() {
  const opening = useEditorState(openingOf);
  const [dismissed, setDismissed] = useState<Opening>();
  const moved = useMoved(opening);
  const largest = largestMovement(moved) ?? moved[0];
  if (largest === undefined || dismissed === opening) return null;
  return <Moved moved={moved} largest={largest} onDismiss={() => setDismissed(opening)} />;
}

function useMoved({ conveyor, savedBefore }: Opening): readonly MovedResult[] {
  const results = usePreview(savedBefore && conveyor);
  return savedBefore && results ? movedResults(savedBefore, results, conveyor) : [];
}

interface MovedProps {
  readonly moved: readonly MovedResult[];
  readonly largest: MovedResult;
  readonly onDismiss: () => void;
}

function Moved({ moved, largest, onDismiss }: MovedProps) {
  const system = useUnitSystem();
  const [isOpen, setIsOpen] = useState(false);
  const what = movementText(largest, system);
  const movement =
    moved.length === 1 ? `One main result moves: ${what}.` : `${moved.length} main results move, most of all ${what}.`;
  return (
    <Alert className={styles.notice} color="blue" variant="light" role="status" aria-label="Corrected calculation">
      <Group gap={8}>
        <span>This conveyor was last saved before the calculation was corrected. {movement}</span>
        <Button size="compact-xs" variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Hide what moved" : "Show what moved"}
        </Button>
        <ButtonLink
          size="compact-xs"
          variant="default"
          to="/App/THelp/$page"
          params={{ page: "corrections" }}
          target="_blank"
        >
          Read why
        </ButtonLink>
        <Button size="compact-xs" variant="default" onClick={onDismiss}>
          Dismiss
        </Button>
      </Group>
      {isOpen && (
        <div className={styles.details}>
          <MovedTable moved={moved} />
          <BeltLineOffer />
        </div>
      )}
    </Alert>
  );
}
