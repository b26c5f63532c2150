import { changeLayout, shownText, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import type { LayoutFigures, LayoutOption } from "@beltwright/results";
import { Badge, Button, Loader, Modal, Table, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { toast } from "../../../ui/toast/toast-store.ts";
import { type Reader, useReader } from "../../../ui/units/currency.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { firstIssue } from "../forms/first-issue.ts";

/** Where the drives of the conveyor may stand, with what would come of it; one click lays it anew. */
export function LayoutDialog() {
  const isOpen = useView((view) => view.isChoosingLayout);
  const setView = useSetView();
  const close = () => setView({ isChoosingLayout: false });
  return (
    <Modal opened={isOpen} onClose={close} title="Change layout" size="xl">
      {isOpen && <Choice onDone={close} />}
    </Modal>
  );
}

function Choice({ onDone }: { readonly onDone: () => void }) {
  const { editor } = useEditorTools();
  const system = useUnitSystem();
  const options = useOptions(system);
  const now = options?.find(({ isNow }) => isNow);
  const choose = ({ family, title }: LayoutOption) => {
    const outcome = editor.apply(changeLayout, { layout: family });
    onDone();
    if (outcome.kind === "refused") toast.failed(firstIssue(outcome, system) ?? "Cannot be laid.");
    if (outcome.kind === "changed") toast.done(`Layout changed: ${title}`, undoOffer(editor));
  };
  if (options === undefined) return <Loader size="sm" aria-label="Calculating the layouts" />;
  if (options.length === 0) return <Text size="sm">Draw a carry strand and a return strand first.</Text>;
  return (
    <>
      <Text size="sm" mb={8}>
        Carry points, loads and what you typed of pulleys with the same role stay. Drives, end pulleys, take-up and
        brakes are laid anew.
      </Text>
      <Table verticalSpacing={6} aria-label="Layouts">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Layout</Table.Th>
            {columns.map(({ title }) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
            <Table.Th aria-label="Choose" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {options.map((option) => (
            <Row key={option.family} option={option} now={figuresOf(now)} onChoose={() => choose(option)} />
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

/** Computed once when the dialog opens: nothing behind it changes while it is open. */
function useOptions(system: UnitSystem): readonly LayoutOption[] | undefined {
  const { calls } = useEditorTools().calculation;
  const conveyor = useConveyor((document) => document);
  const [options, setOptions] = useState<readonly LayoutOption[]>();
  useEffect(() => {
    let isWanted = true;
    void calls.layouts(conveyor, system).then((found) => {
      if (isWanted) setOptions(found);
    });
    return () => {
      isWanted = false;
    };
  }, [calls, conveyor, system]);
  return options;
}

interface Column {
  readonly title: string;
  readonly unit?: UnitCode;
  readonly value: (figures: LayoutFigures) => number | LayoutFigures["takeUp"];
}

const columns: readonly Column[] = [
  { title: "Drives", value: ({ drives }) => drives },
  { title: "Take-up", value: ({ takeUp }) => takeUp },
  { title: "Largest tension", unit: "kN", value: ({ largestTension }) => largestTension },
  { title: "Installed power", unit: "kW", value: ({ installedPower }) => installedPower },
  { title: "Errors", value: ({ errors }) => errors },
];

function figuresOf(option: LayoutOption | undefined): LayoutFigures | undefined {
  return option?.outcome.kind === "laid" ? option.outcome.figures : undefined;
}

interface RowProps {
  readonly option: LayoutOption;
  readonly now: LayoutFigures | undefined;
  readonly onChoose: () => void;
}

function Row({ option, now, onChoose }: RowProps) {
  const { title, why, isNow, isRecommended, outcome } = option;
  const reader = useReader();
  const figures = figuresOf(option);
  return (
    <Table.Tr aria-label={title}>
      <Table.Td>
        <Text size="sm" fw={600}>
          {title} {isRecommended && <Badge size="xs">Recommended</Badge>}
        </Text>
        <Text size="xs">{outcome.kind === "refused" ? outcome.reason : why}</Text>
      </Table.Td>
      {columns.map((column) => (
        <Table.Td key={column.title}>
          <Text size="sm">{valueText(column, figures, reader)}</Text>
          {!isNow && (
            <Text size="xs" c="dimmed">
              now {valueText(column, now, reader)}
            </Text>
          )}
        </Table.Td>
      ))}
      <Table.Td>
        {isNow ? (
          <Text size="xs">As it is</Text>
        ) : (
          <Button
            size="compact-xs"
            disabled={outcome.kind === "refused"}
            aria-label={`Use ${title}`}
            onClick={onChoose}
          >
            Use
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

function valueText({ unit, value }: Column, figures: LayoutFigures | undefined, reader: Reader): string {
  const found = figures && value(figures);
  if (found === undefined) return "–";
  const shown = typeof found === "number" ? { value: found, unit } : found;
  if (shown.unit === undefined) return String(shown.value);
  return `${shownText(shown.value, shown.unit, reader.system, 3)} ${unitLabel(shown.unit, reader.system, reader.currency)}`;
}
