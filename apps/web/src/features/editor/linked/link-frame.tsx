import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "../../../ui/brand.tsx";
import { ThemeSwitch } from "../../../ui/theme-switch.tsx";
import { UnitSwitch } from "../../../ui/units/unit-switch.tsx";
import styles from "./linked.module.css";

/** The product around a design that is seen through a link: nothing of accounts, a way to the start page. */
export function LinkFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.frame}>
      {/* For addresses that were reached within the page; those that are opened carry the same as headers. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label="Made with Beltwright, start page">
          <span className={styles.made}>Made with</span> <Brand />
        </Link>
        <UnitSwitch />
        <ThemeSwitch />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
