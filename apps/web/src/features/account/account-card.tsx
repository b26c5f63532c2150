import { Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { pageHeadingId } from "../../ui/page.tsx";

interface AccountCardProps {
  readonly title: string;
  readonly about?: ReactNode;
  readonly children: ReactNode;
  /** Ways to go elsewhere, below the card. */
  readonly footer?: ReactNode;
}

export function AccountCard({ title, about, children, footer }: AccountCardProps) {
  return (
    <Stack gap={16}>
      <title>{`${title} · Beltwright`}</title>
      <Paper withBorder p={24} radius={6} shadow="xs">
        <Title order={1} id={pageHeadingId} tabIndex={-1} style={{ outline: "none" }}>
          {title}
        </Title>
        {about && (
          <Text c="dimmed" mt={4} component="div">
            {about}
          </Text>
        )}
        <div style={{ marginTop: 18 }}>{children}</div>
      </Paper>
      {footer && (
        <Text ta="center" component="div">
          {footer}
        </Text>
      )}
    </Stack>
  );
}
