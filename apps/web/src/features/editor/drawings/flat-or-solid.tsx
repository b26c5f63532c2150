import { Segmented } from "../../../ui/segmented/segmented.tsx";

const views = [
  { value: "2D", label: "2D" },
  { value: "3D", label: "3D" },
] as const;

interface FlatOrSolidProps {
  readonly isSolid: boolean;
  readonly onChange: (isSolid: boolean) => void;
}

/** Whether a part is drawn flat or in space. */
export function FlatOrSolid({ isSolid, onChange }: FlatOrSolidProps) {
  return (
    <Segmented
      size="xs"
      aria-label="Flat or in space"
      data={views}
      value={isSolid ? "3D" : "2D"}
      onChange={(value) => onChange(value === "3D")}
    />
  );
}
