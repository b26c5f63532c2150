import { formatNumber, inputTitle, toDisplay } from "@beltwright/model";
import { idleInputs, type PreparedStudy, type ResultOutcome, type StudyOutcome } from "@beltwright/studies";
import { Text } from "@mantine/core";
import { type Reader, useUnitLabel } from "../../../../ui/units/currency.ts";
import { useConveyor } from "../../document/editor-context.ts";
import { shareText, TornadoPicture } from "./tornado-picture.tsx";
import styles from "./uncertainty.module.css";

interface TornadoProps {
  readonly prepared: PreparedStudy;
  readonly outcome: StudyOutcome;
  readonly result: ResultOutcome;
  readonly reader: Reader;
}

/** What matters: the tornado, its numbers, and inputs that move nothing at all. */
export function Tornado({ prepared, outcome, result, reader }: TornadoProps) {
  const { convNo, calcMethod } = useConveyor((conveyor) => conveyor);
  const titleOf = (input: number) => inputTitle(prepared.study.inputs[input]?.fields ?? "");
  const idle = idleInputs(outcome).map(titleOf);
  return (
    <>
      <TornadoPicture {...{ prepared, result, reader }} name={convNo} />
      {idle.length > 0 && (
        <Text size="xs" c="var(--warning)" role="note">
          {`${idle.join(", ")}: moves none of the results. Method ${calcMethod} does not use it; vary what it uses instead.`}
        </Text>
      )}
      <TornadoTable {...{ result, reader, titleOf }} />
    </>
  );
}

interface TornadoTableProps extends Pick<TornadoProps, "result" | "reader"> {
  readonly titleOf: (input: number) => string;
}

function TornadoTable({ result, reader, titleOf }: TornadoTableProps) {
  const labelOf = useUnitLabel();
  const { swings, shares, headline } = result;
  const { unit, label } = headline;
  const text = (value: number) => formatNumber(toDisplay(value, unit, reader.system));
  return (
    <table className={styles.tornado}>
      <caption>{`${label} ${labelOf(unit)} with one input at its P10 or P90`}</caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          <th scope="col">at P10</th>
          <th scope="col">at P90</th>
          <th scope="col">Share of variance</th>
        </tr>
      </thead>
      <tbody>
        {swings.map(({ input, low, high }) => (
          <tr key={input}>
            <th scope="row">{titleOf(input)}</th>
            <td>{text(low)}</td>
            <td>{text(high)}</td>
            <td>{low !== high && <ShareBar share={shares.shares[input] ?? 0} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShareBar({ share }: { readonly share: number }) {
  return (
    <span className={styles.share}>
      <span className={styles.shareFill} style={{ width: `${Math.min(100, 100 * share)}%` }} />
      <span>{shareText(share)}</span>
    </span>
  );
}
