import type { UserData } from "@beltwright/model";
import { Menu, Text, UnstyledButton } from "@mantine/core";
import {
  IconAdjustments,
  IconChevronDown,
  IconCreditCard,
  IconLogout,
  IconReceipt,
  IconRuler2,
  IconUser,
  IconUsersGroup,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { useSignOut } from "../../session/sign-in.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { toast } from "../../ui/toast/toast.tsx";
import { setUnitSystem, useUnitSystem } from "../../ui/units/unit-system.tsx";
import styles from "./user-menu.module.css";

/** The menu the specification's messages point to as "your Username / Email Menu". */
export function UserMenu({ user }: { readonly user: UserData }) {
  const navigate = useNavigate();
  const signOut = useLeaving();
  return (
    <Menu position="bottom-end" width={220} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={styles.target}>
          <span className={styles.initials} aria-hidden>
            {initials(user)}
          </span>
          <span className={styles.name}>{user.userName}</span>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <Text fw={600} truncate>
            {`${user.firstName} ${user.lastName}`.trim() || user.userName}
          </Text>
          <Text size="xs" c="dimmed" truncate>
            {standing(user)}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUser size={15} aria-hidden />} onClick={() => void navigate({ to: "/profile" })}>
          Profile
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUsersGroup size={15} aria-hidden />}
          onClick={() => void navigate({ to: "/group" })}
        >
          Group
        </Menu.Item>
        <Menu.Item
          leftSection={<IconAdjustments size={15} aria-hidden />}
          onClick={() => void navigate({ to: "/office-preferences" })}
        >
          Office preferences
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCreditCard size={15} aria-hidden />}
          onClick={() => void navigate({ to: "/subscribe" })}
        >
          Subscribe
        </Menu.Item>
        <Menu.Item
          leftSection={<IconReceipt size={15} aria-hidden />}
          onClick={() => void navigate({ to: "/manage-subscriptions" })}
        >
          Manage My Subscription
        </Menu.Item>
        <UnitItem />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={15} aria-hidden />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** On a phone the top bar has no room for the switch. */
function UnitItem() {
  const other = useUnitSystem() === "metric" ? "imperial" : "metric";
  return (
    <Menu.Item hiddenFrom="sm" leftSection={<IconRuler2 size={15} aria-hidden />} onClick={() => setUnitSystem(other)}>
      Show {other} units
    </Menu.Item>
  );
}

export function useLeaving(): () => void {
  const navigate = useNavigate();
  const { mutate } = useSignOut();
  return () =>
    mutate(undefined, {
      onSuccess: () => void navigate({ to: "/" }),
      onError: (error) => toast.failed(messageOf(error)),
    });
}

function standing(user: UserData): string {
  if (user.userIsAdmin) return "Administrator";
  return user.userHasSub ? "Subscription current" : "No current subscription";
}

function initials(user: UserData): string {
  const letters = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}` || user.userName.charAt(0);
  return letters.toUpperCase();
}
