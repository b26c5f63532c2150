import type { Scenario } from "@beltwright/engine";
import { scenarioTitle } from "@beltwright/results";
import { Button } from "@mantine/core";
import type { ShownCalculation } from "../charts/use-calculated.ts";
import { useIsStale } from "../document/editor-context.ts";
import { useDynamicRun, useDynamicRunner } from "./dynamic-run.ts";

interface ReplayButtonProps {
  readonly scenario: Scenario;
  readonly shown: ShownCalculation | undefined;
}

/** Opens the replay of a scenario; where its frames are gone, it is run again, which gives the same. */
export function ReplayButton({ scenario, shown }: ReplayButtonProps) {
  const { replay, start } = useDynamicRunner();
  const isStale = useIsStale();
  const isRunning = useDynamicRun(({ phase }) => phase === "running");
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={`Replay ${scenarioTitle(scenario)}`}
      disabled={shown === undefined || isStale || isRunning}
      onClick={() => {
        if (!replay(scenario) && shown) start({ ...shown, scenario });
      }}
    >
      Replay
    </Button>
  );
}
