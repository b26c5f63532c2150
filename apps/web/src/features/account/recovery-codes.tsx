import { Alert, Button, Code, Text } from "@mantine/core";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The only time they are shown. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const grouped = codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1 "));
  return (
    <Alert role="status" color="green" variant="light" mt={14} title="Your recovery codes">
      <Text mb={8}>
        Keep them where you keep other papers that matter. Each signs you in once when the app or passkey is lost. They
        are not shown again.
      </Text>
      <Code block>{grouped.join("\n")}</Code>
      <Button mt={10} onClick={onDone}>
        I have kept them
      </Button>
    </Alert>
  );
}
