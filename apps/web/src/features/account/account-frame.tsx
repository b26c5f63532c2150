import { Link, Outlet } from "@tanstack/react-router";
import { Brand } from "../../ui/brand.tsx";
import { ConveyorDrawing } from "../../ui/conveyor-drawing.tsx";
import { HelpLink } from "../../ui/help/help-link.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import styles from "./account-frame.module.css";

/** The quiet page around signing in and the like. */
export function AccountFrame() {
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/" className={styles.brand} aria-label="Beltwright, start page">
          <Brand size={26} />
        </Link>
        <div className={styles.tools}>
          <HelpLink />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles.main} id="main">
        <Outlet />
      </main>
      <ConveyorDrawing className={styles.drawing} />
    </div>
  );
}
