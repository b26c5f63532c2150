import styles from "./manage.module.css";

/** From one day to another; breaks between the days, never inside one. */
export function Period({ start, end }: { readonly start: string; readonly end: string }) {
  return (
    <>
      <span className={styles.whole}>{`${start} to`}</span> <span className={styles.whole}>{end}</span>
    </>
  );
}
