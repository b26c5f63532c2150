import { Alert, Button, Code, Group, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";

interface ShownOnceProps {
  readonly title: string;
  readonly explanation: string;
  readonly secret: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** What its button copies: "token" or "address". */
  readonly what: string;
  readonly onDone: () => void;
}

/** The only time a secret is shown, with a way to copy it. */
export function ShownOnce({ title, explanation, secret, label, what, onDone }: ShownOnceProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <Alert role="status" color="green" variant="light" mt={12} title={title}>
      <Text mb={8}>{explanation}</Text>
      <Code block aria-label={label} style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {secret}
      </Code>
      <Group mt={10} gap={8}>
        <Button
          leftSection={clipboard.copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
          onClick={() => clipboard.copy(secret)}
        >
          {clipboard.copied ? "Copied" : `Copy ${what}`}
        </Button>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </Group>
    </Alert>
  );
}
