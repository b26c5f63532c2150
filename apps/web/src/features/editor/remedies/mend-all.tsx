import type { MendedAll } from "@beltwright/model";
import { findingSentence, remedyEffects, remedyText } from "@beltwright/results";
import { Button, Group, Modal, Text } from "@mantine/core";
import { IconTool } from "@tabler/icons-react";
import { useState } from "react";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useIsReadOnly, useLive } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { Searching } from "../search/searching.tsx";
import styles from "./remedies.module.css";
import { useRemedies } from "./use-remedies.ts";

/** Mends error after error and shows what was done before any of it is taken. */
export function MendAll() {
  const isReadOnly = useIsReadOnly();
  const errors = useLive(({ answer }) =>
    answer?.kind === "calculated" ? answer.findings.filter(({ severity }) => severity === "error").length : 0,
  );
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly || errors === 0) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTool size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Mend all errors
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Mend all errors" size="lg">
        {isOpen && <Mending onDone={() => setOpen(false)} />}
      </Modal>
    </>
  );
}

function Mending({ onDone }: { readonly onDone: () => void }) {
  const { editor } = useEditorTools();
  const { search, begin, cancel } = useRemedies((calls, given, onTried) => calls.mendAll(given, onTried));
  const document = useConveyor((conveyor) => conveyor);
  if (search.kind === "searching") return <Searching solves={search.solves} of="change" onCancel={cancel} />;
  if (search.kind === "found" && search.found !== undefined && search.conveyor === document) {
    const { found } = search;
    const apply = () => {
      editor.replace("Mend all errors", found.conveyor);
      onDone();
      toast.done(`${found.done.length} changes made`, undoOffer(editor));
    };
    return <Done mended={found} onApply={apply} />;
  }
  return (
    <>
      <Text size="sm" mb={12}>
        Changes are tried by whole calculations: larger parts, Auto in place of a typed part, another width, radius,
        mass or spacing. The one that leaves the fewest errors is taken, of these the cheapest, and the search goes on
        from there; where it leads nowhere, it goes back. Duty, material and friction stay as they are. Nothing is
        changed before you have seen it.
      </Text>
      {search.kind === "failed" && <Text size="sm">The search broke. Your design is as it was.</Text>}
      <Group justify="flex-end">
        <Button onClick={begin}>Look for remedies</Button>
      </Group>
    </>
  );
}

function Done({ mended, onApply }: { readonly mended: MendedAll; readonly onApply: () => void }) {
  const system = useUnitSystem();
  const { conveyor, done, left } = mended;
  return (
    <>
      {done.length === 0 && <Text size="sm">No change was found that mends an error without causing another.</Text>}
      <ol className={styles.list} aria-label="Changes">
        {done.map(({ finding, remedy }) => (
          <li key={JSON.stringify([finding.code, finding.place, remedy.changes])}>
            <span className={styles.what}>{remedyText(conveyor, remedy, { system })}</span>
            <span className={styles.effect}>{`for: ${findingSentence(finding.code, finding.subject)}`}</span>
            <span className={styles.effect}>{remedyEffects(remedy, { system })}</span>
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <>
          <Text size="sm" mt={8}>
            {left.length === 1
              ? "One error is left that no change mends:"
              : `${left.length} errors are left that no change mends:`}
          </Text>
          <ul className={styles.list}>
            {left.map(({ code, subject, place }) => (
              <li key={JSON.stringify([code, place])}>{findingSentence(code, subject)}</li>
            ))}
          </ul>
        </>
      )}
      {done.length > 0 && (
        <Group justify="flex-end" mt={12}>
          <Button onClick={onApply}>
            {done.length === 1 ? "Make this change" : `Make these ${done.length} changes`}
          </Button>
        </Group>
      )}
    </>
  );
}
