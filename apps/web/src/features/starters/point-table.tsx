import { type NumberField, type UnitSystem, unitLabel } from "@beltwright/model";
import { ActionIcon, Button } from "@mantine/core";
import { IconCopy, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { QuantityInput } from "../../ui/units/quantity-input.tsx";
import { quantityText } from "../../ui/units/quantity-text.ts";
import type { KeyedPoint, PointMember } from "./curve-points.ts";
import styles from "./starters.module.css";
import type { Curve } from "./use-curve.ts";

interface PointTableProps {
  readonly curve: Curve;
  readonly columns: readonly MemberColumn[];
  readonly system: UnitSystem;
  readonly isReadOnly: boolean;
}

export interface MemberColumn {
  readonly member: PointMember;
  readonly field: NumberField;
  /** On an axis of this kind of curve; the other member is kept but plays no part. */
  readonly isDrawn: boolean;
}

/** Drawn at once; the rest of a very long curve waits until it is asked for. */
const mostDrawn = 200;

export function PointTable({ curve, columns, system, isReadOnly }: PointTableProps) {
  const [isWhole, setWhole] = useState(false);
  const drawn = isWhole ? curve.points : curve.points.slice(0, mostDrawn);
  const rest = curve.points.length - drawn.length;
  return (
    <table className={styles.points}>
      <caption className={styles.hidden}>Points of the curve</caption>
      <thead>
        <tr>
          <th scope="col">#</th>
          {columns.map(({ member, field, isDrawn }) => (
            <th key={member} scope="col" data-drawn={isDrawn} title={field.help}>
              {field.label} <span className={styles.unit}>{unitLabel(field.unit, system)}</span>
            </th>
          ))}
          {!isReadOnly && (
            <th scope="col">
              <span className={styles.hidden}>Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {drawn.map((point, index) => (
          <PointRow key={point.key} number={index + 1} {...{ point, curve, columns, system, isReadOnly }} />
        ))}
      </tbody>
      {rest > 0 && (
        <tfoot>
          <tr>
            <td colSpan={columns.length + 2}>
              <Button variant="subtle" size="compact-xs" onClick={() => setWhole(true)}>
                {`Show ${rest} more points`}
              </Button>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

interface PointRowProps extends PointTableProps {
  readonly point: KeyedPoint;
  readonly number: number;
}

function PointRow({ point, number, curve, columns, system, isReadOnly }: PointRowProps) {
  return (
    <tr data-selected={point.key === curve.selected} onFocus={() => curve.select(point.key)}>
      <th scope="row">{number}</th>
      {columns.map(({ member, field, isDrawn }) => (
        <td key={member} data-drawn={isDrawn}>
          {isReadOnly ? (
            quantityText(field, point[member], system)
          ) : (
            <PointCell {...{ point, number, member, field, curve, system }} />
          )}
        </td>
      ))}
      {!isReadOnly && (
        <td className={styles.rowActions}>
          <ActionIcon
            size="sm"
            color="gray"
            aria-label={`Copy point ${number}`}
            title="Copy point"
            onClick={() => curve.edit({ kind: "copy", key: point.key })}
          >
            <IconCopy size={14} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="sm"
            color="gray"
            aria-label={`Delete point ${number}`}
            title="Delete point"
            onClick={() => curve.edit({ kind: "delete", key: point.key })}
          >
            <IconTrash size={14} aria-hidden />
          </ActionIcon>
        </td>
      )}
    </tr>
  );
}

interface PointCellProps {
  readonly point: KeyedPoint;
  readonly number: number;
  readonly member: PointMember;
  readonly field: NumberField;
  readonly curve: Curve;
  readonly system: UnitSystem;
}

function PointCell({ point, number, member, field, curve, system }: PointCellProps) {
  const [unread, setUnread] = useState<string | undefined>(undefined);
  const value = point[member];
  const isOutside = value < field.min || value > field.max;
  return (
    <QuantityInput
      className={styles.cell ?? ""}
      aria-label={`${field.label} of point ${number}`}
      field={field}
      value={value}
      system={system}
      unread={unread}
      isInvalid={unread !== undefined || isOutside}
      onUnread={(text) => setUnread(text)}
      onCommit={(next) => {
        setUnread(undefined);
        curve.edit({ kind: "change", key: point.key, values: { [member]: next } });
      }}
      onKey={moveBetweenRows}
    />
  );
}

/** Up, down and Enter go from row to row as in a spreadsheet. */
function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" || event.key === "Enter" ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const cell = event.currentTarget.closest("td");
  const row = cell?.parentElement;
  const next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const input = next instanceof HTMLTableRowElement && cell ? next.cells[cell.cellIndex]?.querySelector("input") : null;
  input?.focus();
  input?.select();
}
