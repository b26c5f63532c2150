import type { LibraryDefinition } from "@beltwright/model";
import { Suspense } from "react";
import styles from "./form/form.module.css";
import { type RowPictureProps, useRowPicture } from "./row-pictures.ts";

/** What a row looks like, where its library has a drawing. */
export function RowPicture({ definition, ...row }: RowPictureProps & { readonly definition: LibraryDefinition }) {
  const Picture = useRowPicture(definition.plural);
  if (Picture === undefined) return null;
  return (
    <section className={styles.group} aria-label={`Drawing of the ${definition.itemTitle.toLowerCase()}`}>
      <h2 className={styles.groupTitle}>Drawing</h2>
      <div className={styles.picture}>
        <Suspense>
          <Picture {...row} />
        </Suspense>
      </div>
    </section>
  );
}
