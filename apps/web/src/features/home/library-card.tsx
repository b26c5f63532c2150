import type { LibraryDefinition } from "@beltwright/model";
import { Link } from "@tanstack/react-router";
import { LibraryIcon } from "../../ui/library-icon.tsx";
import styles from "./overview.module.css";

interface LibraryCardProps {
  readonly definition: LibraryDefinition;
  readonly count: number | undefined;
}

export function LibraryCard({ definition, count }: LibraryCardProps) {
  const { plural, title, about } = definition;
  return (
    <li>
      <Link to="/$library" params={{ library: plural }} className={styles.card}>
        <span className={styles.sign}>
          <LibraryIcon plural={plural} size={20} />
        </span>
        <span className={styles.name}>{title}</span>
        <span className={styles.count}>{count === undefined ? "" : count.toLocaleString("en")}</span>
        <span className={styles.about}>{about}</span>
      </Link>
    </li>
  );
}
