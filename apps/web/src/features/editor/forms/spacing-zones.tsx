import { type Conveyor, setSpacingZones, shownText, type UnitCode, unitLabel } from "@beltwright/model";
import type { SpacingFigures, SpacingOffer } from "@beltwright/results";
import { Button, Table } from "@mantine/core";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEdit, useEditorTools, useIsReadOnly } from "../document/editor-context.ts";
import styles from "./forms.module.css";

interface Asked {
  /** The document that was asked for. */
  readonly of: Conveyor;
  readonly offer: SpacingOffer | undefined;
}

/** Idler spacing in zones: worked out when it is asked for, taken by one edit. */
export function SpacingZones() {
  const { calls } = useEditorTools().calculation;
  const conveyor = useConveyor((document) => document);
  const isReadOnly = useIsReadOnly();
  const take = useEdit(setSpacingZones);
  const [asked, setAsked] = useState<Asked | undefined>(undefined);
  const ask = async () => setAsked({ of: conveyor, offer: await calls.spacing(conveyor) });
  // What was worked out for another document is not offered for this one.
  const answer = asked?.of === conveyor ? asked : undefined;
  const offer = answer?.offer;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>Spacing in zones</legend>
      <p className={styles.said}>
        Idlers close together where the belt is slack and further apart where it is tight: groups of at least 100 m, at
        most three spacings.
      </p>
      {answer && !offer && <p className={styles.said}>Zones would save no idlers on this conveyor.</p>}
      {offer && <OfferTable offer={offer} />}
      {offer ? (
        <Button size="compact-xs" disabled={isReadOnly} onClick={() => take({ zones: offer.zones })}>
          Space the idlers in zones
        </Button>
      ) : (
        <Button size="compact-xs" variant="default" onClick={() => void ask()}>
          Work out zones
        </Button>
      )}
    </fieldset>
  );
}

const rows: readonly (readonly [label: string, unit: UnitCode, value: (figures: SpacingFigures) => number])[] = [
  ["Carry idler sets", "1", ({ sets }) => sets],
  ["Mass of the sets", "kg", ({ mass }) => mass],
  ["Absorbed power", "kW", ({ absorbedPower }) => absorbedPower],
];

function OfferTable({ offer: { zones, before, after } }: { readonly offer: SpacingOffer }) {
  const system = useUnitSystem();
  const text = (value: number, unit: UnitCode) => `${shownText(value, unit, system)} ${unitLabel(unit, system)}`.trim();
  const spans = zones.map(
    ({ start, end, spacing }) => `${text(start, "m")} to ${text(end, "m")}: every ${text(spacing, "m")}`,
  );
  return (
    <>
      <p className={styles.said}>From the tail along the belt, {spans.join("; ")}.</p>
      <Table aria-label="Spacing in zones">
        <Table.Thead>
          <Table.Tr>
            <Table.Th />
            <Table.Th>Now</Table.Th>
            <Table.Th>In zones</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(([label, unit, value]) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td>{text(value(before), unit)}</Table.Td>
              <Table.Td>{text(value(after), unit)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
