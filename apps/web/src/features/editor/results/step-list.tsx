import type { PlainInput, PlainStep } from "@beltwright/results";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { wordsOf } from "./finding-detail.ts";
import styles from "./trace.module.css";
import { writtenIn } from "./written-in.ts";

interface StepListProps {
  readonly steps: readonly PlainStep[];
  /** Numbers of the steps to begin with. */
  readonly first: readonly number[];
  readonly placeText?: (step: PlainStep) => string;
  /** What was typed, for a value that no step gave. */
  readonly typedText?: (input: PlainInput) => string | undefined;
}

/** Numbers that open into formula, source and values put in, and on into what those came from. */
export function StepList({ first, ...rest }: StepListProps) {
  return first.map((at) => {
    const step = rest.steps[at];
    return step && <OneStep key={at} step={step} depth={0} {...rest} />;
  });
}

interface OneStepProps extends Omit<StepListProps, "first"> {
  readonly step: PlainStep;
  readonly depth: number;
}

function OneStep({ steps, step, depth, placeText, typedText }: OneStepProps) {
  const place = placeText?.(step) ?? "";
  const written = writtenIn(step);
  return (
    <div className={styles.step} data-depth={Math.min(depth, 1)}>
      <p className={styles.formula}>
        <var>{step.symbol}</var> = {step.printed}
      </p>
      <p className={styles.substituted}>= {written.result}</p>
      <p className={styles.source}>
        {step.document}, {step.clause}
        {place !== "" && <span className={styles.place}> · {place}</span>}
      </p>
      <ul className={styles.inputs}>
        {step.inputs.map((input) => (
          <InputRow
            key={input.name}
            {...{ steps, input, typedText }}
            written={written.input(input)}
            depth={depth + 1}
          />
        ))}
      </ul>
    </div>
  );
}

interface InputRowProps {
  readonly steps: readonly PlainStep[];
  readonly input: PlainInput;
  readonly written: string;
  readonly depth: number;
  readonly typedText: StepListProps["typedText"] | undefined;
}

function InputRow({ steps, input, written, depth, typedText }: InputRowProps) {
  const [isOpen, setOpen] = useState(false);
  const origin = typeof input.from === "number" ? steps[input.from] : undefined;
  const text = (
    <>
      <var>{input.symbol}</var> = {written}
    </>
  );
  if (!origin) {
    return (
      <li className={styles.input}>
        <span className={styles.leaf}>{text}</span>{" "}
        <span className={styles.from}>{typedText?.(input) ?? wordsOf(input.name)}</span>
      </li>
    );
  }
  return (
    <li className={styles.input}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <IconChevronDown size={13} aria-hidden /> : <IconChevronRight size={13} aria-hidden />}
        {text}
        <span className={styles.from}>{origin.clause}</span>
      </button>
      {isOpen && <OneStep steps={steps} step={origin} depth={depth} {...(typedText && { typedText })} />}
    </li>
  );
}
