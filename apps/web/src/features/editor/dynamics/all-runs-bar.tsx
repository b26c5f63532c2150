import { Button, Progress, Text } from "@mantine/core";
import type { ShownCalculation } from "../charts/use-calculated.ts";
import { useIsStale } from "../document/editor-context.ts";
import { useAllRuns, useDynamicRunner } from "./dynamic-run.ts";
import styles from "./dynamics.module.css";
import { shareDone } from "./run-all.ts";

/** Runs every scenario, shows how far that is, and stops it. */
export function AllRunsBar({ shown }: { readonly shown: ShownCalculation | undefined }) {
  const { all } = useDynamicRunner();
  const isStale = useIsStale();
  const isRunning = useAllRuns((state) => state.isRunning);
  const share = useAllRuns(shareDone);
  return (
    <div className={styles.allRuns}>
      {isRunning ? (
        <Button size="xs" variant="default" onClick={all.cancel}>
          Cancel all
        </Button>
      ) : (
        <Button size="xs" disabled={shown === undefined || isStale} onClick={() => shown && void all.start(shown)}>
          Run all twelve
        </Button>
      )}
      {isRunning ? (
        <>
          <Progress
            value={100 * share}
            aria-label="Progress of all scenarios"
            size="sm"
            className={styles.allProgress}
          />
          <Text size="xs" c="dimmed">
            {Math.round(100 * share)} %
          </Text>
        </>
      ) : (
        <Text size="xs" c="dimmed">
          The belt is cut into elements that stretch and followed step by step. The worst of each quantity is in bold.
        </Text>
      )}
    </div>
  );
}
