import { messageFor } from "@beltwright/contract";
import { comparisonCsv, comparisonFileName } from "@beltwright/model";
import { Alert, Button, Skeleton, Switch } from "@mantine/core";
import { IconAlertTriangle, IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { ComparisonTable } from "../../../ui/comparison/comparison-table.tsx";
import { ConveyorLink } from "../../../ui/conveyor-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { Page } from "../../../ui/page.tsx";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { ComparedDocuments, Uncalculated } from "../calculated.ts";
import { comparedQuery, comparisonQuery, storedComparisonQuery } from "../conveyor-queries.ts";
import styles from "./comparison.module.css";

const route = getRouteApi("/shell/member/conveyors/compare");

export function CompareRoute() {
  const ids = route.useSearch().ids.split(",").filter(Boolean);
  return <ComparePage key={ids.join(",")} ids={ids} />;
}

/** Designs side by side. */
function ComparePage({ ids }: { readonly ids: readonly string[] }) {
  const compared = useQuery({ ...comparedQuery(ids), enabled: ids.length > 0 });
  const stored = useQuery(storedComparisonQuery(ids, compared.data));
  const calculated = useQuery(comparisonQuery(ids, compared.data));
  const query = compared.isError ? compared : calculated;
  const isSlow = useSlow(compared.isFetching || calculated.isFetching);
  const [isShort, setShort] = useState(false);
  const data = calculated.data ?? stored.data;
  return (
    <Page
      title="Comparison"
      about="Designs as columns. Differences are marked, and the best value of a line is bold with a star."
      actions={data && <Actions data={data} isShort={isShort} onShort={setShort} />}
    >
      {ids.length === 0 && (
        <EmptyState
          title={messageFor("no-conveyors-selected")}
          action={<ButtonLink to="/conveyors">Go to my conveyors</ButtonLink>}
        >
          Tick the boxes of one or more conveyors in a list and choose Compare.
        </EmptyState>
      )}
      {query.isError && (
        <LoadFailure
          sentence={messageFor("conveyor-load-failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
          link={
            <ButtonLink variant="default" size="compact-sm" to="/conveyors">
              Go to my conveyors
            </ButtonLink>
          }
        />
      )}
      {!data && isSlow && !query.isError && <Skeleton height={400} />}
      {data && (
        <>
          <p className={styles.state} role="status">
            {calculated.data || calculated.isError ? "" : "Results as they were saved, calculating them anew …"}
          </p>
          <UncalculatedNotice uncalculated={data.uncalculated} />
          <ComparisonTable comparison={data.comparison} heads={headsOf(ids, data)} isShort={isShort} />
        </>
      )}
    </Page>
  );
}

function headsOf(ids: readonly string[], { comparison }: ComparedDocuments) {
  return ids.map((id, column) => ({
    id,
    head: <ConveyorLink id={id}>{comparison.numbers[column] || "(no number)"}</ConveyorLink>,
  }));
}

interface ActionsProps {
  readonly data: ComparedDocuments;
  readonly isShort: boolean;
  readonly onShort: (isShort: boolean) => void;
}

function Actions({ data: { comparison }, isShort, onShort }: ActionsProps) {
  const system = useUnitSystem();
  const save = () => saveFile(comparisonFileName(comparison), "text/csv", comparisonCsv(comparison, system));
  return (
    <>
      <Switch
        size="xs"
        label="Differences only"
        checked={isShort}
        onChange={(event) => onShort(event.currentTarget.checked)}
      />
      <Button leftSection={<IconDownload size={14} aria-hidden />} onClick={save}>
        Download CSV
      </Button>
    </>
  );
}

function UncalculatedNotice({ uncalculated }: { readonly uncalculated: readonly Uncalculated[] }) {
  if (uncalculated.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      mb={12}
      title="Not everything could be calculated"
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      <ul className={styles.reasons}>
        {uncalculated.map(({ convNo, reason }) => (
          <li key={`${convNo} ${reason}`}>{`${convNo}: ${reason}`}</li>
        ))}
      </ul>
      Results of these are as they were stored, where there are any.
    </Alert>
  );
}
