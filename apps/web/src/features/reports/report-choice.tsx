import type { ListedReport } from "@beltwright/report";
import { ActionIcon, Button, Checkbox, Group, Switch, Text } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useState } from "react";
import { groupsOf, inBookOrder, moved, placed, toggled, toggledGroup } from "./choice.ts";
import styles from "./reports.module.css";

interface ReportChoiceProps {
  readonly reports: readonly ListedReport[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** All reports by group; in the order of the book, or in an order of one's own where that is wanted. */
export function ReportChoice({ reports, chosen, onChange }: ReportChoiceProps) {
  const sorted = inBookOrder(chosen, reports);
  const isSorted = sorted.every((id, at) => id === chosen[at]);
  const [isOwn, setOwn] = useState(!isSorted);
  const change = (next: readonly string[]) => onChange(isOwn ? next : inBookOrder(next, reports));
  const switchOrder = (isWanted: boolean) => {
    setOwn(isWanted);
    if (!isWanted && !isSorted) onChange(sorted);
  };
  return (
    <>
      <Group gap={8} my={8}>
        <Button variant="subtle" size="compact-sm" onClick={() => change(reports.map(({ id }) => id))}>
          All reports
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => change([])}>
          None
        </Button>
        <Switch
          size="xs"
          label="Own order"
          ml="auto"
          checked={isOwn}
          onChange={(event) => switchOrder(event.currentTarget.checked)}
        />
      </Group>
      {isOwn && <ChosenOrder {...{ reports, chosen, onChange }} />}
      {groupsOf(reports).map(({ title, reports: members }) => (
        <GroupBoxes key={title} title={title} reports={members} chosen={chosen} onChange={change} />
      ))}
    </>
  );
}

function GroupBoxes({ title, reports, chosen, onChange }: ReportChoiceProps & { readonly title: string }) {
  const ids = reports.map(({ id }) => id);
  const count = ids.filter((id) => chosen.includes(id)).length;
  return (
    <fieldset className={styles.group}>
      <legend>
        <Checkbox
          label={<b>{title}</b>}
          checked={count === ids.length}
          indeterminate={count > 0 && count < ids.length}
          onChange={() => onChange(toggledGroup(chosen, ids))}
        />
      </legend>
      {reports.map((report) => (
        <Checkbox
          key={report.id}
          label={report.title}
          checked={chosen.includes(report.id)}
          onChange={() => onChange(toggled(chosen, report.id))}
        />
      ))}
    </fieldset>
  );
}

function ChosenOrder({ reports, chosen, onChange }: ReportChoiceProps) {
  const [dragged, setDragged] = useState<string>();
  const titleOf = (id: string) => reports.find((one) => one.id === id)?.title ?? id;
  return (
    <section aria-labelledby="report-order" className={styles.order}>
      <Text component="h3" id="report-order" fw={600} size="sm">{`In this order (${chosen.length})`}</Text>
      <Text c="dimmed" size="xs">
        {chosen.length === 0 ? "Tick the reports you want." : "Drag them, or move them with the arrows."}
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
            <MoveButton {...{ chosen, id, onChange }} title={titleOf(id)} by={-1} isAtEnd={at === 0} />
            <MoveButton {...{ chosen, id, onChange }} title={titleOf(id)} by={1} isAtEnd={at === chosen.length - 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MoveButtonProps extends Pick<ReportChoiceProps, "chosen" | "onChange"> {
  readonly id: string;
  readonly title: string;
  readonly by: -1 | 1;
  readonly isAtEnd: boolean;
}

function MoveButton({ chosen, id, title, by, isAtEnd, onChange }: MoveButtonProps) {
  const Icon = by < 0 ? IconArrowUp : IconArrowDown;
  return (
    <ActionIcon
      size={24}
      color="gray"
      variant="subtle"
      aria-label={`Move ${title} ${by < 0 ? "up" : "down"}`}
      disabled={isAtEnd}
      onClick={() => onChange(moved(chosen, id, by))}
    >
      <Icon size={14} aria-hidden />
    </ActionIcon>
  );
}
