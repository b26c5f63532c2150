import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { Children, use, useMemo } from "react";
import { pageHeadingId } from "../../ui/page.tsx";
import type { Block } from "./block.ts";
import { BlockView } from "./blocks/block-view.tsx";
import styles from "./help.module.css";
import type { HelpBook } from "./help-book.ts";
import { type Contents, HelpContents } from "./help-contents.tsx";
import { PageLink } from "./help-link-target.tsx";
import type { PageHead } from "./help-page-definition.ts";
import { textsOf } from "./help-parts.ts";
import { helpTitle } from "./help-title.ts";
import { madeHeadings } from "./made-headings.ts";
import { parseHelp } from "./parse-help.ts";
import { useHeadingInView } from "./use-heading-in-view.ts";

export function HelpArticle({ book, page }: { readonly book: HelpBook; readonly page: PageHead }) {
  const { [page.name]: text = "" } = use(textsOf(page.group));
  const blocks = useMemo(() => parseHelp(text), [text]);
  const contents = useMemo(() => contentsOf(book, blocks), [book, blocks]);
  const shown = (block: Block) => <BlockView block={block} book={book} />;
  useHeadingInView();
  return (
    <>
      <article className={styles.article}>
        <title>{`${helpTitle} · ${page.title}`}</title>
        <header className={styles.head}>
          <p className={styles.crumb}>{page.group}</p>
          <h1 id={pageHeadingId} tabIndex={-1} className={styles.title}>
            {page.title}
          </h1>
          <p className={styles.about}>{page.about}</p>
        </header>
        <HelpContents contents={contents} kind="above" />
        {Children.toArray(blocks.map(shown))}
        <Neighbours book={book} page={page} />
      </article>
      <aside className={styles.beside} aria-label="On this page">
        <HelpContents contents={contents} kind="beside" />
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconPrinter size={14} aria-hidden />}
          onClick={() => window.print()}
        >
          Print this page
        </Button>
      </aside>
    </>
  );
}

function contentsOf(book: HelpBook, blocks: readonly Block[]): Contents {
  return blocks.flatMap((block) => {
    if (block.kind === "heading") return [{ id: block.id, title: block.text, level: block.level }];
    return block.kind === "made" ? madeHeadings(book, block) : [];
  });
}

function Neighbours({ book, page }: { readonly book: HelpBook; readonly page: PageHead }) {
  const at = book.pages.indexOf(page);
  const [before, after] = [book.pages[at - 1], book.pages[at + 1]];
  return (
    <nav className={styles.neighbours} aria-label="Neighbouring pages">
      {before && (
        <PageLink page={before.name}>
          <span>Previous</span>
          {before.title}
        </PageLink>
      )}
      {after && (
        <PageLink page={after.name} className={styles.next}>
          <span>Next</span>
          {after.title}
        </PageLink>
      )}
    </nav>
  );
}
