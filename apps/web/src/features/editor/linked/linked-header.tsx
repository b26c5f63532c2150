import { methodTitles } from "@beltwright/results";
import { Button } from "@mantine/core";
import { pageHeadingId } from "../../../ui/page.tsx";
import type { LinkView } from "../document/editor.ts";
import { useConveyor, useEditorTools } from "../document/editor-context.ts";
import { openSide } from "../document/view.ts";
import styles from "../frame/frame.module.css";
import { LinkedFiles } from "./linked-files.tsx";

/** Which conveyor this is, by which method it was calculated, and what may be taken away. */
export function LinkedHeader({ link }: { readonly link: LinkView }) {
  const { view } = useEditorTools();
  const convNo = useConveyor((conveyor) => conveyor.convNo);
  const project = useConveyor((conveyor) => conveyor.project);
  const method = useConveyor(({ calcMethod }) => calcMethod);
  return (
    <header className={styles.header}>
      <title>{`${convNo} · Beltwright`}</title>
      <h1 id={pageHeadingId} tabIndex={-1} className={styles.name} title={`${convNo} ${project}`.trim()}>
        {convNo} <span className={styles.project}>{project}</span>
      </h1>
      <span className={styles.saved}>{methodTitles[method]}</span>
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => openSide(view, "methods")}>
        Compare methods
      </Button>
      <LinkedFiles {...link} convNo={convNo} />
    </header>
  );
}
