import { insertPoints } from "@beltwright/model";
import { Button, Group, Modal, Text } from "@mantine/core";
import { firstIssue } from "../forms/first-issue.ts";
import { pastedTable } from "./pasted-table.ts";
import { placesPlan } from "./places-plan.ts";
import type { Grid } from "./use-grid.ts";

/** Asked where a paste is longer than the table: new points of the profile, or over the rows there are. */
export function PasteChoice({ grid }: { readonly grid: Grid }) {
  const { waiting, place, range, order } = grid;
  const row = order[range.top] ?? order.length - 1;
  const insert = () => {
    if (!waiting) return;
    grid.dismiss();
    const plan = placesPlan(waiting, place.system);
    if (plan.kind === "unreadable") return grid.say(plan.message);
    const outcome = place.editor.apply(insertPoints, { index: row + 1, places: plan.places });
    grid.say(
      outcome.kind === "refused"
        ? firstIssue(outcome, place.system)
        : `${plan.places.length} ${plan.places.length === 1 ? "point" : "points"} inserted.`,
    );
  };
  return (
    <Modal
      opened={waiting !== undefined}
      onClose={grid.dismiss}
      title={`Paste ${pastedTable(waiting ?? []).rows.length} rows`}
    >
      <Text size="sm">There are more rows than the table has below point {row + 1}.</Text>
      <Group mt={14} gap={8} justify="flex-end">
        <Button variant="default" onClick={grid.dismiss}>
          Cancel
        </Button>
        <Button variant="default" onClick={() => waiting && grid.pasteOver(waiting)}>
          Paste over, add rows at the end
        </Button>
        <Button data-autofocus onClick={insert}>
          Insert as points after point {row + 1}
        </Button>
      </Group>
    </Modal>
  );
}
