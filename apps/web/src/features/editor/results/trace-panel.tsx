import type { Conveyor } from "@beltwright/model";
import { type RowSource, type Traced, tracedKey } from "@beltwright/results";
import { ActionIcon, Button, Text } from "@mantine/core";
import { IconMessagePlus, IconTarget, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useCommentsByPlace } from "../comments/comments-context.ts";
import { documentKey } from "./document-key.ts";
import { resultText } from "./result-text.ts";
import styles from "./trace.module.css";
import { Origin, TraceStep } from "./trace-step.tsx";
import { useTraceTools } from "./trace-tools.ts";

interface TracePanelProps {
  readonly traced: Traced;
  /** What it is calculated from, and the answer that stands for it: the next one opens it anew. */
  readonly conveyor: Conveyor;
  readonly answered: object | undefined;
}

/** How one number came about, over the right side: formula, clause, values put in, down to what was typed. */
export function TracePanel({ traced, conveyor, answered }: TracePanelProps) {
  const { show } = useTraceTools();
  const [opener] = useState(() => document.activeElement);
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus(), []);
  const close = () => {
    show(undefined);
    const canFocus = opener instanceof HTMLElement || opener instanceof SVGElement;
    if (canFocus && opener.isConnected) opener.focus();
  };
  return (
    <aside
      className={styles.panel}
      aria-label="How it was calculated"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <header className={styles.head}>
        <TraceTitle traced={traced} method={traced.method ?? conveyor.calcMethod} />
        <ActionIcon ref={closer} color="gray" size={26} aria-label="Close" onClick={close}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </header>
      <div className={styles.body}>
        <SeekButton traced={traced} />
        <CommentButton traced={traced} />
        <TraceBody {...{ traced, conveyor, answered }} />
      </div>
    </aside>
  );
}

function TraceTitle({ traced: { label, value, unit }, method }: { readonly traced: Traced; readonly method: string }) {
  const system = useUnitSystem();
  const labelOf = useUnitLabel();
  return (
    <div>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.result}>
        {resultText(value, unit, system, 6).text} {labelOf(unit)}
        <span className={styles.by}> by {method}</span>
      </p>
    </div>
  );
}

function CommentButton({ traced: { shown, method } }: { readonly traced: Traced }) {
  const { comment } = useTraceTools();
  const canComment = useCommentsByPlace() !== undefined;
  if (!canComment || !comment || shown.kind !== "result" || method !== undefined) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      mb={8}
      ml={6}
      leftSection={<IconMessagePlus size={14} aria-hidden />}
      onClick={() => comment(shown.path)}
    >
      Comment
    </Button>
  );
}

/** From a result to the input that would give it another value. */
function SeekButton({ traced: { shown, value, method } }: { readonly traced: Traced }) {
  const { seek } = useTraceTools();
  if (!seek || shown.kind !== "result" || typeof value !== "number" || method !== undefined) return null;
  return (
    <Button
      size="compact-xs"
      variant="default"
      mb={8}
      leftSection={<IconTarget size={14} aria-hidden />}
      onClick={() => seek(shown.path)}
    >
      Goal seek
    </Button>
  );
}

function TraceBody({ traced, conveyor, answered }: TracePanelProps) {
  const { open } = useTraceTools();
  const { shown, method } = traced;
  const own = shown.kind === "reading" ? shown.run.conveyor : conveyor;
  const { data, isError, isPending } = useQuery({
    // The document itself is no key: it is large. Its answer changes with it and stands for it.
    queryKey: ["trace", tracedKey(traced), documentKey(shown.kind === "reading" ? own : (answered ?? own))] as const,
    queryFn: () => open(method === undefined ? own : { ...own, calcMethod: method }, shown),
    gcTime: 0,
    networkMode: "always",
    placeholderData: (before) => before,
  });
  const isSlow = useSlow(isPending);
  if (isError) return <Text size="sm">This number cannot be opened just now.</Text>;
  if (!data) return isSlow ? <Text size="sm">Tracing…</Text> : null;
  switch (data.kind) {
    case "steps":
      return <TraceStep node={data.node} depth={0} />;
    case "source":
      return data.from.kind === "row" ? (
        <RowSays row={data.from} />
      ) : (
        <Text size="sm" component="div">
          No formula: <Origin from={data.from} />
        </Text>
      );
    case "no-formula":
      return <Text size="sm">No formula of its own: a word, or something counted.</Text>;
    case "not-calculated":
      return <Text size="sm">The conveyor as it stands does not have this number, so there is nothing to open.</Text>;
  }
}

/** A number that the maker of a part states. */
function RowSays({ row: { part, description, category, label, value, unit } }: { readonly row: RowSource }) {
  const system = useUnitSystem();
  const labelOf = useUnitLabel();
  const { showField } = useTraceTools();
  return (
    <Text size="sm" component="div">
      No formula: the row that was chosen from the library says so. {label} {resultText(value, unit, system, 6).text}{" "}
      {labelOf(unit)} of <strong>{description}</strong>, {category}.
      {showField && (
        <Button size="compact-xs" variant="default" mt={8} onClick={() => showField(part)}>
          Show the part
        </Button>
      )}
    </Text>
  );
}
