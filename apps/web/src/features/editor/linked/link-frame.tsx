import { SegmentedControl } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "../../../ui/brand.tsx";
import { ThemeSwitch } from "../../../ui/theme-switch.tsx";
import { setUnitSystem, useUnitSystem } from "../../../ui/units/unit-system.tsx";
import styles from "./linked.module.css";

/** The product around a design that is seen through a link: nothing of accounts, a way to the start page. */
export function LinkFrame({ children }: { readonly children: ReactNode }) {
  const system = useUnitSystem();
  return (
    <div className={styles.frame}>
      {/* For addresses that were reached within the page; those that are opened carry the same as headers. */}
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <header className={styles.bar}>
        <Link to="/" className={styles.brand} aria-label="Made with Beltwright, start page">
          <span className={styles.made}>Made with</span> <Brand />
        </Link>
        <SegmentedControl
          size="xs"
          aria-label="Units"
          value={system}
          onChange={(value) => setUnitSystem(value === "imperial" ? "imperial" : "metric")}
          data={[
            { value: "metric", label: "Metric" },
            { value: "imperial", label: "Imperial" },
          ]}
        />
        <ThemeSwitch />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
