import { ActionIcon, Group, Kbd, UnstyledButton } from "@mantine/core";
import { IconMenu2, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../session/session.ts";
import { tallyText, useTally } from "../../session/tally.ts";
import { Brand } from "../../ui/brand.tsx";
import { HelpLink } from "../../ui/help/help-link.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { openPalette } from "../../ui/palette/palette-state.ts";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { UnitSwitch } from "../../ui/units/unit-switch.tsx";
import styles from "./top-bar.module.css";
import { UserMenu } from "./user-menu.tsx";

interface TopBarProps {
  readonly onMenu: () => void;
  readonly isMenuOpen: boolean;
}

export function TopBar({ onMenu, isMenuOpen }: TopBarProps) {
  const { user } = useSession();
  return (
    <header className={styles.bar}>
      {user && (
        <ActionIcon color="gray" size={30} aria-label="Navigation" aria-expanded={isMenuOpen} onClick={onMenu}>
          <IconMenu2 size={18} aria-hidden />
        </ActionIcon>
      )}
      <Link to="/" className={styles.brand} aria-label="Beltwright, start page">
        <Brand />
      </Link>
      {user && <PaletteButton />}
      <Group gap={8} ml="auto" wrap="nowrap">
        {user && <Tally hasSubscription={user.userHasSub} />}
        <UnitSwitch className={styles.units} />
        <HelpLink />
        <ThemeSwitch />
        {user ? (
          <UserMenu user={user} />
        ) : (
          <>
            <ButtonLink to="/sign-in" variant="default">
              Sign in
            </ButtonLink>
            <ButtonLink to="/register">Register</ButtonLink>
          </>
        )}
      </Group>
    </header>
  );
}

/** Conveyor files used and allowed. */
function Tally({ hasSubscription }: { readonly hasSubscription: boolean }) {
  const tally = useTally();
  return <span className={styles.tally}>{`${tallyText(tally, hasSubscription)} files`}</span>;
}

function PaletteButton() {
  return (
    <UnstyledButton className={styles.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={15} aria-hidden />
      <span className={styles.searchText}>Search or jump</span>
      <Kbd size="xs" className={styles.keys}>
        Ctrl K
      </Kbd>
    </UnstyledButton>
  );
}
