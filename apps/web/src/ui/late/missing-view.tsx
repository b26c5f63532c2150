import { Box, Button } from "@mantine/core";
import { FailureAlert } from "../failures/failure-alert.tsx";

/** Stands where a part of the page did not come. */
export function MissingView({ onRetry }: { readonly onRetry: () => void }) {
  const reload = (
    <Button variant="default" size="compact-sm" onClick={() => window.location.reload()}>
      Reload the page
    </Button>
  );
  return (
    <Box m={12}>
      <FailureAlert title="This part of the page could not be fetched" onRetry={onRetry} link={reload}>
        The connection may be gone. If Beltwright was brought up to date meanwhile, reload the page.
      </FailureAlert>
    </Box>
  );
}
