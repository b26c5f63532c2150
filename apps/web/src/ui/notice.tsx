import { Button, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { pageHeadingId } from "./page.tsx";

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: string;
  readonly onAction?: () => void;
  readonly link?: ReactNode;
}

/** A whole page that says one thing and offers one way on. */
export function Notice({ title, children, action, onAction, link }: NoticeProps) {
  return (
    <Stack component="section" align="flex-start" gap={10} maw={520} mx="auto" px={24} py="14vh" role="alert">
      <title>{`${title} · Beltwright`}</title>
      <Title order={1} id={pageHeadingId} tabIndex={-1}>
        {title}
      </Title>
      <Text component="div">{children}</Text>
      {action && onAction && <Button onClick={onAction}>{action}</Button>}
      {link}
    </Stack>
  );
}
