import { type MadeLink, messages } from "@beltwright/contract";
import { Alert, Button, Code, Group, Text } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";

interface NewAddressProps {
  readonly made: MadeLink;
  readonly onDone: () => void;
}

/** The only time the address is shown. */
export function NewAddress({ made, onDone }: NewAddressProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const address = `${window.location.origin}/link/${made.secret}`;
  return (
    <Alert role="status" color="green" variant="light" mt={12} title="The link is ready">
      <Text mb={8}>{messages["link-made"]}</Text>
      <Code block aria-label="Address of the link" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {address}
      </Code>
      <Group mt={10} gap={8}>
        <Button
          leftSection={clipboard.copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />}
          onClick={() => clipboard.copy(address)}
        >
          {clipboard.copied ? "Copied" : "Copy address"}
        </Button>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </Group>
    </Alert>
  );
}
