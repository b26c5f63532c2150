import type { Conveyor } from "../document/types/conveyor.ts";

/**
 * All drive pulleys as large as the largest of them, so that equal motors turn equal gearboxes (handbook 15.32). Auto
 * keeps to the diameter it is given while that will do.
 */
export function withEqualDrives(conveyor: Conveyor): Conveyor {
  const driven = conveyor.pulls.filter(({ pType }) => pType === "Drive");
  const largest = Math.max(...driven.map(({ shell }) => shell.shellDia));
  const pulls = conveyor.pulls.map((pull) =>
    pull.pType === "Drive" ? { ...pull, shell: { ...pull.shell, shellDia: largest } } : pull,
  );
  return { ...conveyor, pulls };
}
