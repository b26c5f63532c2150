import { type CandidateOutcome, chosenIn, isFeasible, studyResult, today } from "@beltwright/studies";
import { Button, Table, Text, UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useState } from "react";
import { useReader } from "../../../../ui/units/currency.ts";
import styles from "./trade.module.css";
import { axisLabel, axisNames, choiceHead, choiceText, resultNumber } from "./trade-words.ts";
import type { TradeFound } from "./use-trade.ts";

interface CandidateTableProps {
  readonly found: TradeFound;
  readonly onOpen: (candidate: number) => void;
}

/** Rows that a person reads; the file has all of them. */
const mostRows = 100;

/** Candidates that meet the conditions, by any of their numbers; those of the front are marked. */
export function CandidateTable({ found, onOpen }: CandidateTableProps) {
  const reader = useReader();
  const { study } = found.task;
  const names = axisNames(study);
  const [sorted, setSorted] = useState({ name: study.objectives[0]?.name ?? "", isDown: false });
  const { feasible, front, knee } = studyResult(study, found.outcomes);
  const onFront = new Set(front.map(({ candidate }) => candidate));
  const sign = sorted.isDown ? -1 : 1;
  const numberOf = (one: CandidateOutcome) => one.results[sorted.name] ?? Number.POSITIVE_INFINITY;
  const rows = feasible.toSorted(
    (one, other) => sign * (numberOf(one) - numberOf(other)) || one.candidate - other.candidate,
  );
  const sortBy = (name: string) => setSorted({ name, isDown: sorted.name === name && !sorted.isDown });
  return (
    <>
      <div className={styles.tableFrame}>
        <Table aria-label="Candidates" className={styles.table} stickyHeader verticalSpacing={3}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th />
              {study.choices.map(({ name }) => (
                <Table.Th key={name}>{choiceHead(name, reader)}</Table.Th>
              ))}
              {names.map((name) => (
                <Table.Th
                  key={name}
                  aria-sort={sorted.name === name ? (sorted.isDown ? "descending" : "ascending") : "none"}
                >
                  <UnstyledButton className={styles.sort} onClick={() => sortBy(name)}>
                    {axisLabel(name, reader)}
                    {sorted.name === name &&
                      (sorted.isDown ? (
                        <IconChevronDown size={12} aria-hidden />
                      ) : (
                        <IconChevronUp size={12} aria-hidden />
                      ))}
                  </UnstyledButton>
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {[found.today, ...rows.slice(0, mostRows)].map((one) => (
              <Table.Tr key={one.candidate} data-standing={standingOf(one, onFront, knee)}>
                <Table.Td>
                  {one.candidate === today ? (
                    todayWord(one)
                  ) : (
                    <Button size="compact-xs" variant="subtle" onClick={() => onOpen(one.candidate)}>
                      Compare
                    </Button>
                  )}
                </Table.Td>
                {study.choices.map(({ name }, at) => (
                  <Table.Td key={name}>
                    {one.candidate === today
                      ? ""
                      : choiceText(name, chosenIn(study.choices, one.candidate)[at]?.value ?? "", reader)}
                  </Table.Td>
                ))}
                {names.map((name) => (
                  <Table.Td key={name} className={styles.number}>
                    {resultNumber(name, one.results[name], reader)}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {rows.length > mostRows && (
        <Text
          size="xs"
          c="dimmed"
        >{`The first ${mostRows} of ${rows.length} are shown; the CSV has all of them.`}</Text>
      )}
    </>
  );
}

const todayWord = (one: CandidateOutcome) => (isFeasible(one) ? "Today" : "Today, fails");

function standingOf(one: CandidateOutcome, front: ReadonlySet<number>, knee: CandidateOutcome | undefined) {
  if (one.candidate === today) return "today";
  if (one.candidate === knee?.candidate) return "knee";
  return front.has(one.candidate) ? "front" : undefined;
}
