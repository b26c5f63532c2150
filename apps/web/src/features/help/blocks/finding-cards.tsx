import { findingSentence } from "@beltwright/results";
import { helpAnchor } from "../../../ui/help/help-anchor.ts";
import { explainedIn } from "../content/explanations.ts";
import type { FindingGroup } from "../finding-explanation.ts";
import styles from "../help-blocks.module.css";
import { HelpHeading } from "../help-heading.tsx";
import { useHeadingInView } from "../use-heading-in-view.ts";

/** The findings of one part of the conveyor: what is said, why, and what to do. */
export function FindingCards({ group }: { readonly group: FindingGroup }) {
  useHeadingInView();
  return explainedIn(group).map(({ code, cause, remedy }) => (
    <section key={code} className={styles.card}>
      <HelpHeading level={2} id={helpAnchor(code)} text={findingSentence(code)} />
      <p>
        <strong>Why.</strong> {cause}
      </p>
      <p>
        <strong>What to do.</strong> {remedy}
      </p>
      <p className={styles.codeName}>
        <code>{code}</code>
      </p>
    </section>
  ));
}
