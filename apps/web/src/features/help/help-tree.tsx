import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef } from "react";
import styles from "./help.module.css";
import type { HelpBook } from "./help-book.ts";
import { PageLink } from "./help-link-target.tsx";
import { type HelpGroup, helpGroups } from "./help-page-definition.ts";

interface HelpTreeProps {
  readonly book: HelpBook;
  readonly current: string;
  readonly words: string;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onAsk: (words: string) => void;
}

export function HelpTree({ book, current, words, box, onAsk }: HelpTreeProps) {
  const groupOfCurrent = book.pages.find(({ name }) => name === current)?.group;
  const tree = useRef<HTMLElement>(null);
  // The list is longer than the window; the page one reads should be seen in it.
  useEffect(() => {
    tree.current?.querySelector(`[href$="/${current}"]`)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <nav ref={tree} className={styles.tree} data-searching={words !== ""} aria-label="Help">
      <TextInput
        ref={box}
        className={styles.search}
        type="search"
        aria-label="Search help"
        placeholder="Search help (/)"
        leftSection={<IconSearch size={15} aria-hidden />}
        rightSection={words !== "" && <CloseButton size="xs" aria-label="Clear search" onClick={() => onAsk("")} />}
        value={words}
        onChange={(event) => onAsk(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && onAsk("")}
      />
      {helpGroups.map((group) => (
        <TreeGroup key={group} book={book} group={group} current={current} isOpen={group === groupOfCurrent} />
      ))}
    </nav>
  );
}

interface TreeGroupProps {
  readonly book: HelpBook;
  readonly group: HelpGroup;
  readonly current: string;
  readonly isOpen: boolean;
}

/** Long groups stay folded until one of their pages is open. */
const folded: readonly HelpGroup[] = ["Forms", "Findings", "Formulas"];

function TreeGroup({ book, group, current, isOpen }: TreeGroupProps) {
  const pages = book.pages.filter((page) => page.group === group);
  return (
    <details className={styles.group} open={isOpen || !folded.includes(group)}>
      <summary>{group}</summary>
      <ul>
        {pages.map(({ name, title }) => (
          <li key={name}>
            <PageLink page={name} className={styles.leaf} aria-current={name === current ? "page" : undefined}>
              {title}
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
