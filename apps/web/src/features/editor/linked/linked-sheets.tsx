import { type Linked, messages } from "@beltwright/contract";
import type { Scene } from "@beltwright/drawing";
import { outputAt, unitLabel } from "@beltwright/model";
import { Skeleton, Table, Text, Title } from "@mantine/core";
import { Suspense } from "react";
import { lateView } from "../../../ui/late/late-view.tsx";
import { Page } from "../../../ui/page.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { MaySaveContext } from "../document/editor-context.ts";
import { resultText } from "../results/result-text.ts";
import styles from "./linked.module.css";
import { LinkedFiles } from "./linked-files.tsx";

const SolidView = lateView(async () => (await import("../scene/solid-view.tsx")).SolidView);

interface LinkedSheetsProps {
  readonly secret: string;
  readonly linked: Linked;
}

/** A design of which drawings or results alone are shown: the server has sent no more. */
export function LinkedSheets({ secret, linked }: LinkedSheetsProps) {
  const { convNo, project, shows, drawings, scene, results } = linked;
  return (
    <Page
      title={`${convNo} ${project}`.trim()}
      about={messages["link-view"]}
      actions={<LinkedFiles {...{ secret, convNo, shows }} />}
    >
      {scene !== undefined && (
        <MaySaveContext value={shows.downloads}>
          <section className={styles.solid} aria-label="3D">
            <Suspense fallback={<Skeleton height="100%" />}>
              {/* Made by the program that shows it. */}
              <SolidView scene={scene as Scene} title={convNo} />
            </Suspense>
          </section>
        </MaySaveContext>
      )}
      {drawings && <Drawings drawings={drawings} />}
      {results && <Results {...results} />}
    </Page>
  );
}

function Drawings({ drawings }: { readonly drawings: NonNullable<Linked["drawings"]> }) {
  return (
    <ul className={styles.sheets} aria-label="Drawings">
      {drawings.map(({ name, title, svg }) => (
        <li key={name}>
          <figure className={styles.sheet}>
            {/* As a picture, in which nothing runs. */}
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
              alt={`Drawing ${name}`}
              loading="lazy"
            />
            <Text component="figcaption" size="sm" mt={4}>
              {title}
            </Text>
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The same may be found at several places, which are not told here. */
function timesOf(findings: NonNullable<Linked["results"]>["findings"]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { severity, message } of findings) {
    const line = `${message} (${severity})`;
    times.set(line, (times.get(line) ?? 0) + 1);
  }
  return times;
}

function Results({ values, findings }: NonNullable<Linked["results"]>) {
  const system = useUnitSystem();
  const rows = Object.entries(values).flatMap(([path, value]) => {
    const output = path.includes("[") ? undefined : outputAt(path);
    return output === undefined ? [] : [{ path, value, ...output }];
  });
  return (
    <>
      <Title order={2} mt={16}>
        Findings
      </Title>
      {findings.length === 0 ? (
        <Text>Nothing to report.</Text>
      ) : (
        <ul className={styles.findings}>
          {[...timesOf(findings)].map(([line, times]) => (
            <li key={line}>{times === 1 ? line : `${line} ${times} times`}</li>
          ))}
        </ul>
      )}
      <Title order={2} mt={16}>
        Results
      </Title>
      <Table maw={640} aria-label="Results">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Result</Table.Th>
            <Table.Th ta="right">Value</Table.Th>
            <Table.Th>Unit</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ path, label, value, unit = "1" }) => (
            <Table.Tr key={path}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="right">{resultText(value, unit, system).text}</Table.Td>
              <Table.Td>{unitLabel(unit, system)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}
