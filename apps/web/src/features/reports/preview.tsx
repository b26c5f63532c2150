import styles from "./reports.module.css";

interface PreviewProps {
  readonly html: string;
  /** Whether it is still of the choice before. */
  readonly isOld: boolean;
}

/** The chosen reports as they read, in the words and units they are printed with. */
export function Preview({ html, isOld }: PreviewProps) {
  return (
    <section
      className={styles.preview}
      data-old={isOld}
      aria-label="Reports"
      aria-busy={isOld}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard too
      tabIndex={0}
      // Written by our own writer, which escapes every text of the document.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
