import {
  allCategories,
  commonFields,
  type FieldDefinition,
  formatNumber,
  type LibraryDefinition,
  type LibraryRow,
  labelText,
  type RowVerdicts,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { Button, Table, Text } from "@mantine/core";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { FitCell } from "./fit-cell.tsx";
import styles from "./library.module.css";
import { type LibraryPlace, sortedBy } from "./library-place.ts";

interface LibraryTableProps {
  readonly definition: LibraryDefinition;
  readonly rows: readonly LibraryRow[];
  /** What rows miss; undefined where that is not known. */
  readonly verdicts: RowVerdicts | undefined;
  /** The row the component has now. */
  readonly chosen: string | undefined;
  readonly place: LibraryPlace;
  readonly onSort: (change: Pick<LibraryPlace, "sort" | "order">) => void;
  readonly onChoose: (row: LibraryRow) => void;
}

const nothingHere = "Nothing here. Try another category or search.";
const nothingFits = "Nothing here fits. Show all to see why, or try another category.";

/** The columns that matter first; a row is chosen by its button. */
export function LibraryTable({ definition, rows, verdicts, chosen, place, onSort, onChoose }: LibraryTableProps) {
  const system = useUnitSystem();
  const fields = columnsOf(definition).filter(({ name }) => name !== "category" || place.category === allCategories);
  if (rows.length === 0) return <Text size="sm">{place.isFitsOnly ? nothingFits : nothingHere}</Text>;
  const isChosen = ({ _id }: LibraryRow) => _id === chosen;
  return (
    <div className={styles.scroll}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {verdicts && <Table.Th>Fit</Table.Th>}
            {fields.map((field) => (
              <Table.Th key={field.name} aria-sort={sortWord(place, field.name)}>
                <button type="button" className={styles.sort} onClick={() => onSort(sortedBy(place, field.name))}>
                  {labelText(field.label, system)} <span className={styles.unit}>{unitOf(field, system)}</span>
                  {place.sort === field.name && (place.order === "asc" ? " ▲" : " ▼")}
                </button>
              </Table.Th>
            ))}
            <Table.Th aria-label="Choose" className={styles.choose} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr
              key={row._id}
              onDoubleClick={() => onChoose(row)}
              {...(isChosen(row) && { className: styles.chosen, "aria-current": "true" })}
            >
              {verdicts && (
                <Table.Td className={styles.fit}>
                  <FitCell missed={verdicts[row._id]} />
                </Table.Td>
              )}
              {fields.map((field) => (
                <Table.Td
                  key={field.name}
                  ta={field.kind === "number" ? "right" : "left"}
                  className={field.name === "description" ? styles.description : undefined}
                >
                  {cellText(field, row[field.name], system)}
                </Table.Td>
              ))}
              <Table.Td ta="right" className={styles.choose}>
                <Button size="compact-xs" aria-label={`Select ${row.description}`} onClick={() => onChoose(row)}>
                  {isChosen(row) ? "Selected" : "Select"}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function columnsOf(definition: LibraryDefinition): readonly FieldDefinition[] {
  const all = new Map([...commonFields, ...definition.fields].map((field) => [field.name, field]));
  return ["description", "category", ...definition.columns].flatMap((name) => all.get(name) ?? []);
}

function sortWord({ sort, order }: LibraryPlace, name: string): "ascending" | "descending" | "none" {
  if (sort !== name) return "none";
  return order === "asc" ? "ascending" : "descending";
}

function unitOf(field: FieldDefinition, system: UnitSystem): string {
  return field.kind === "number" ? unitLabel(field.unit, system) : "";
}

function cellText(field: FieldDefinition, value: LibraryRow[string] | undefined, system: UnitSystem): string {
  if (value === undefined) return "";
  if (typeof value === "number") {
    return formatNumber(field.kind === "number" ? toDisplay(value, field.unit, system) : value);
  }
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "string" ? value : `${value.length} points`;
}
