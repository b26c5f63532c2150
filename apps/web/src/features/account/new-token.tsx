import { messages } from "@beltwright/contract";
import { Alert, Button, Code, Group, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";

interface NewTokenProps {
  readonly name: string;
  readonly token: string;
  readonly onDone: () => void;
}

/** The only time the secret is shown. */
export function NewToken({ name, token, onDone }: NewTokenProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  return (
    <Alert role="status" color="green" variant="light" mt={14} title={`Token “${name}” created`}>
      <Text mb={8}>{messages["token-created"]}</Text>
      <Code block style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {token}
      </Code>
      <Group mt={10} gap={8}>
        <Button
          leftSection={clipboard.copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
          onClick={() => clipboard.copy(token)}
        >
          {clipboard.copied ? "Copied" : "Copy token"}
        </Button>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </Group>
    </Alert>
  );
}
