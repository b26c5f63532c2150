import { Segmented } from "../segmented/segmented.tsx";
import { setUnitSystem, useUnitSystem } from "./unit-system.tsx";

const systems = [
  { value: "metric", label: "Metric" },
  { value: "imperial", label: "Imperial" },
] as const;

/** The units everything is shown in. */
export function UnitSwitch({ className }: { readonly className?: string | undefined }) {
  return (
    <Segmented
      size="xs"
      aria-label="Units"
      className={className}
      data={systems}
      value={useUnitSystem()}
      onChange={setUnitSystem}
    />
  );
}
