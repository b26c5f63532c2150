import { SegmentedControl } from "@mantine/core";

interface FlatOrSolidProps {
  readonly isSolid: boolean;
  readonly onChange: (isSolid: boolean) => void;
}

/** Whether a part is drawn flat or in space. */
export function FlatOrSolid({ isSolid, onChange }: FlatOrSolidProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Flat or in space"
      data={["2D", "3D"]}
      value={isSolid ? "3D" : "2D"}
      onChange={(value) => onChange(value === "3D")}
    />
  );
}
