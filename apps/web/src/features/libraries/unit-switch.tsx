import type { UnitSystem } from "@beltwright/model";
import { SegmentedControl } from "@mantine/core";

interface UnitSwitchProps {
  readonly system: UnitSystem;
  readonly onChange: (system: UnitSystem) => void;
}

/** How the values of this form are shown and typed; what is stored does not change. */
export function UnitSwitch({ system, onChange }: UnitSwitchProps) {
  return (
    <SegmentedControl
      size="xs"
      aria-label="Units of this form"
      value={system}
      onChange={(value) => onChange(value === "imperial" ? "imperial" : "metric")}
      data={[
        { value: "metric", label: "Metric" },
        { value: "imperial", label: "Imperial" },
      ]}
    />
  );
}
