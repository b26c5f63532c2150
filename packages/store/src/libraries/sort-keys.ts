import { type FieldDefinition, type LibraryDefinition, type LibraryValues, rowFields } from "@beltwright/model";
import { textKey } from "../text-keys.ts";

/**
 * Columns that hold, as text that sorts right, the values a library's list can be sorted by. What each one
 * holds differs between libraries; that they are plain columns lets both databases order by an index.
 */
export const sortSlots = ["sort_1", "sort_2", "sort_3", "sort_4", "sort_5", "sort_6", "sort_7", "sort_8"] as const;

type SortSlot = (typeof sortSlots)[number];

export interface SortKeys extends Readonly<Record<SortSlot, string | null>> {
  /** JSON of what all other fields sort by, for the columns that a person adds to a list. */
  readonly more_keys: string;
}

/** The fields in the slots of a library: those its list shows, in order. */
export function slotFields(definition: LibraryDefinition): readonly FieldDefinition[] {
  const fields = sortedFields(definition);
  return definition.columns
    .flatMap((column) => fields.filter(({ name }) => name === column))
    .slice(0, sortSlots.length);
}

/** The fields that only a list with added columns shows. */
export function moreFields(definition: LibraryDefinition): readonly FieldDefinition[] {
  const inSlots = slotFields(definition);
  return sortedFields(definition).filter((field) => !inSlots.includes(field));
}

function sortedFields(definition: LibraryDefinition): readonly FieldDefinition[] {
  const columns = ["category", "description"];
  return rowFields(definition).filter(({ kind, name }) => kind !== "points" && !columns.includes(name));
}

export function sortKeys(definition: LibraryDefinition, values: LibraryValues): SortKeys {
  const fields = slotFields(definition);
  const [sort_1, sort_2, sort_3, sort_4, sort_5, sort_6, sort_7, sort_8] = sortSlots.map((_, index) => {
    const field = fields[index];
    return field ? fieldKey(field, values) : null;
  });
  const more = moreFields(definition).map((field) => [field.name, fieldKey(field, values)]);
  return {
    sort_1: sort_1 ?? null,
    sort_2: sort_2 ?? null,
    sort_3: sort_3 ?? null,
    sort_4: sort_4 ?? null,
    sort_5: sort_5 ?? null,
    sort_6: sort_6 ?? null,
    sort_7: sort_7 ?? null,
    sort_8: sort_8 ?? null,
    more_keys: JSON.stringify(Object.fromEntries(more)),
  };
}

function fieldKey(field: FieldDefinition, values: LibraryValues): string {
  return sortKey(values[field.name] ?? field.default);
}

/** Text whose order byte by byte is the order of the values. */
export function sortKey(value: unknown): string {
  if (typeof value === "number") return numberKey(value);
  return typeof value === "string" ? textKey(value) : String(value);
}

/** The bits of the number, turned so that they count upwards from the most negative. */
function numberKey(value: number): string {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, value === 0 ? 0 : value);
  const raw = bits.getBigUint64(0);
  const isNegative = raw >> 63n === 1n;
  const turned = isNegative ? BigInt.asUintN(64, ~raw) : raw | (1n << 63n);
  return turned.toString(16).padStart(16, "0");
}
