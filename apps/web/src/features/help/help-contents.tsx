import styles from "./help.module.css";

export type Contents = readonly { readonly id: string; readonly title: string; readonly level: 2 | 3 }[];

/** The headings of a page: beside it where there is room, folded above it where there is not. */
export function HelpContents({ contents, kind }: { readonly contents: Contents; readonly kind: "above" | "beside" }) {
  if (contents.length < 2) return null;
  const list = (
    <ul className={styles.contents}>
      {contents.map(({ id, title, level }) => (
        <li key={id} data-level={level}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  if (kind === "beside") {
    return (
      <>
        <p className={styles.besideTitle}>On this page</p>
        {list}
      </>
    );
  }
  return (
    <details className={styles.above}>
      <summary>On this page</summary>
      {list}
    </details>
  );
}
