import { bookText, sourceText, type TraceInput, type TraceNode, type TraceSource } from "@beltwright/results";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { HelpLink } from "../../../ui/help/help-link.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./trace.module.css";
import { useTraceTools } from "./trace-tools.ts";
import { writtenIn } from "./written-in.ts";

/** One step: what was computed, by which formula of which clause, from which values. */
export function TraceStep({ node, depth }: { readonly node: TraceNode; readonly depth: number }) {
  const written = writtenIn(node);
  return (
    <div className={styles.step} data-depth={Math.min(depth, 1)}>
      <p className={styles.formula}>
        <var>{node.symbol}</var> = {node.printed}
      </p>
      <p className={styles.substituted}>= {written.result}</p>
      <p className={styles.source}>
        {bookText(node.source)}
        {node.place !== "" && <span className={styles.place}> · {node.place}</span>}
        <HelpLink page={`formula-${node.formula.replaceAll("/", "~")}`} label="Explain this formula" isApart />
      </p>
      {node.provisional !== undefined && <p className={styles.provisional}>Provisional: {node.provisional}</p>}
      <ul className={styles.inputs}>
        {node.inputs.map((input) => (
          <TraceInputRow key={input.name} input={input} written={written.input(input)} depth={depth} />
        ))}
      </ul>
    </div>
  );
}

interface TraceInputRowProps {
  readonly input: TraceInput;
  readonly written: string;
  readonly depth: number;
}

function TraceInputRow({ input, written, depth }: TraceInputRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { from } = input;
  const name = (
    <>
      <var>{input.symbol}</var> = {written}
    </>
  );
  if (from.kind !== "step") {
    return (
      <li className={styles.input}>
        <span className={styles.leaf}>{name}</span> <Origin from={from} />
      </li>
    );
  }
  return (
    <li className={styles.input}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <IconChevronDown size={13} aria-hidden /> : <IconChevronRight size={13} aria-hidden />}
        {name}
        <span className={styles.from}>{from.label}</span>
      </button>
      {isOpen && <DeeperStep step={from.step} depth={depth + 1} />}
    </li>
  );
}

/** Where a trace ends: at a field a person filled in, a row of a library, a book. */
export function Origin({ from }: { readonly from: Exclude<TraceSource, { kind: "step" }> }) {
  const system = useUnitSystem();
  const { showField } = useTraceTools();
  const words = sourceText(from, system);
  const path = from.kind === "typed" ? from.path : from.kind === "row" ? from.part : undefined;
  if (!showField || path === undefined) return <span className={styles.from}>{words}</span>;
  return (
    <button type="button" className={styles.typed} onClick={() => showField(path)}>
      {words}
    </button>
  );
}

function DeeperStep({ step, depth }: { readonly step: number; readonly depth: number }) {
  const { openStep } = useTraceTools();
  const { data } = useQuery({
    queryKey: ["trace-step", step] as const,
    queryFn: async () => (await openStep(step)) ?? null,
    gcTime: 0,
    staleTime: 0,
    networkMode: "always",
  });
  return data ? <TraceStep node={data} depth={depth} /> : null;
}
