import type { UnitSystem } from "@beltwright/model";
import { useState } from "react";
import { useUnitSystem } from "../../ui/unit-system.tsx";
import { formSystem } from "./form-units.ts";

interface Choice {
  readonly system: UnitSystem;
  /** What it overrides; once either changes the choice has had its day. */
  readonly chosen: UnitSystem;
  readonly isMetric: boolean;
}

/** The units a form is shown in: the person's and the entry's, until someone switches the form itself. */
export function useFormSystem(isMetric: boolean) {
  const chosen = useUnitSystem();
  const [choice, setChoice] = useState<Choice | undefined>(undefined);
  const isCurrent = choice?.chosen === chosen && choice.isMetric === isMetric;
  return {
    system: isCurrent ? choice.system : formSystem(chosen, isMetric),
    setSystem: (system: UnitSystem) => setChoice({ system, chosen, isMetric }),
  };
}
