import { bookText, type LeafOrigin, type PlainInput, type PlainStep, wordsOf } from "@beltwright/results";
import { IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./trace.module.css";
import { writtenIn } from "./written-in.ts";

interface StepListProps {
  readonly steps: readonly PlainStep[];
  /** Numbers of the steps to begin with. */
  readonly first: readonly number[];
  readonly placeText?: (step: PlainStep) => string;
  /** Where an input came from that no step gave. */
  readonly leafText?: (from: LeafOrigin) => string;
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

function OneStep({ steps, step, depth, placeText, leafText }: OneStepProps) {
  const place = placeText?.(step) ?? "";
  const written = writtenIn(step);
  return (
    <div className={styles.step} data-depth={Math.min(depth, 1)}>
      <p className={styles.formula}>
        <var>{step.symbol}</var> = {step.printed}
      </p>
      <p className={styles.substituted}>= {written.result}</p>
      <p className={styles.source}>
        {bookText(step.source)}
        {place !== "" && <span className={styles.place}> · {place}</span>}
      </p>
      <ul className={styles.inputs}>
        {step.inputs.map((input) => (
          <InputRow key={input.name} {...{ steps, input, leafText }} written={written.input(input)} depth={depth + 1} />
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
  readonly leafText: StepListProps["leafText"] | undefined;
}

function InputRow({ steps, input, written, depth, leafText }: InputRowProps) {
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
        <span className={styles.leaf}>{text}</span> <span className={styles.from}>{leafWords(input, leafText)}</span>
      </li>
    );
  }
  return (
    <li className={styles.input}>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <IconChevronDown size={13} aria-hidden /> : <IconChevronRight size={13} aria-hidden />}
        {text}
        <span className={styles.from}>{origin.source.clause}</span>
      </button>
      {isOpen && <OneStep steps={steps} step={origin} depth={depth} {...(leafText && { leafText })} />}
    </li>
  );
}

function leafWords({ name, from }: PlainInput, leafText: StepListProps["leafText"]): string {
  return leafText && from !== undefined && typeof from !== "number" ? leafText(from) : wordsOf(name);
}
