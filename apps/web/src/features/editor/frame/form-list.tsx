import type { Finding } from "@beltwright/engine";
import { type Conveyor, editorForms, type FormName, findingField } from "@beltwright/model";
import { useMemo } from "react";
import type { Answer } from "../calculation/answer.ts";
import { useLive } from "../document/editor-context.ts";
import { useRunFindings } from "../dynamics/kept/use-runs.ts";
import { placeOfField } from "../forms/field-place.ts";
import styles from "./frame.module.css";

const forms = editorForms();

interface FormListProps {
  readonly chosen: FormName;
  readonly onChoose: (name: FormName) => void;
  /** The calculators that keep nothing in the document. */
  readonly onCalculators: () => void;
}

/** The forms of the document; a mark says where a finding leads. */
export function FormList({ chosen, onChoose, onCalculators }: FormListProps) {
  const marks = useMarks();
  return (
    <ul className={styles.formList}>
      {forms.map(({ name, title }) => {
        const mark = marks.get(name);
        return (
          <li key={name}>
            <button
              type="button"
              className={styles.formEntry}
              aria-current={name === chosen ? "page" : undefined}
              onClick={() => onChoose(name)}
            >
              {title}
              {mark && (
                <span className={styles.mark} data-severity={mark} role="img" aria-label={`has an ${mark}`}>
                  !
                </span>
              )}
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={styles.formEntry} onClick={onCalculators}>
          Calculators
        </button>
      </li>
    </ul>
  );
}

/** Forms to which an error or a warning leads, with the graver of the two. */
function useMarks(): Marks {
  const answer = useLive((live) => live.answer);
  // Findings are of the document that was answered; following every change would look for their fields at every key.
  const answered = useLive((live) => live.answered);
  const { current } = useRunFindings();
  return useMemo(() => {
    const ofRuns = current.map(({ finding }) => finding);
    return marksOf(answer, answered, ofRuns);
  }, [answer, answered, current]);
}

type Marks = ReadonlyMap<FormName, "error" | "warning">;

function marksOf(answer: Answer | undefined, conveyor: Conveyor | undefined, ofRuns: readonly Finding[]): Marks {
  const marks = new Map<FormName, "error" | "warning">();
  const mark = (path: string, severity: "error" | "warning") => {
    const form = placeOfField(path)?.form;
    if (form && marks.get(form) !== "error") marks.set(form, severity);
  };
  if (answer?.kind === "refused") for (const { path } of answer.issues) mark(path, "error");
  if (answer?.kind === "calculated" && conveyor) {
    for (const finding of [...answer.findings, ...ofRuns]) {
      if (finding.severity !== "note") mark(findingField(conveyor, finding), finding.severity);
    }
  }
  return marks;
}
