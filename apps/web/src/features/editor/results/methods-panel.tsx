import type { Cause, Comparison, LoadCaseName, Method } from "@beltwright/engine";
import { caseTitle, outputAt, shownText, unitLabel } from "@beltwright/model";
import { methodTitles, type Traced, tracedResult } from "@beltwright/results";
import { NativeSelect, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useUnitLabel } from "../../../ui/units/currency.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { MethodsAnswer } from "../calculation/methods-answer.ts";
import { useConveyor, useEditorTools, useLive } from "../document/editor-context.ts";
import { comparedCases as cases } from "./compared-cases.ts";
import { documentKey } from "./document-key.ts";
import styles from "./results.module.css";
import { TracedNumber } from "./traced-number.tsx";

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
      <div className={styles.wide}>
        <MethodResults data={data} />
      </div>
      <NativeSelect
        label="Causes of the difference"
        data={cases.map((name) => ({ value: name, label: caseTitle(name) }))}
        value={loadCase}
        onChange={(event) => setLoadCase(cases.find((name) => name === event.currentTarget.value) ?? loadCase)}
      />
      <div className={styles.wide}>
        <Causes data={data} />
      </div>
      {data.refused.map(({ method, issues }) => (
        <Text key={method} size="xs">
          {method} cannot calculate this conveyor: {issues.map(({ message }) => message).join(" ")}
        </Text>
      ))}
    </div>
  );
}

function MethodResults({ data: { methods } }: { readonly data: MethodsAnswer }) {
  const labelOf = useUnitLabel();
  const names = compared.filter((name) => methods.some(({ results }) => results[name] !== undefined));
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>Methods side by side</caption>
      <thead>
        <tr>
          <th scope="col">Result</th>
          {methods.map(({ method }) => (
            <th key={method} scope="col" title={methodTitles[method]}>
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
                {label} <span className={styles.unit}>{labelOf(unit)}</span>
              </td>
              {methods.map(({ method, results }) => (
                <td key={method}>
                  {results[name] === undefined ? (
                    "–"
                  ) : (
                    <TracedNumber traced={tracedByMethod(tracedResult(name, results[name], method))} />
                  )}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Numbers of several methods are told apart by it. */
const tracedByMethod = (traced: Traced): Traced => ({ ...traced, label: `${traced.label} by ${traced.method}` });

/** From the first method to each other by cause; the rows add up to the difference of the effective tensions. */
function Causes({ data: { comparison, methods } }: { readonly data: MethodsAnswer }) {
  const system = useUnitSystem();
  if (!comparison) return null;
  const { loadCase } = comparison;
  const names = methods.map(({ method }) => method);
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>Effective tension by cause, {unitLabel("kN", system)}</caption>
      <thead>
        <tr>
          <th scope="col">Cause</th>
          {names.map((method) => (
            <th key={method} scope="col" title={methodTitles[method]}>
              {method}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison.causes.flatMap(withParts(comparison)).map((cause) => (
          <CauseRow key={cause.title} {...{ cause, loadCase, names }} />
        ))}
        <CauseRow
          cause={{ name: "effectiveTension", title: "Effective tension", values: comparison.effectiveTension }}
          isTotal
          {...{ loadCase, names }}
        />
        {comparison.uncountedTilt && <UncountedRow cause={comparison.uncountedTilt} {...{ loadCase, names }} />}
      </tbody>
    </table>
  );
}

interface ShownCause extends Pick<Cause, "name" | "values"> {
  readonly title: string;
}

interface CauseRowProps {
  readonly cause: ShownCause;
  readonly loadCase: LoadCaseName;
  readonly names: readonly Method[];
  readonly isTotal?: boolean;
}

function CauseRow({ cause: { name, title, values }, loadCase, names, isTotal = false }: CauseRowProps) {
  const [first] = names;
  const start = first === undefined ? 0 : (values[first] ?? 0);
  const Title = isTotal ? "th" : "td";
  const tracedOf = (method: Method, newtons: number) => tracedCause({ name, title, loadCase, method }, newtons);
  const changeOf = (method: Method, to: Method): Traced => ({
    label: `${title}, ${method} beside ${to}, ${caseTitle(loadCase)}`,
    value: ((values[method] ?? 0) - start) / 1000,
    unit: "kN",
    shown: { kind: "difference", name, loadCase, to },
    method,
  });
  return (
    <tr data-total={isTotal}>
      <Title scope={isTotal ? "row" : undefined}>{title}</Title>
      {names.map((method) => (
        <td key={method}>
          <TracedNumber traced={tracedOf(method, values[method] ?? 0)} />
          {first !== undefined && values[method] !== start && <Change traced={changeOf(method, first)} />}
        </td>
      ))}
    </tr>
  );
}

interface CauseByMethod {
  readonly name: string;
  readonly title: string;
  readonly loadCase: LoadCaseName;
  readonly method: Method;
}

function tracedCause({ name, title, loadCase, method }: CauseByMethod, newtons: number): Traced {
  const label = `${title} by ${method}, ${caseTitle(loadCase)}`;
  return { label, value: newtons / 1000, unit: "kN", shown: { kind: "cause", name, loadCase }, method };
}

/** What a method leaves out of the total above; the others count it among their causes. */
function UncountedRow({
  cause: { name, values },
  loadCase,
  names,
}: Omit<CauseRowProps, "cause"> & { readonly cause: Cause }) {
  const title = "Forward tilt, not counted";
  return (
    <tr>
      <td>{title}</td>
      {names.map((method) => {
        const newtons = values[method];
        return (
          <td key={method}>
            {newtons === undefined ? (
              "–"
            ) : (
              <TracedNumber traced={tracedCause({ name, title, loadCase, method }, newtons)} />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** What a method adds to the first. */
function Change({ traced }: { readonly traced: Traced }) {
  const system = useUnitSystem();
  const value = Number(traced.value);
  return (
    <span className={styles.detail}>
      <TracedNumber traced={traced}>
        {value > 0 ? "+" : "−"}
        {shownText(Math.abs(value), "kN", system)}
      </TracedNumber>
    </span>
  );
}

/** Friction is followed by what it is made of, where a method tells. */
const withParts =
  ({ friction }: Comparison) =>
  (cause: Cause): readonly ShownCause[] => [
    { ...cause, title: causeTitle(cause.name) },
    ...(cause.name === "friction"
      ? friction.map((part) => ({ ...part, title: causeTitle(`of which ${part.name}`) }))
      : []),
  ];

function causeTitle(name: string): string {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
