import { outputAt, unitLabel } from "@beltwright/model";
import { ActionIcon, Text } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useSlow } from "../../../ui/busy-bar.tsx";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import type { OpenedTrace } from "../calculation/trace-node.ts";
import { useConveyor, useEditorTools, useLive, useSetView, useView } from "../document/editor-context.ts";
import { documentKey } from "./document-key.ts";
import { resultText } from "./result-text.ts";
import styles from "./trace.module.css";
import { TraceStep } from "./trace-step.tsx";

/** How one number came about, over the right side: formula, clause, values put in, down to what was typed. */
export function TracePanel({ path }: { readonly path: string }) {
  const setView = useSetView();
  const close = () => setView({ trace: undefined });
  const closer = useRef<HTMLButtonElement>(null);
  useEffect(() => closer.current?.focus(), []);
  return (
    <aside
      className={styles.panel}
      aria-label="How it was calculated"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <header className={styles.head}>
        <TraceTitle path={path} />
        <ActionIcon ref={closer} color="gray" size={26} aria-label="Close" onClick={close}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </header>
      <div className={styles.body}>
        <TraceBody path={path} />
      </div>
    </aside>
  );
}

function TraceTitle({ path }: { readonly path: string }) {
  const by = useView(({ traceBy }) => traceBy);
  const own = useLive(({ results }) => results.at(path));
  const value = by ? by.value : own;
  const ownMethod = useConveyor(({ calcMethod }) => calcMethod);
  const method = by?.method ?? ownMethod;
  const system = useUnitSystem();
  const { label = path, unit = "1" } = outputAt(path) ?? {};
  return (
    <div>
      <h2 className={styles.title}>{label}</h2>
      <p className={styles.result}>
        {value === undefined ? "–" : resultText(value, unit, system, 6).text} {unitLabel(unit, system)}
        <span className={styles.by}> by {method}</span>
      </p>
    </div>
  );
}

function TraceBody({ path }: { readonly path: string }) {
  const { calculation } = useEditorTools();
  const own = useConveyor((conveyor) => conveyor);
  const method = useView(({ traceBy }) => traceBy?.method);
  const document = method === undefined ? own : { ...own, calcMethod: method };
  const revision = useLive(({ answered }) => answered);
  const { data, isError, isPending } = useQuery({
    // The document itself is no key: it is large. Its answer changes with it and stands for it.
    queryKey: ["trace", path, method, documentKey(revision ?? own)] as const,
    queryFn: async (): Promise<OpenedTrace> => calculation.calls.openResult(document, path),
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
    case "no-formula":
      return (
        <Text size="sm">Taken as typed, a word, or chosen by comparing numbers: there is no formula to open.</Text>
      );
    case "not-calculated":
      return <Text size="sm">The conveyor as it stands cannot be calculated, so there is nothing to open.</Text>;
  }
}
