import { CloseButton, Title } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./panel.module.css";

interface SidePanelProps {
  readonly title: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something beside the list, which stays in use meanwhile. The keyboard moves into it when it opens. */
export function SidePanel({ title, isWide = false, onClose, children }: SidePanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside className={styles.panel} data-wide={isWide} aria-labelledby={titleId} onKeyDown={press}>
      <header className={styles.header}>
        <Title order={2} id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </Title>
        <CloseButton aria-label="Close panel" onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
