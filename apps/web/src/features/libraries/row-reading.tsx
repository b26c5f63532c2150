import { messageFor } from "@beltwright/contract";
import { type LibraryDefinition, type LibraryRow, mayCopyLibraryRow, type RefusalCode } from "@beltwright/model";
import { Alert } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { usePerson } from "../../session/session.ts";
import { Page } from "../../ui/page.tsx";
import { PanelSplit } from "../../ui/panel-split.tsx";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import { fieldGroups } from "./form/field-groups.ts";
import { FieldText } from "./form/field-text.tsx";
import styles from "./form/form.module.css";
import { PointsInput } from "./form/points-input.tsx";
import { HistoryPanel } from "./history/history-panel.tsx";
import { RowPicture } from "./row-picture.tsx";
import { RowScope } from "./row-scope.tsx";
import { RowTools } from "./row-tools.tsx";
import { useOwnerName } from "./use-owner-name.ts";

interface RowReadingProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly refusal: RefusalCode;
}

/** A row for someone who may not change it: the values, why, and what can be done instead. */
export function RowReading({ definition, row, refusal }: RowReadingProps) {
  const system = useUnitSystem();
  const owner = useOwnerName(definition, row);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const copying = mayCopyLibraryRow(usePerson());
  return (
    <Page
      title={row.description}
      about={`${definition.itemTitle} in ${row.category}, owned by ${owner}`}
      actions={<RowTools {...{ definition, row }} onHistory={() => setHistoryOpen(!isHistoryOpen)} />}
    >
      <PanelSplit
        panel={
          isHistoryOpen && <HistoryPanel definition={definition} id={row._id} onClose={() => setHistoryOpen(false)} />
        }
      >
        <div className={styles.form}>
          <RowScope {...{ definition, row }} />
          <div className={styles.notices}>
            <Alert color="gray" variant="light" icon={<IconLock size={18} aria-hidden />}>
              {messageFor(refusal)}
              {copying.kind === "refused" && <p className={styles.secondReason}>{messageFor(copying.code)}</p>}
            </Alert>
          </div>
          <RowPicture {...{ definition, system }} values={row} />
          {fieldGroups(definition).map(({ title, fields }) => (
            <section key={title} className={styles.group} aria-label={title}>
              <h2 className={styles.groupTitle}>{title}</h2>
              <dl>
                {fields
                  .filter((field) => field.kind !== "points")
                  .map((field) => (
                    <FieldText key={field.name} field={field} value={row[field.name]} system={system} />
                  ))}
              </dl>
              {fields
                .filter((field) => field.kind === "points")
                .map((field) => (
                  <PointsInput key={field.name} field={field} values={row} system={system} />
                ))}
            </section>
          ))}
        </div>
      </PanelSplit>
    </Page>
  );
}
