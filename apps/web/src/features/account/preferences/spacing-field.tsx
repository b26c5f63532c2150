import { fromDisplay, toDisplay, unitLabel } from "@beltwright/model";
import { NumberInput } from "@mantine/core";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";

interface SpacingFieldProps {
  readonly label: string;
  /** m */
  readonly value: number | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: number | undefined) => void;
}

/** A spacing of idlers that may be left to practice. */
export function SpacingField({ label, value, isReadOnly, onChange }: SpacingFieldProps) {
  const system = useUnitSystem();
  return (
    <NumberInput
      label={`${label}, ${unitLabel("m", system)}`}
      placeholder="By practice"
      decimalScale={4}
      disabled={isReadOnly}
      value={value === undefined ? "" : toDisplay(value, "m", system)}
      onChange={(typed) => onChange(typed === "" ? undefined : fromDisplay(Number(typed), "m", system))}
    />
  );
}
