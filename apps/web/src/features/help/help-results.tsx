import { pageHeadingId } from "../../ui/page.tsx";
import styles from "./help.module.css";
import { PageLink } from "./help-link-target.tsx";
import type { HelpHit } from "./help-search.ts";
import { helpTitle } from "./help-title.ts";

const excerptLength = 180;

export function HelpResults({ words, hits }: { readonly words: string; readonly hits: readonly HelpHit[] }) {
  return (
    <div className={styles.article}>
      <title>{`${helpTitle} · Search: ${words}`}</title>
      <h1 id={pageHeadingId} tabIndex={-1} className={styles.title}>
        Search: {words}
      </h1>
      <p className={styles.about} role="status">
        {hits.length === 0 ? "Nothing was found. Try fewer or other words." : `${hits.length} places`}
      </p>
      <ol className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <PageLink page={hit.page} anchor={hit.anchor} className={styles.hit}>
              {hit.title}
            </PageLink>
            <span className={styles.hitPlace}>
              {hit.title === hit.pageTitle ? "" : hit.pageTitle}
              {hit.code !== "" && hit.anchor !== "" && <code>{hit.code}</code>}
            </span>
            <p>{excerpt(hit.text)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function excerpt(text: string): string {
  const line = text.trim();
  return line.length <= excerptLength ? line : `${line.slice(0, line.lastIndexOf(" ", excerptLength))} …`;
}
