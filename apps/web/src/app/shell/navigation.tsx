import { libraries } from "@beltwright/model";
import { ScrollArea, Tooltip } from "@mantine/core";
import {
  IconApi,
  IconBooks,
  IconCalculator,
  IconCoin,
  IconHelp,
  IconHistory,
  IconHome2,
  IconLifebuoy,
  IconMail,
  IconPresentation,
  IconStack2,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import { createLink } from "@tanstack/react-router";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useSession } from "../../session/session.ts";
import { LibraryIcon } from "../../ui/library-icon.tsx";
import styles from "./navigation.module.css";

interface EntryProps extends Omit<ComponentPropsWithRef<"a">, "children" | "color"> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly isNarrow: boolean;
}

function Entry({ label, icon, isNarrow, className = "", ...rest }: EntryProps) {
  return (
    <Tooltip label={label} position="right" disabled={!isNarrow} openDelay={100}>
      <a className={`${styles.entry} ${className}`} {...rest}>
        {icon}
        <span className={isNarrow ? styles.unseen : undefined}>{label}</span>
      </a>
    </Tooltip>
  );
}

const EntryLink = createLink(Entry);

function Section({ title, children, isNarrow }: { title: string; children: ReactNode; isNarrow: boolean }) {
  return (
    <section className={styles.section} aria-label={title}>
      {isNarrow ? <hr className={styles.rule} /> : <div className={styles.heading}>{title}</div>}
      {children}
    </section>
  );
}

interface NavigationProps {
  readonly isNarrow: boolean;
  readonly onNavigate: () => void;
}

export function Navigation({ isNarrow, onNavigate }: NavigationProps) {
  const { user } = useSession();
  const entry = { isNarrow, onClick: onNavigate };
  return (
    <ScrollArea type="hover" scrollbarSize={6} className={styles.scroll}>
      <EntryLink
        to="/"
        label="Home"
        icon={<IconHome2 size={16} aria-hidden />}
        {...entry}
        activeOptions={{ exact: true }}
      />
      <Section title="Conveyors" isNarrow={isNarrow}>
        <EntryLink
          to="/conveyors"
          label="My conveyors"
          icon={<IconStack2 size={16} aria-hidden />}
          {...entry}
          activeOptions={{ exact: true, includeSearch: false }}
        />
        <EntryLink
          to="/conveyors/group"
          label="Group conveyors"
          icon={<IconUsersGroup size={16} aria-hidden />}
          {...entry}
        />
        <EntryLink
          to="/conveyors/demos"
          label="Demo conveyors"
          icon={<IconPresentation size={16} aria-hidden />}
          {...entry}
        />
      </Section>
      <Section title={`Libraries (${libraries.length})`} isNarrow={isNarrow}>
        {libraries.map(({ plural, title }) => (
          <EntryLink
            key={plural}
            to="/$library"
            params={{ library: plural }}
            label={title}
            icon={<LibraryIcon plural={plural} />}
            {...entry}
          />
        ))}
      </Section>
      <Section title="Tools" isNarrow={isNarrow}>
        <EntryLink to="/calculators" label="Calculators" icon={<IconCalculator size={16} aria-hidden />} {...entry} />
      </Section>
      <Section title="Help" isNarrow={isNarrow}>
        <EntryLink to="/App/THelp" label="Help" icon={<IconHelp size={16} aria-hidden />} {...entry} />
        <EntryLink to="/support" label="Support" icon={<IconLifebuoy size={16} aria-hidden />} {...entry} />
        <EntryLink to="/pricing" label="Pricing" icon={<IconCoin size={16} aria-hidden />} {...entry} />
        <Entry
          href="/api/docs"
          target="_blank"
          label="API reference"
          icon={<IconApi size={16} aria-hidden />}
          isNarrow={isNarrow}
        />
      </Section>
      {user?.userIsAdmin && (
        <Section title="Admin" isNarrow={isNarrow}>
          <EntryLink to="/admin/users" label="Users" icon={<IconUsers size={16} aria-hidden />} {...entry} />
          <EntryLink to="/admin/groups" label="Groups" icon={<IconUsersGroup size={16} aria-hidden />} {...entry} />
          <EntryLink
            to="/admin/libraries"
            label="Library moderation"
            icon={<IconBooks size={16} aria-hidden />}
            {...entry}
          />
          <EntryLink to="/admin/audit" label="Audit log" icon={<IconHistory size={16} aria-hidden />} {...entry} />
          <EntryLink to="/outbox" label="Outbox" icon={<IconMail size={16} aria-hidden />} {...entry} />
        </Section>
      )}
    </ScrollArea>
  );
}
