import styles from "./brand.module.css";

/** Two pulleys and the belt between them, beside the name. */
export function Brand({ size = 22 }: { readonly size?: number }) {
  return (
    <span className={styles.brand}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" className={styles.tile} />
        <g fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round">
          <path d="M7.8 18.9 21.6 9.3M11.4 24.2 25.2 14.6" />
          <circle cx="9.6" cy="21.5" r="3.2" />
          <circle cx="23.4" cy="12" r="3.2" />
        </g>
      </svg>
      <span className={styles.name}>Beltwright</span>
    </span>
  );
}
