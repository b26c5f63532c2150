import type { Finding, ReadingName } from "@beltwright/engine";
import {
  type Conveyor,
  findingField,
  findingNumbers,
  placeText,
  shownText,
  type UnitCode,
  unitLabel,
} from "@beltwright/model";
import {
  bookText,
  findingLimit,
  findingSentence,
  isTally,
  type Shown,
  type TracedRun,
  tallyOf,
  wordsOf,
} from "@beltwright/results";
import { IconAlertTriangle, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { HelpLink } from "../../../ui/help/help-link.tsx";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { CommentMark } from "../comments/comment-mark.tsx";
import { findingPlace, findingTarget } from "../comments/comment-place.ts";
import { useShowField } from "../document/editor-context.ts";
import styles from "./results.module.css";
import { TracedNumber } from "./traced-number.tsx";

const icons = {
  error: <IconCircleX size={16} aria-label="Error" />,
  warning: <IconAlertTriangle size={16} aria-label="Warning" />,
  note: <IconInfoCircle size={16} aria-label="Note" />,
};

interface FindingLineProps {
  readonly finding: Finding;
  /** The document it was found in. */
  readonly conveyor: Conveyor;
  /** The run it was found in, if any. */
  readonly run?: TracedRun | undefined;
  /** What else is to be said of where it was found. */
  readonly detail?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A finding: its sentence leads to the field that caused it, its numbers open. */
export function FindingLine({ finding, conveyor, run, detail, children }: FindingLineProps) {
  const showField = useShowField();
  const { code, subject, severity, source } = finding;
  const sentence = findingSentence(code, subject);
  const place = placeText(conveyor, finding.place);
  return (
    <div className={styles.findingRow} data-severity={severity}>
      <div>
        <button type="button" className={styles.finding} onClick={() => showField(findingField(conveyor, finding))}>
          {icons[severity]}
          <span>
            <span className={styles.sentence}>{sentence}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
            {place !== "" && <span className={styles.detail}>{place}</span>}
            {source && <span className={styles.detail}>{bookText(source)}</span>}
          </span>
        </button>
        <FindingNumbers {...{ finding, run, place }} />
        {children}
      </div>
      <div className={styles.findingActs}>
        <HelpLink page={`finding-${code}`} label={`Explain: ${sentence}`} isApart />
        <CommentMark
          place={findingPlace(finding)}
          label={sentence}
          target={(document) => findingTarget(document, finding)}
        />
      </div>
    </div>
  );
}

/** How many there are is counted, not calculated. */
const counted: ReadonlySet<string> = new Set(["rejected", "sets"]);

const readings: Readonly<Record<string, ReadingName>> = { kN: "tension", "m/s": "speed", s: "time", m: "position" };

function shownOf({ finding, run }: Pick<FindingLineProps, "finding" | "run">, name: string, unit: UnitCode): Shown {
  const { code, values, place } = finding;
  const value = values[name] ?? Number.NaN;
  const reading = readings[unit];
  if (run && reading) return { kind: "reading", reading: { name: reading, value, time: values.time ?? 0, place }, run };
  return { kind: "number", source: { kind: "told", code, name, value, place } };
}

interface FindingNumbersProps extends Pick<FindingLineProps, "finding" | "run"> {
  readonly place: string;
}

/** What checks of components call plainly a value is named by their code: `drive-short-gearbox-ratio`. */
function titleOf({ code }: Finding, name: string): string {
  return name === "value" ? code.replace(/^(drive|pulley)-(short-)?/, "").replaceAll("-", " ") : wordsOf(name);
}

const headed = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

function FindingNumbers({ finding, run, place }: FindingNumbersProps) {
  const system = useUnitSystem();
  const { values } = findingNumbers(finding);
  const told = values.filter(({ name }) => !isTally(name));
  const limit = [findingLimit(finding, system), ...values.map(tallyOf)].filter((part) => part !== "").join(", ");
  if (values.length === 0 && limit === "") return null;
  return (
    <p className={styles.findingNumbers}>
      {told.map(({ name, value, unit }, at) => {
        const label = [headed(titleOf(finding, name)), place].filter((part) => part !== "").join(", ");
        const traced = { label, value, unit, shown: shownOf({ finding, run }, name, unit) };
        return (
          <Fragment key={name}>
            {at > 0 && ", "}
            {wordsOf(name)} {counted.has(name) ? shownText(value, unit, system) : <TracedNumber traced={traced} />}
            {` ${unitLabel(unit, system)}`.trimEnd()}
          </Fragment>
        );
      })}
      {limit !== "" && `${told.length > 0 ? ", " : ""}${limit}`}
    </p>
  );
}
