import styles from "./help-blocks.module.css";

/** A heading with an address of its own. */
export function HelpHeading({
  level,
  id,
  text,
}: {
  readonly level: 2 | 3;
  readonly id: string;
  readonly text: string;
}) {
  const Tag = level === 2 ? "h2" : "h3";
  return (
    <Tag id={id} className={styles.heading}>
      {text}
      <a href={`#${id}`} className={styles.anchor} aria-label={`Link to ${text}`}>
        #
      </a>
    </Tag>
  );
}
