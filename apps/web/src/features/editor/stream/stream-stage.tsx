import { addWindowCase, shownText, unitLabel } from "@beltwright/model";
import type { Stream, StreamBelt, WorstLoadRow } from "@beltwright/results";
import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { toast } from "../../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useSize } from "../../../ui/use-size.ts";
import { PlaceComment } from "../comments/drawing-comments.tsx";
import { useEdit, useEditorTools, useIsReadOnly } from "../document/editor-context.ts";
import { TracedNumber } from "../results/traced-number.tsx";
import styles from "./stream.module.css";
import { StreamPicture } from "./stream-picture.tsx";
import { evenStretches, type Stretch } from "./stream-places.ts";
import { useStream, useStreamBelt } from "./use-stream.ts";

const counts = [
  { value: "1", label: "One stretch of load" },
  { value: "2", label: "Two stretches" },
  { value: "3", label: "Three stretches" },
];

/** A stream of load on the long section that is dragged and stretched, with tensions that follow it. */
export function StreamStage() {
  const belt = useStreamBelt();
  if (belt === undefined || belt.places.length < 2) return <p className={styles.bar}>No carry strand to load yet.</p>;
  return <StreamOnBelt belt={belt} />;
}

function StreamOnBelt({ belt }: { readonly belt: StreamBelt }) {
  const { ref, width, height } = useSize();
  const end = belt.places.at(-1)?.along ?? 0;
  const [held, setHeld] = useState(() => evenStretches(1, end));
  const stretches = useMemo(() => within(held, end), [held, end]);
  const stream = useStream(belt, stretches);
  return (
    <div className={styles.stage}>
      <div className={styles.bar}>
        <NativeSelect
          aria-label="Load on the belt"
          size="xs"
          data={counts}
          value={String(stretches.length)}
          onChange={(event) => setHeld(evenStretches(Number(event.currentTarget.value), end))}
        />
        <WorstPlaces belt={belt} streaks={Math.max(1, stretches.length)} onFound={setHeld} />
        <KeepStream stretches={stretches} />
        <PlaceComment />
        {stream && <Readings stream={stream} />}
      </div>
      <div ref={ref} className={styles.sheet}>
        {width > 0 && <StreamPicture {...{ belt, stream, stretches }} size={{ width, height }} onMove={setHeld} />}
      </div>
    </div>
  );
}

/** A belt that has become shorter keeps what still lies on it. */
function within(stretches: readonly Stretch[], end: number): readonly Stretch[] {
  if (stretches.every(({ to }) => to <= end)) return stretches;
  const kept = stretches.flatMap(({ from, to }) => (from < end ? [{ from, to: Math.min(to, end) }] : []));
  return kept.length > 0 ? kept : evenStretches(1, end);
}

function Readings({ stream: { pull, largest, smallest } }: { readonly stream: Stream }) {
  const system = useUnitSystem();
  return [pull, largest, smallest].map((traced) => (
    <span key={traced.label.split(",")[0]} className={styles.reading}>
      {traced.label}
      <TracedNumber traced={traced} /> {unitLabel(traced.unit, system)}
    </span>
  ));
}

interface WorstPlacesProps {
  readonly belt: StreamBelt;
  readonly streaks: number;
  readonly onFound: (stretches: readonly Stretch[]) => void;
}

/** Jumps to where the stream is worst for something. */
function WorstPlaces({ belt, streaks, onFound }: WorstPlacesProps) {
  const rows = useWorstRows(belt, streaks);
  const choices = rows.flatMap(({ largest, smallest }) => [largest, smallest].flatMap((one) => one ?? []));
  const jump = (label: string) => {
    const found = choices.find(({ traced }) => traced.label === label);
    if (found === undefined) return;
    if (found.windows.length === 0) toast.note("The empty belt is the worst for this.");
    else onFound(found.windows.map(({ from, to }) => ({ from, to })));
  };
  return (
    <NativeSelect
      aria-label="Worst place for"
      size="xs"
      data={[{ value: "", label: "Worst place for…" }, ...choices.map(({ traced: { label } }) => label)]}
      value=""
      onChange={(event) => jump(event.currentTarget.value)}
    />
  );
}

const noRows: readonly WorstLoadRow[] = [];

function useWorstRows(belt: StreamBelt, streaks: number): readonly WorstLoadRow[] {
  const { calls } = useEditorTools().calculation;
  const [rows, setRows] = useState(noRows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another belt has other worst places
  useEffect(() => {
    let isCurrent = true;
    void calls.worstLoads(streaks).then((found) => {
      if (isCurrent) setRows(found ?? noRows);
    });
    return () => {
      isCurrent = false;
    };
  }, [calls, belt, streaks]);
  return rows;
}

function KeepStream({ stretches }: { readonly stretches: readonly Stretch[] }) {
  const add = useEdit(addWindowCase);
  const isReadOnly = useIsReadOnly();
  const system = useUnitSystem();
  const text = (metres: number) => shownText(metres, "m", system);
  const keep = () => {
    const windows = stretches.map(({ from, to }) => ({ windowFrom: roundedDown(from), windowTo: roundedUp(to) }));
    const said = windows.map(({ windowFrom, windowTo }) => `${text(windowFrom)} to ${text(windowTo)}`);
    const name = `Load from ${said.join(", ")} ${unitLabel("m", system)}`;
    if (add({ name, windows }).kind === "changed") toast.done(`${name} is a load case now.`);
  };
  return (
    <Button size="compact-xs" variant="default" disabled={isReadOnly || stretches.length === 0} onClick={keep}>
      Keep as a load case
    </Button>
  );
}

/** To the decimetre, outwards: what the stream lies on stays under it, the hopper it begins at among it. */
const roundedDown = (metres: number) => Math.floor(metres * 10) / 10;
const roundedUp = (metres: number) => Math.ceil(metres * 10) / 10;
