import type { FiveNumbers, LibraryRow } from "@beltwright/model";
import { Select } from "@mantine/core";

interface MaterialSelectProps {
  readonly id: string;
  readonly rows: readonly LibraryRow[];
  readonly chosen: FiveNumbers["material"];
  readonly onChoose: (row: LibraryRow | undefined) => void;
  readonly className?: string | undefined;
}

/** The material of a first design, by name and category; gravel where none is chosen. */
export function MaterialSelect({ id, rows, chosen, onChoose, className }: MaterialSelectProps) {
  const names = new Map(rows.map((row) => [`${row.description} (${row.category})`, row]));
  const shown = [...names].find(([, row]) => row._id === chosen?._id)?.[0] ?? null;
  return (
    <Select
      id={id}
      searchable
      clearable
      limit={100}
      placeholder="Gravel"
      data={[...names.keys()]}
      value={shown}
      className={className}
      comboboxProps={{ portalProps: { target: "#main" } }}
      onChange={(name) => onChoose(name === null ? undefined : names.get(name))}
    />
  );
}
