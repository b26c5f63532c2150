import type { ListedSelection } from "@beltwright/report";
import { Chip, Group } from "@mantine/core";
import type { ReportChoice } from "./last-choice.ts";

interface ReadyChoicesProps {
  readonly selections: readonly ListedSelection[];
  readonly choice: ReportChoice;
  readonly onChoose: (choice: ReportChoice) => void;
}

/** The usual books, each by one click. */
export function ReadyChoices({ selections, choice, onChoose }: ReadyChoicesProps) {
  const ready = choice.kind === "ready" ? choice.name : null;
  return (
    <Chip.Group value={ready}>
      <Group gap={6} role="radiogroup" aria-label="Ready choices">
        {selections.map(({ name, title, reports }) => (
          <Chip
            key={name}
            size="xs"
            value={name}
            title={reports.length === 1 ? "1 report" : `${reports.length} reports`}
            onChange={() => onChoose({ kind: "ready", name })}
          >
            {title}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
