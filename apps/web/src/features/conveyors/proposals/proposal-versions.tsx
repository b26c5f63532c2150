import type { Proposal, ProposalVersion } from "@beltwright/contract";
import { Button, Group } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { counted } from "../../../ui/counted.ts";
import { titleOf } from "../../../ui/proposals/proposal-calls.ts";
import { ProposalLink } from "../../../ui/proposals/proposal-link.tsx";
import { formatTime } from "../../../ui/time.ts";
import { Differences } from "../versions/version-differences.tsx";
import { proposalVersionDifferenceQuery, proposalVersionsQuery } from "./proposal-queries.ts";
import styles from "./proposals.module.css";

/** The states a proposal was saved in before: each can be compared with the newest and looked at in the editor. */
export function ProposalVersions({ proposal }: { readonly proposal: Proposal }) {
  const { data } = useQuery(proposalVersionsQuery(proposal));
  const [compared, setCompared] = useState<number>();
  const earlier = data?.filter(({ revision }) => revision !== proposal.revision) ?? [];
  if (earlier.length === 0) return null;
  return (
    <section>
      <h3 className={styles.title}>{`Earlier versions (${earlier.length})`}</h3>
      <ol className={styles.list} aria-label={`Earlier versions of ${titleOf(proposal)}, newest first`}>
        {earlier.map((version) => (
          <EarlierVersion
            key={version.revision}
            {...{ proposal, version }}
            isCompared={compared === version.revision}
            onCompare={() => setCompared(compared === version.revision ? undefined : version.revision)}
          />
        ))}
      </ol>
    </section>
  );
}

interface EarlierVersionProps {
  readonly proposal: Proposal;
  readonly version: ProposalVersion;
  readonly isCompared: boolean;
  readonly onCompare: () => void;
}

function EarlierVersion({ proposal, version, isCompared, onCompare }: EarlierVersionProps) {
  const { revision, changedAt, changes, baseRevision } = version;
  return (
    <li className={styles.version}>
      <div className={styles.head}>
        <span>{`Version ${revision}`}</span>
        <span className={styles.state}>
          <time dateTime={new Date(changedAt).toISOString()}>{formatTime(changedAt)}</time>
          {`, begun from revision ${baseRevision}, ${counted(changes, "input")} changed`}
        </span>
        <Group gap={6} className={styles.acts ?? ""}>
          <Button
            size="compact-xs"
            variant="default"
            aria-expanded={isCompared}
            aria-label={`${isCompared ? "Hide" : "Compare"} version ${revision}`}
            onClick={onCompare}
          >
            {isCompared ? "Hide" : "Compare"}
          </Button>
          <ProposalLink of={proposal} version={revision} label={`Look at version ${revision}`}>
            Look at it
          </ProposalLink>
        </Group>
      </div>
      {isCompared && <ComparedVersion {...{ proposal, revision }} />}
    </li>
  );
}

function ComparedVersion({ proposal, revision }: { readonly proposal: Proposal; readonly revision: number }) {
  const query = useQuery(proposalVersionDifferenceQuery(proposal, revision));
  return <Differences query={query} heads={[`Version ${revision}`, `Version ${proposal.revision}`]} />;
}
