import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
}

/** Says why there is nothing here and what to do about it. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap={6} py={48} px={16} ta="center">
      {icon && (
        <Text c="dimmed" component="div" aria-hidden>
          {icon}
        </Text>
      )}
      <Title order={2} size="h4">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" maw="56ch" component="div">
          {children}
        </Text>
      )}
      {action && <div style={{ marginTop: 8 }}>{action}</div>}
    </Stack>
  );
}
