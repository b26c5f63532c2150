import {
  type PartSizes,
  type StandardFamily,
  type Standardised,
  shownText,
  standardFamilies,
  unitLabel,
} from "@beltwright/model";
import { Button, Checkbox, Group, Loader, Modal, Table, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { usePreferences } from "../../../ui/preferences/use-preferences.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools, useServerId, useSetView, useView } from "../document/editor-context.ts";
import { undoOffer } from "../document/undo-offer.ts";
import { OfficeLink } from "../forms/office-limits.tsx";

/** Few sizes in place of one for each part: as calculated beside as standardised, with what it weighs and costs. */
export function StandardiseDialog() {
  const isOpen = useView((view) => view.isStandardising);
  const setView = useSetView();
  const close = () => setView({ isStandardising: false });
  return (
    <Modal opened={isOpen} onClose={close} title="Standardise parts" size="lg">
      {isOpen && <Choice onDone={close} />}
    </Modal>
  );
}

interface FamilyWords {
  readonly title: string;
  readonly about: string;
}

const families: Readonly<Record<StandardFamily, FamilyWords>> = {
  diameters: { title: "Bend and take-up diameters", about: "Bends and take-up share shells of larger diameter." },
  faces: { title: "Pulley faces", about: "Pulleys share face widths." },
  shells: { title: "Pulley shells", about: "Pulleys of one diameter share shell and disc thickness." },
  shafts: { title: "Pulley shafts", about: "Pulleys share shafts, bearing seats and bearings." },
  drives: { title: "Drives", about: "All drives have one motor, gearbox, couplings and brake, and one voltage." },
};

/** Larger bends move the belt a little: wanted, but not unasked. */
const usual: readonly StandardFamily[] = standardFamilies.filter((family) => family !== "diameters");

function Choice({ onDone }: { readonly onDone: () => void }) {
  const { editor } = useEditorTools();
  const [wanted, setWanted] = useState(usual);
  const standard = useStandard(wanted);
  const isFewer = standard !== undefined && standardFamilies.some((family) => fewerOf(standard, family) > 0);
  const apply = () => {
    if (standard === undefined) return;
    editor.replace("Standardise parts", standard.conveyor);
    onDone();
    toast.done("Parts standardised. They are on Manual now.", undoOffer(editor));
  };
  const toggle = (family: StandardFamily, isOn: boolean) =>
    setWanted((before) => standardFamilies.filter((one) => (one === family ? isOn : before.includes(one))));
  return (
    <>
      <Text size="sm" mb={8}>
        Parts that Auto has chosen grow to others of this conveyor where the spare and the drawing saved are worth more
        than the steel. Every check is made again; a part that would fail keeps its own size.
      </Text>
      <MostSizes />
      <Table verticalSpacing={6} aria-label="Number of sizes">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Sizes of</Table.Th>
            <Table.Th>As calculated</Table.Th>
            <Table.Th>As standardised</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {standardFamilies.map((family) => (
            <Table.Tr key={family} aria-label={families[family].title}>
              <Table.Td>
                <Checkbox
                  label={families[family].title}
                  description={families[family].about}
                  checked={wanted.includes(family)}
                  onChange={(event) => toggle(family, event.currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td>{standard?.before.sizes[family] ?? "–"}</Table.Td>
              <Table.Td fw={standard && fewerOf(standard, family) > 0 ? 600 : undefined}>
                {standard?.after.sizes[family] ?? "–"}
              </Table.Td>
            </Table.Tr>
          ))}
          <SumRow title="Mass of pulleys and drives" standard={standard} textOf={useMassText()} />
          {standard?.before.cost !== undefined && (
            <SumRow title="Cost by your libraries" standard={standard} textOf={costText} />
          )}
        </Table.Tbody>
      </Table>
      <Group mt={12} justify="flex-end">
        {standard === undefined ? (
          <Loader size="sm" aria-label="Calculating" />
        ) : (
          !isFewer && <Text size="sm">No two parts can share a size without failing a check.</Text>
        )}
        <Button disabled={!isFewer} onClick={apply}>
          Standardise
        </Button>
      </Group>
    </>
  );
}

/** Says how many sizes of a family the office lets stand at most, where it does. */
function MostSizes() {
  const { data: preferences } = usePreferences(useServerId());
  if (preferences?.mostSizes === undefined) return null;
  return (
    <Text size="sm" mb={8} c="dimmed">
      Office preference: at most {preferences.mostSizes} sizes of a family. <OfficeLink />
    </Text>
  );
}

const fewerOf = ({ before, after }: Standardised, family: StandardFamily) => before.sizes[family] - after.sizes[family];

function useMassText(): (sizes: PartSizes, before?: PartSizes) => string {
  const system = useUnitSystem();
  return ({ mass }, before) => {
    const text = (value: number) => `${shownText(value, "kg", system, 4)} ${unitLabel("kg", system)}`;
    const added = before && mass - before.mass;
    return added === undefined ? text(mass) : `${text(mass)} (${added < 0 ? "−" : "+"}${text(Math.abs(added))})`;
  };
}

function costText({ cost = 0 }: PartSizes, before?: PartSizes): string {
  const added = before && cost - (before.cost ?? 0);
  const text = (value: number) => value.toFixed(0);
  return added === undefined ? text(cost) : `${text(cost)} (${added < 0 ? "−" : "+"}${text(Math.abs(added))})`;
}

interface SumRowProps {
  readonly title: string;
  readonly standard: Standardised | undefined;
  readonly textOf: (sizes: PartSizes, before?: PartSizes) => string;
}

function SumRow({ title, standard, textOf }: SumRowProps) {
  return (
    <Table.Tr aria-label={title}>
      <Table.Td>{title}</Table.Td>
      <Table.Td>{standard ? textOf(standard.before) : "–"}</Table.Td>
      <Table.Td>{standard ? textOf(standard.after, standard.before) : "–"}</Table.Td>
    </Table.Tr>
  );
}

/** What comes of the families that are wanted; undefined while it is worked out. */
function useStandard(wanted: readonly StandardFamily[]): Standardised | undefined {
  const { calls } = useEditorTools().calculation;
  const conveyor = useConveyor((document) => document);
  const { data: preferences } = usePreferences(useServerId());
  const mostSizes = preferences?.mostSizes;
  const isKnown = preferences !== undefined;
  const [found, setFound] = useState<{ readonly for: readonly StandardFamily[]; readonly standard?: Standardised }>();
  useEffect(() => {
    if (!isKnown) return;
    let isWanted = true;
    const asked = { families: wanted, ...(mostSizes === undefined ? {} : { mostSizes }) };
    void calls.standardised(conveyor, asked).then((standard) => {
      if (isWanted) setFound({ for: wanted, ...(standard && { standard }) });
    });
    return () => {
      isWanted = false;
    };
  }, [calls, conveyor, wanted, mostSizes, isKnown]);
  return found?.for === wanted ? found.standard : undefined;
}
