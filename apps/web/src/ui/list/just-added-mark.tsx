import styles from "./list.module.css";

/** Beside the name of a row; a first revision was added, a later one saved. */
export function JustAddedMark({ revision }: { readonly revision: number }) {
  return <span className={styles.justAdded}>{revision === 1 ? "just added" : "just saved"}</span>;
}
