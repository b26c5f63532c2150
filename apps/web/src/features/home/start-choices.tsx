import { IconCalculator, IconPresentation, IconUpload, type TablerIcon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ConveyorLink } from "../../ui/conveyor-link.tsx";
import styles from "./start.module.css";

/** Three ways to a first conveyor, for someone who has never had one here. */
export function StartChoices() {
  return (
    <ul className={styles.choices} aria-label="Start a conveyor">
      <li>
        <Link to="/conveyors/demos" className={styles.choice}>
          <Words icon={IconPresentation} title="Open a demo">
            Worked examples from a grain belt to 21 km overland. Copy one and change what is different.
          </Words>
        </Link>
      </li>
      <li>
        <ConveyorLink id="new" className={styles.choice}>
          <Words icon={IconCalculator} title="Start from five numbers">
            Capacity, length, lift, material and width give a complete first design at once.
          </Words>
        </ConveyorLink>
      </li>
      <li>
        <Link to="/conveyors" search={{ dialog: "upload" }} className={styles.choice}>
          <Words icon={IconUpload} title="Upload a file">
            A conveyor saved as JSON or as XML (T6), from here or from elsewhere.
          </Words>
        </Link>
      </li>
    </ul>
  );
}

interface WordsProps {
  readonly icon: TablerIcon;
  readonly title: string;
  readonly children: ReactNode;
}

function Words({ icon: Icon, title, children }: WordsProps) {
  return (
    <>
      <span className={styles.sign}>
        <Icon size={26} stroke={1.5} aria-hidden />
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.about}>{children}</span>
    </>
  );
}
