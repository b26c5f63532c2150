import { type FieldValue, type PointsField, type UnitSystem, unitLabel } from "@beltwright/model";
import { ActionIcon, Button, Table } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { QuantityInput } from "./quantity-input.tsx";
import { quantityText } from "./quantity-text.ts";

type PointRow = Readonly<Record<string, number>>;

interface PointsTableProps {
  readonly id?: string;
  readonly field: PointsField;
  readonly value: readonly PointRow[];
  readonly system: UnitSystem;
  /** Absent where the points may only be read. */
  readonly onChange?: ((rows: readonly PointRow[]) => void) | undefined;
  readonly onType?: (rows: readonly PointRow[] | undefined) => FieldValue | undefined;
  readonly onFinish?: () => void;
}

/** A short table of points, such as the curve of a starter. */
export function PointsTable({ id, field, value, system, onChange, onType, onFinish }: PointsTableProps) {
  const blank = Object.fromEntries(field.columns.map((column) => [column.name, column.default]));
  return (
    <div id={id}>
      {value.length > 0 && (
        <Table fz={12} verticalSpacing={2} aria-label={field.label}>
          <Table.Thead>
            <Table.Tr>
              {field.columns.map(({ name, label, unit }) => (
                <Table.Th key={name}>{`${label} ${unitLabel(unit, system)}`}</Table.Th>
              ))}
              {onChange && <Table.Th aria-label="Delete" />}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {value.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place
              <Table.Tr key={index}>
                {field.columns.map((column) => (
                  <Table.Td key={column.name}>
                    {onChange === undefined ? (
                      quantityText(column, row[column.name] ?? column.default, system)
                    ) : (
                      <QuantityInput
                        aria-label={`${column.label} of point ${index + 1}`}
                        field={column}
                        value={row[column.name] ?? column.default}
                        system={system}
                        onCommit={(next) => onChange(value.with(index, { ...row, [column.name]: next }))}
                        onType={
                          onType &&
                          ((next) => {
                            const rows =
                              next === undefined ? undefined : value.with(index, { ...row, [column.name]: next });
                            const stands = onType(rows);
                            return Array.isArray(stands) ? stands[index]?.[column.name] : undefined;
                          })
                        }
                        {...(onFinish && { onFinish })}
                        onUnread={() => undefined}
                      />
                    )}
                  </Table.Td>
                ))}
                {onChange && (
                  <Table.Td>
                    <ActionIcon
                      size={24}
                      aria-label={`Delete point ${index + 1}`}
                      onClick={() => onChange(value.toSpliced(index, 1))}
                    >
                      <IconX size={12} aria-hidden />
                    </ActionIcon>
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {onChange && (
        <Button
          size="compact-xs"
          variant="default"
          disabled={value.length >= field.maxRows}
          onClick={() => onChange([...value, value.at(-1) ?? blank])}
        >
          Add point
        </Button>
      )}
    </div>
  );
}
