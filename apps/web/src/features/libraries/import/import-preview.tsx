import type { LibraryDefinition, LibraryValues } from "@beltwright/model";
import styles from "./import.module.css";

interface ImportIssue {
  readonly field: string;
  readonly message: string;
  readonly line?: number;
}

const mostShown = 50;

/** What is wrong, line by line, so that a spreadsheet can be put right beside it. */
export function ImportIssues({ issues }: { readonly issues: readonly ImportIssue[] }) {
  const rest = issues.length - mostShown;
  return (
    <>
      <table className={styles.issues}>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Field</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {issues.slice(0, mostShown).map(({ line, field, message }) => (
            <tr key={`${line} ${field} ${message}`}>
              <td>{line ?? ""}</td>
              <td>{field}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={styles.more}>{`and ${rest} more`}</p>}
    </>
  );
}

interface ImportPreviewProps {
  readonly definition: LibraryDefinition;
  readonly rows: readonly LibraryValues[];
}

const previewed = 5;

/** The first rows as they were understood. */
export function ImportPreview({ definition, rows }: ImportPreviewProps) {
  if (rows.length === 0) return <p>The table has its headings and no row below them.</p>;
  const categories = [...new Set(rows.map((row) => String(row.category)))];
  return (
    <>
      <p className={styles.good}>
        {`${rows.length} ${rows.length === 1 ? definition.itemTitle.toLowerCase() : definition.title.toLowerCase()} read, in ${categories.slice(0, 4).join(", ")}${categories.length > 4 ? " …" : ""}.`}
      </p>
      <ul className={styles.preview}>
        {rows.slice(0, previewed).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows of a file may be alike in every field
          <li key={index}>{String(row.description)}</li>
        ))}
        {rows.length > previewed && <li>{`and ${rows.length - previewed} more`}</li>}
      </ul>
    </>
  );
}
