import { Title } from "@mantine/core";
import { pageHeadingId } from "../../ui/page.tsx";
import { KeptDesign } from "./kept-design.tsx";
import styles from "./landing.module.css";
import { LiveConveyor } from "./live-conveyor.tsx";
import { Prices } from "./prices.tsx";
import { Proof } from "./proof.tsx";

/** What a visitor sees: a conveyor to drag first, then why to believe its numbers, and what it costs. */
export function LandingPage() {
  return (
    <div className={styles.landing}>
      <title>Beltwright: belt conveyor design</title>
      <header className={styles.hero}>
        <Title order={1} id={pageHeadingId} tabIndex={-1} className={styles.title}>
          Belt conveyor design to ISO 5048, CEMA, DIN and viscoelastic methods
        </Title>
        <p className={styles.lead}>
          Five numbers make a complete conveyor. Drag it, open every number down to its formula and source, watch it
          start as an elastic belt. All in your browser.
        </p>
        <KeptDesign />
      </header>
      <LiveConveyor />
      <Proof />
      <Prices />
    </div>
  );
}
