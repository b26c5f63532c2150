import { messages } from "@beltwright/contract";
import { Alert, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { LateDialog } from "../ui/late/late-dialog.tsx";
import { lateView } from "../ui/late/late-view.tsx";
import { useLapse } from "./lapse.ts";
import { sessionQuery } from "./session.ts";

const SignInAgain = lateView(async () => (await import("./sign-in-again.tsx")).SignInAgain);

/** Asks for the password again over the open page, so that nothing typed there is lost. */
export function LapseDialog() {
  const message = useLapse((lapse) => lapse.message);
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const user = session?.user;
  if (!user) return null;
  return (
    <LateDialog
      opened={message !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Please sign in again"
      size={420}
      zIndex={300}
    >
      <Stack gap={12}>
        <Alert color="yellow" variant="light">
          {message ?? messages["not-signed-in"]}
        </Alert>
        <Text>This page stays as it is, with everything you have typed. Sign in here to go on.</Text>
        <Suspense>
          <SignInAgain userName={user.userName} />
        </Suspense>
      </Stack>
    </LateDialog>
  );
}
