import { useDisclosure, useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { useMatches } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useSession } from "../../session/session.ts";
import { lateView } from "../../ui/late/late-view.tsx";
import { Palette } from "../../ui/palette/palette.tsx";
import { ShortcutSheet } from "../../ui/shortcuts/shortcut-sheet.tsx";
import { Banners } from "./banners.tsx";
import { Navigation } from "./navigation.tsx";
import { usePaletteEntries } from "./palette-entries.tsx";
import styles from "./shell.module.css";
import { TopBar } from "./top-bar.tsx";
import { useNavigationFocus } from "./use-navigation-focus.ts";

const PhoneNavigation = lateView(async () => (await import("./phone-navigation.tsx")).PhoneNavigation);

const editors: ReadonlySet<string> = new Set(["/conveyors/$id", "/try"]);

/** Shows the whole navigation where there is room, its icons where the person wants more, none in the editor, and a drawer on a phone. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { user } = useSession();
  const [isDrawerOpen, drawer] = useDisclosure(false);
  // The editor wants the room; a person who does not may still open the navigation there.
  const isEditor = useMatches({ select: (matches) => editors.has(matches.at(-1)?.fullPath ?? "") });
  const [isNarrowAtLists, setNarrowAtLists] = useLocalStorage({
    key: "beltwright.narrow-navigation",
    defaultValue: false,
  });
  const [isNarrowAtEditor, setNarrowAtEditor] = useLocalStorage({
    key: "beltwright.narrow-editor",
    defaultValue: true,
  });
  const [isNarrow, setNarrow] = isEditor ? [isNarrowAtEditor, setNarrowAtEditor] : [isNarrowAtLists, setNarrowAtLists];
  // Even the icons of the libraries: whoever draws a conveyor has no use for them, and the menu brings them back.
  const isAway = isEditor && isNarrow;
  const isPhone = useMediaQuery("(max-width: 48em)", undefined, { getInitialValueInEffect: false });
  const entries = usePaletteEntries();
  useNavigationFocus();

  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <TopBar
        onMenu={isPhone ? drawer.toggle : () => setNarrow(!isNarrow)}
        isMenuOpen={isPhone ? isDrawerOpen : !isNarrow}
      />
      <div className={styles.body}>
        {user && !isPhone && !isAway && (
          <nav className={styles.rail} data-narrow={isNarrow} aria-label="Main">
            <Navigation isNarrow={isNarrow} onNavigate={drawer.close} />
          </nav>
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          <Banners />
          {children}
        </main>
      </div>
      {user && isPhone && (
        <Suspense>
          <PhoneNavigation isOpen={isDrawerOpen} onClose={drawer.close} />
        </Suspense>
      )}
      <Palette entries={entries} />
      <ShortcutSheet />
    </div>
  );
}
