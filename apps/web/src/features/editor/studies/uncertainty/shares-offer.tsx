import { formatNumber, inputTitle } from "@beltwright/model";
import { leastExplained, type PreparedStudy, type ResultOutcome, solvesForShares } from "@beltwright/studies";
import { Button, Group, Text } from "@mantine/core";
import { useStudyRunner } from "./study-run.ts";
import type { SharesState } from "./study-store.ts";
import styles from "./uncertainty.module.css";

interface SharesOfferProps {
  readonly prepared: PreparedStudy;
  readonly result: ResultOutcome;
  readonly shares: SharesState | undefined;
}

/** Where the shares of ranks tell of too little, the shares of variance themselves, at the price of many calculations. */
export function SharesOffer({ prepared, result, shares }: SharesOfferProps) {
  const runner = useStudyRunner();
  const { name } = result.headline;
  if (result.shares.explained >= leastExplained) return null;
  const own = shares?.name === name ? shares : undefined;
  if (own?.kind === "found") return <SharesTable prepared={prepared} found={own.found} />;
  const said = `The shares above tell of ${formatNumber(100 * result.shares.explained, 2)} % of the scatter.`;
  return (
    <Group gap={8}>
      <Text size="xs" c="dimmed" role="status">
        {own?.kind === "none" ? `${said} First and total shares were not found.` : said}
      </Text>
      {shares?.kind === "running" ? (
        <Button size="compact-xs" variant="default" onClick={runner.cancel}>
          Cancel at {Math.round(100 * shares.share)} %
        </Button>
      ) : (
        <Button size="compact-xs" variant="default" onClick={() => void runner.findShares(name)}>
          Find first and total shares by {solvesForShares(prepared)} calculations
        </Button>
      )}
    </Group>
  );
}

interface SharesTableProps {
  readonly prepared: PreparedStudy;
  readonly found: Extract<SharesState, { kind: "found" }>["found"];
}

function SharesTable({ prepared, found }: SharesTableProps) {
  const percent = (share: number | undefined) => `${formatNumber(100 * (share ?? 0), 2)} %`;
  return (
    <table className={styles.results}>
      <caption>First and total shares of variance</caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">Alone</th>
          <th scope="col">With all others</th>
        </tr>
      </thead>
      <tbody>
        {prepared.study.inputs.map(({ fields }, at) => (
          <tr key={fields}>
            <th scope="row">{inputTitle(fields)}</th>
            <td>{percent(found.first[at])}</td>
            <td>{percent(found.total[at])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
