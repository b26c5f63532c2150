import { type FieldDefinition, type LibraryDefinition, type LibraryValues, rowFields } from "@beltwright/model";

/**
 * Columns that hold, as text that sorts right, the values a library's list can be sorted by. What each one
 * holds differs between libraries; that they are plain columns lets both databases order by an index.
 */
export const sortSlots = ["sort_1", "sort_2", "sort_3", "sort_4", "sort_5", "sort_6", "sort_7", "sort_8"] as const;

type SortSlot = (typeof sortSlots)[number];

export type SortKeys = Readonly<Record<SortSlot, string | null>>;

/** The fields in the slots of a library: those its list shows, in order. */
export function slotFields(definition: LibraryDefinition): readonly FieldDefinition[] {
  const columns = ["category", "description"];
  const fields = rowFields(definition).filter(({ kind, name }) => kind !== "points" && !columns.includes(name));
  return definition.columns
    .flatMap((column) => fields.filter(({ name }) => name === column))
    .slice(0, sortSlots.length);
}

export function sortKeys(definition: LibraryDefinition, values: LibraryValues): SortKeys {
  const fields = slotFields(definition);
  const [sort_1, sort_2, sort_3, sort_4, sort_5, sort_6, sort_7, sort_8] = sortSlots.map((_, index) => {
    const field = fields[index];
    return field ? sortKey(values[field.name] ?? field.default) : null;
  });
  return {
    sort_1: sort_1 ?? null,
    sort_2: sort_2 ?? null,
    sort_3: sort_3 ?? null,
    sort_4: sort_4 ?? null,
    sort_5: sort_5 ?? null,
    sort_6: sort_6 ?? null,
    sort_7: sort_7 ?? null,
    sort_8: sort_8 ?? null,
  };
}

/** Text whose order byte by byte is the order of the values. */
export function sortKey(value: unknown): string {
  if (typeof value === "number") return numberKey(value);
  return typeof value === "string" ? value.toLowerCase() : String(value);
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
