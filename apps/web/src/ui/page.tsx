import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./page.module.css";

/** Where the keyboard goes after a navigation, so that a screen reader starts at the new page. */
export const pageHeadingId = "page-heading";

interface PageProps {
  readonly title: string;
  /** One sentence under the heading. */
  readonly about?: ReactNode;
  /** Buttons at the right of the heading. */
  readonly actions?: ReactNode;
  /** How wide the content may grow; tables want `full`, forms and prose do not. */
  readonly width?: "narrow" | "wide" | "full";
  readonly children: ReactNode;
}

export function Page({ title, about, actions, width = "full", children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <title>{`${title} · Beltwright`}</title>
      <header className={styles.header}>
        <div className={styles.heading}>
          <Title order={1} id={pageHeadingId} tabIndex={-1} className={styles.title}>
            {title}
          </Title>
          {about && (
            <Text c="dimmed" component="div">
              {about}
            </Text>
          )}
        </div>
        {actions && <Group gap={8}>{actions}</Group>}
      </header>
      {children}
    </div>
  );
}
