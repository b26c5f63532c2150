import { Divider, Stack, Text, UnstyledButton } from "@mantine/core";
import { IconArrowRight } from "@tabler/icons-react";
import styles from "./demo-accounts.module.css";

interface DemoAccountsProps {
  readonly accounts: readonly { readonly userName: string; readonly about: string }[];
  readonly isPending: boolean;
  readonly onChoose: (userName: string) => void;
}

/** The ready-made accounts of a demonstration, one click each. */
export function DemoAccounts({ accounts, isPending, onChoose }: DemoAccountsProps) {
  return (
    <section aria-label="Demo accounts">
      <Divider my={18} label="Demo mode: choose a ready-made account" labelPosition="center" />
      <Stack gap={4}>
        {accounts.map(({ userName, about }) => (
          <UnstyledButton
            key={userName}
            className={styles.account}
            disabled={isPending}
            onClick={() => onChoose(userName)}
          >
            <span className={styles.words}>
              <Text span fw={500}>
                {userName}
              </Text>
              <Text span size="xs" c="dimmed">
                {about}
              </Text>
            </span>
            <IconArrowRight size={15} aria-hidden />
          </UnstyledButton>
        ))}
      </Stack>
    </section>
  );
}
