import type { ListedReport } from "@beltwright/report";
import { ActionIcon, Button, Checkbox, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useState } from "react";
import { groupsOf, moved, placed, toggled, toggledGroup } from "./choice.ts";
import styles from "./reports.module.css";

interface ReportChoiceProps {
  readonly reports: readonly ListedReport[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** All reports by group on the left, the chosen ones in their order on the right. */
export function ReportChoice({ reports, chosen, onChange }: ReportChoiceProps) {
  return (
    <div className={styles.choice}>
      <div className={styles.groups}>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(reports.map(({ id }) => id))}>
          All reports
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
          None
        </Button>
        {groupsOf(reports).map(({ title, reports: members }) => {
          const ids = members.map(({ id }) => id);
          const count = ids.filter((id) => chosen.includes(id)).length;
          return (
            <fieldset key={title} className={styles.group}>
              <legend>
                <Checkbox
                  label={<b>{title}</b>}
                  checked={count === ids.length}
                  indeterminate={count > 0 && count < ids.length}
                  onChange={() => onChange(toggledGroup(chosen, ids))}
                />
              </legend>
              {members.map((report) => (
                <Checkbox
                  key={report.id}
                  label={report.title}
                  checked={chosen.includes(report.id)}
                  onChange={() => onChange(toggled(chosen, report.id))}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
      <ChosenOrder {...{ reports, chosen, onChange }} />
    </div>
  );
}

function ChosenOrder({ reports, chosen, onChange }: ReportChoiceProps) {
  const [dragged, setDragged] = useState<string>();
  const titleOf = (id: string) => reports.find((one) => one.id === id)?.title ?? id;
  return (
    <section aria-labelledby="report-order" className={styles.order}>
      <Text component="h2" id="report-order" fw={600} size="sm">{`In this order (${chosen.length})`}</Text>
      <Text c="dimmed" size="xs">
        {chosen.length === 0 ? "Tick the reports you want on the left." : "Drag them, or move them with the arrows."}
      </Text>
      <ol>
        {chosen.map((id, at) => (
          <li
            key={id}
            draggable
            data-dragged={id === dragged}
            onDragStart={() => setDragged(id)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => event.preventDefault()}
            onDragEnter={() => dragged !== undefined && onChange(placed(chosen, dragged, id))}
          >
            <span>{titleOf(id)}</span>
            <ActionIcon
              size="sm"
              color="gray"
              variant="subtle"
              aria-label={`Move ${titleOf(id)} up`}
              disabled={at === 0}
              onClick={() => onChange(moved(chosen, id, -1))}
            >
              <IconArrowUp size={14} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size="sm"
              color="gray"
              variant="subtle"
              aria-label={`Move ${titleOf(id)} down`}
              disabled={at === chosen.length - 1}
              onClick={() => onChange(moved(chosen, id, 1))}
            >
              <IconArrowDown size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
    </section>
  );
}
