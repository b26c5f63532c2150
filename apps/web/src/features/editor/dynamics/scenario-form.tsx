import { elementsOfRun, formatNumber } from "@beltwright/model";
import { Button, Checkbox, NativeSelect, NumberInput, Progress, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { type ShownCalculation, useCalculated } from "../charts/use-calculated.ts";
import { useConveyor, useIsStale, useSetView } from "../document/editor-context.ts";
import { useDynamicRun, useDynamicRunner } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { EventList } from "./event-list.tsx";
import { choiceKinds, choiceOf, loadNames, type ScenarioChoice, scenarioOf } from "./scenario-choice.ts";

/** What shall happen to the conveyor, and the button that lets it happen. */
export function ScenarioForm() {
  const conveyor = useConveyor((document) => document);
  const [choice, setChoice] = useState(() => choiceOf(conveyor));
  const setView = useSetView();
  const shown = useCalculated();
  const change = (part: Partial<ScenarioChoice>) => setChoice({ ...choice, ...part });
  return (
    <section className={styles.setup} aria-label="Scenario">
      <NativeSelect
        size="xs"
        label="Scenario"
        data={choiceKinds}
        value={choice.kind}
        onChange={({ currentTarget: { value } }) =>
          change({ kind: choiceKinds.find((one) => one.value === value)?.value ?? choice.kind })
        }
      />
      <NativeSelect
        size="xs"
        label="Load"
        data={loadNames}
        value={choice.load}
        onChange={({ currentTarget: { value } }) =>
          change({ load: loadNames.find((one) => one.value === value)?.value ?? choice.load })
        }
      />
      <MoreOfScenario choice={choice} change={change} />
      <RunButtons {...{ choice, shown }} />
      <Text size="xs" c="dimmed">
        {conveyor.dynRunTime} s, every {conveyor.dynInterval} s
        <Elements {...{ choice, shown }} />.
      </Text>
      <Button
        size="compact-xs"
        variant="default"
        onClick={() => setView({ form: "dynamic", tool: undefined, wanted: undefined })}
      >
        Simulation settings
      </Button>
    </section>
  );
}

interface RunProps {
  readonly choice: ScenarioChoice;
  readonly shown: ShownCalculation | undefined;
}

/** As many as the run will have: a short belt is not cut finer than its idlers, and every section has one of its own. */
function Elements({ choice, shown }: RunProps) {
  const { load } = choice;
  const elements = useMemo(
    () => shown && elementsOfRun({ ...shown, scenario: { kind: "start", load } }),
    [shown, load],
  );
  return elements === undefined ? null : `, ${elements} elements`;
}

interface MoreProps {
  readonly choice: ScenarioChoice;
  readonly change: (part: Partial<ScenarioChoice>) => void;
}

function MoreOfScenario({ choice, change }: MoreProps) {
  const driveIds = useConveyor(({ drives }) => drives).map(({ driveNo }) => String(driveNo));
  const seconds = { size: "xs", min: 0, suffix: " s", hideControls: true } as const;
  switch (choice.kind) {
    case "aborted-start":
      return (
        <>
          <NumberInput
            {...seconds}
            label="Drives trip after"
            value={choice.tripTime}
            onChange={(value) => typeof value === "number" && change({ tripTime: value })}
          />
          <Checkbox
            size="xs"
            label="Brakes close"
            checked={choice.isBraked}
            onChange={({ currentTarget: { checked } }) => change({ isBraked: checked })}
          />
        </>
      );
    case "power-failure":
      return (
        <NumberInput
          {...seconds}
          label="Power fails after"
          value={choice.failsAt}
          onChange={(value) => typeof value === "number" && change({ failsAt: value })}
        />
      );
    case "sequence":
      return (
        <>
          <NativeSelect
            size="xs"
            label="Begins"
            data={[
              { value: "rest", label: "At rest" },
              { value: "running", label: "Running" },
            ]}
            value={choice.from}
            onChange={({ currentTarget: { value } }) => change({ from: value === "running" ? "running" : "rest" })}
          />
          <EventList events={choice.events} driveIds={driveIds} onChange={(events) => change({ events })} />
        </>
      );
    case "start":
    case "coasting":
    case "braking":
    case "ramp-down":
    case "emergency-stop":
      return null;
  }
}

function RunButtons({ choice, shown }: RunProps) {
  const { start, cancel } = useDynamicRunner();
  const isStale = useIsStale();
  const phase = useDynamicRun((state) => state.phase);
  const progress = useDynamicRun((state) => state.progress);
  const left = useDynamicRun((state) => state.secondsLeft);
  if (phase === "running") {
    return (
      <>
        <Progress value={100 * progress} aria-label="Progress of the run" size="sm" />
        <Text size="xs" c="dimmed">
          {Math.round(100 * progress)} %{left === undefined ? "" : `, ${Math.ceil(left)} s left`}
        </Text>
        <Button size="xs" variant="default" onClick={cancel}>
          Cancel
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        size="xs"
        disabled={shown === undefined || isStale}
        onClick={() => shown && start({ ...shown, scenario: scenarioOf(choice, shown.conveyor) })}
      >
        Run
      </Button>
      <CancelNote />
    </>
  );
}

/** A run that was cancelled is shown as far as it came, and says so. */
function CancelNote() {
  const isCancelled = useDynamicRun(({ answer }) => answer?.kind === "ran" && answer.result.end === "cut-short");
  const end = useDynamicRun(({ frames, interval }) => Math.max(0, (frames?.count ?? 1) - 1) * interval);
  if (!isCancelled) return null;
  return (
    <Text size="xs" role="status">
      {`Cancelled: shown as far as it came, to ${formatNumber(end)} s.`}
    </Text>
  );
}
