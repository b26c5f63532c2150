import { libraries } from "@beltwright/model";
import { Group, Text, Title } from "@mantine/core";
import { ConveyorDrawing } from "../../ui/conveyor-drawing.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { pageHeadingId } from "../../ui/page.tsx";
import styles from "./welcome.module.css";

const reasons = [
  {
    title: "7,059 catalogue components included",
    text: `${libraries.length} libraries, from belts and idlers to gearboxes and starters, with makers' data ready to use.`,
  },
  {
    title: "Metric or imperial, exact",
    text: "Type 48 in or 1200+50 into any field. Stored values keep every digit you gave them.",
  },
  {
    title: "Nothing is lost",
    text: "Every change keeps the version before it: who changed what, and when, and one click to bring it back.",
  },
];

/** What a visitor sees who has not signed in. */
export function Welcome() {
  return (
    <div className={styles.welcome}>
      <title>Beltwright: belt conveyor design</title>
      <section className={styles.hero}>
        <Title order={1} id={pageHeadingId} tabIndex={-1} className={styles.title}>
          Belt conveyor design
          <br />
          to ISO 5048, CEMA, DIN and viscoelastic methods
        </Title>
        <Text className={styles.lead}>
          Beltwright is the engineer's workbench for bulk-material conveyors: well-kept component data, exact units and
          a history for every number.
        </Text>
        <Group gap={10}>
          <ButtonLink to="/sign-in" size="md">
            Sign in
          </ButtonLink>
          <ButtonLink to="/register" size="md" variant="default">
            Create an account
          </ButtonLink>
        </Group>
      </section>
      <ul className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <Title order={2}>{title}</Title>
            <Text c="dimmed">{text}</Text>
          </li>
        ))}
      </ul>
      <ConveyorDrawing className={styles.drawing} />
    </div>
  );
}
