import { Paper, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

interface SectionProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <Paper component="section" withBorder p={20} mb={16} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {about && <Text c="dimmed">{about}</Text>}
      <div style={{ marginTop: 14 }}>{children}</div>
    </Paper>
  );
}
