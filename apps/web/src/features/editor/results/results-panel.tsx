import type { Start } from "@beltwright/engine";
import { Anchor, Text } from "@mantine/core";
import { memo, useMemo } from "react";
import { resultAt } from "../calculation/live.ts";
import { useConveyor, useLive, useSetView, useView } from "../document/editor-context.ts";
import { pointLabel } from "../forms/row-picker.tsx";
import { outputsOf, resultGroupsFor, rowOf } from "./result-groups.ts";
import { ResultRow } from "./result-value.tsx";
import styles from "./results.module.css";

/** All results of the conveyor and of the chosen drive and point, those of the open form on top. */
export function ResultsPanel() {
  const failure = useLive((live) => live.failure);
  const form = useView((view) => view.form);
  // One list with names: what only stands elsewhere under another form is moved, not made anew.
  const rows = [<DriveResults key="drive" />, <PointResults key="point" />];
  const first = rows.find(({ key }) => key === rowOf(form));
  const groups = resultGroupsFor(form).map(({ title, names }) => (
    <ResultGroup key={title} title={title} paths={names} />
  ));
  return (
    <div className={styles.panel}>
      {failure !== undefined && (
        <Text role="alert" size="sm" c="red">
          The calculation broke. Your document is safe; undo the last change or reload the page.
        </Text>
      )}
      <NothingYet />
      {[first, ...groups, ...rows.filter((one) => one !== first)]}
    </div>
  );
}

/** A design that could never be calculated has no old results to show. */
function NothingYet() {
  const isNothing = useLive(({ answer, results }) => answer?.kind === "refused" && results.at("te") === undefined);
  const setView = useSetView();
  if (!isNothing) return null;
  return (
    <Text size="sm">
      There are no results yet.{" "}
      <Anchor component="button" type="button" size="sm" onClick={() => setView({ side: "findings" })}>
        The findings
      </Anchor>{" "}
      say what is missing.
    </Text>
  );
}

interface ResultGroupProps {
  readonly title: string;
  readonly paths: readonly string[];
}

const ResultGroup = memo(function ResultGroup({ title, paths }: ResultGroupProps) {
  const isAny = useLive((live) => paths.some((path) => resultAt(live, path) !== undefined));
  if (!isAny) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {paths.includes("tStart") && <StartBasis />}
      {paths.map((path) => (
        <ResultRow key={path} path={path} />
      ))}
    </section>
  );
});

const startBases = {
  "constant-force":
    "Starting times are those of a constant start force. Charts of the start count from switching on, with all it takes until the belt moves.",
  "starter-curve": "Starting times follow the torque curve of the starter.",
  "followed-speed": "Starting times are those of the speed that the start follows.",
  "time-steps": "Starting times count from switching on, with the delays of the drives.",
} as const satisfies Record<Start["basis"], string>;

function StartBasis() {
  const basis = useLive(({ answer }) => (answer?.kind === "calculated" ? answer.startBasis : undefined));
  if (basis === undefined) return null;
  return (
    <Text size="xs" c="dimmed">
      {startBases[basis]}
    </Text>
  );
}

const DriveResults = memo(function DriveResults() {
  const row = useView(({ drive }) => drive);
  const driveNo = useConveyor(({ drives }) => drives[row]?.driveNo);
  const paths = useMemo(() => outputsOf("drives", row), [row]);
  return driveNo === undefined ? null : <ResultGroup title={`Drive ${driveNo}`} paths={paths} />;
});

const PointResults = memo(function PointResults() {
  const row = useView(({ point }) => point);
  const label = useConveyor(({ pulls }) => pulls[row] && pointLabel(pulls[row]));
  const paths = useMemo(() => outputsOf("pulls", row), [row]);
  return label === undefined ? null : <ResultGroup title={`Point ${label}`} paths={paths} />;
});
