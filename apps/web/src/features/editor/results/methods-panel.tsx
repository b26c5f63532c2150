import type { Cause, Comparison, LoadCaseName, Method } from "@beltwright/engine";
import { caseTitle, outputAt, shownText, type UnitSystem, unitLabel } from "@beltwright/model";
import { NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUnitSystem } from "../../../ui/unit-system.tsx";
import type { ComparedMethod, MethodsAnswer } from "../calculation/methods-answer.ts";
import { useConveyor, useEditorTools, useLive, useSetView } from "../document/editor-context.ts";
import { showTrace } from "../document/view.ts";
import { comparedCases as cases } from "./compared-cases.ts";
import { documentKey } from "./document-key.ts";
import { resultText } from "./result-text.ts";
import styles from "./results.module.css";

const compared = ["te", "tmax", "tmin", "absorbedPower", "takeUpMassReq", "beltSafetyRun", "tStart", "tStopCoasting"];

/** The conveyor by every method, and what makes them differ. */
export function MethodsPanel() {
  const { calculation } = useEditorTools();
  const document = useConveyor((conveyor) => conveyor);
  const answered = useLive((live) => live.answered);
  const [loadCase, setLoadCase] = useState<LoadCaseName>("running-full");
  const { data } = useQuery({
    queryKey: ["methods", loadCase, documentKey(answered ?? document)] as const,
    queryFn: () => calculation.calls.compare(document, loadCase),
    gcTime: 0,
    networkMode: "always",
    placeholderData: (before) => before,
  });
  if (!data) return null;
  return (
    <div className={styles.panel}>
      <MethodResults data={data} />
      <NativeSelect
        label="Causes of the difference"
        data={cases.map((name) => ({ value: name, label: caseTitle(name) }))}
        value={loadCase}
        onChange={(event) => setLoadCase(cases.find((name) => name === event.currentTarget.value) ?? loadCase)}
      />
      <Causes data={data} />
      {data.refused.map(({ method, issues }) => (
        <Text key={method} size="xs">
          {method} cannot calculate this conveyor: {issues.map(({ message }) => message).join(" ")}
        </Text>
      ))}
    </div>
  );
}

function MethodResults({ data: { methods } }: { readonly data: MethodsAnswer }) {
  const system = useUnitSystem();
  const names = compared.filter((name) => methods.some(({ results }) => results[name] !== undefined));
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>Methods side by side</caption>
      <thead>
        <tr>
          <th scope="col">Result</th>
          {methods.map(({ method }) => (
            <th key={method} scope="col">
              {method}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => {
          const { label = name, unit = "1" } = outputAt(name) ?? {};
          return (
            <tr key={name}>
              <td>
                {label} <span className={styles.unit}>{unitLabel(unit, system)}</span>
              </td>
              {methods.map(({ method, results }) => (
                <td key={method}>
                  <MethodValue {...{ name, method, value: results[name] }} />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface MethodValueProps {
  readonly name: string;
  readonly method: ComparedMethod;
  readonly value: number | string | undefined;
}

/** A result by one of the methods; it opens its trace by that method. */
function MethodValue({ name, method, value }: MethodValueProps) {
  const system = useUnitSystem();
  const setView = useSetView();
  if (value === undefined) return "–";
  const { label = name, unit = "1" } = outputAt(name) ?? {};
  const { text, full } = resultText(value, unit, system);
  return (
    <button
      type="button"
      className={styles.value}
      title={`${full}. Show how it was calculated.`}
      aria-label={`${label} by ${method}: ${text} ${unitLabel(unit, system)}`.trim()}
      onClick={() => setView(showTrace(name, { method, value }))}
    >
      {text}
    </button>
  );
}

/** From the first method to each other by cause; the rows add up to the difference of the effective tensions. */
function Causes({ data: { comparison, methods } }: { readonly data: MethodsAnswer }) {
  const system = useUnitSystem();
  if (!comparison) return null;
  const names = methods.map(({ method }) => method);
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>Effective tension by cause, {unitLabel("kN", system)}</caption>
      <thead>
        <tr>
          <th scope="col">Cause</th>
          {names.map((method) => (
            <th key={method} scope="col">
              {method}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.causes.flatMap(withParts(comparison)).map(({ name, values }) => (
          <CauseRow key={name} {...{ title: causeTitle(name), values, names, system }} />
        ))}
        <CauseRow
          title="Effective tension"
          values={comparison.effectiveTension}
          names={names}
          system={system}
          isTotal
        />
      </tbody>
    </table>
  );
}

interface CauseRowProps {
  readonly title: string;
  readonly values: Readonly<Partial<Record<Method, number>>>;
  readonly names: readonly Method[];
  readonly system: UnitSystem;
  readonly isTotal?: boolean;
}

function CauseRow({ title, values, names, system, isTotal = false }: CauseRowProps) {
  const [first] = names;
  const start = first === undefined ? 0 : (values[first] ?? 0);
  const shown = (newtons: number) => shownText(newtons / 1000, "kN", system);
  const Cell = isTotal ? "th" : "td";
  return (
    <tr>
      <Cell scope={isTotal ? "row" : undefined}>{title}</Cell>
      {names.map((method) => {
        const value = values[method] ?? 0;
        const change = value - start;
        return (
          <Cell key={method}>
            {shown(value)}
            {method !== first && change !== 0 && (
              <span className={styles.detail}>{`${change > 0 ? "+" : "−"}${shown(Math.abs(change))}`}</span>
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Friction is followed by what it is made of, where a method tells. */
const withParts =
  (comparison: Comparison) =>
  (cause: Cause): readonly Cause[] =>
    cause.name === "friction"
      ? [cause, ...comparison.friction.map((part) => ({ ...part, name: `of which ${part.name}` }))]
      : [cause];

function causeTitle(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
