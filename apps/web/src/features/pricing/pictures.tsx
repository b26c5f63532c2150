import { Modal, Title, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import comparison from "./pictures/comparison.jpg";
import editor from "./pictures/editor.jpg";
import library from "./pictures/library.jpg";
import styles from "./pricing.module.css";

interface Picture {
  readonly source: string;
  readonly title: string;
}

const pictures: readonly Picture[] = [
  { source: editor, title: "The editor with a demo conveyor" },
  { source: comparison, title: "Designs side by side" },
  { source: library, title: "A library of idlers" },
];

/** Small pictures of the program; one click shows them large. */
export function Pictures() {
  const [shown, setShown] = useState<Picture>();
  return (
    <section aria-label="Pictures of the program">
      <Title order={2} mt={28} mb={8}>
        What it looks like
      </Title>
      <div className={styles.pictures}>
        {pictures.map((picture) => (
          <UnstyledButton
            key={picture.title}
            className={styles.picture}
            aria-label={`Enlarge: ${picture.title}`}
            onClick={() => setShown(picture)}
          >
            <img src={picture.source} alt="" loading="lazy" width={1440} height={900} />
            <span>{picture.title}</span>
          </UnstyledButton>
        ))}
      </div>
      <Modal
        opened={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.title}
        size="min(1200px, 94vw)"
      >
        {shown && <img className={styles.large} src={shown.source} alt={shown.title} width={1440} height={900} />}
      </Modal>
    </section>
  );
}
