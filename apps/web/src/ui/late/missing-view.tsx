import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";

/** Stands where a part of the page did not come. */
export function MissingView({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      m={12}
      title="This part of the page could not be fetched"
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      The connection may be gone. If Beltwright was brought up to date meanwhile, reload the page.
      <Group gap={8} mt={8}>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
        <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </Group>
    </Alert>
  );
}
