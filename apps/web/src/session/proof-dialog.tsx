import { Suspense, useEffect, useState } from "react";
import { onProofNeeded } from "../api/client.ts";
import { LateDialog } from "../ui/late/late-dialog.tsx";
import { lateView } from "../ui/late/late-view.tsx";

const ProofForm = lateView(async () => (await import("./proof-form.tsx")).ProofForm);

type Settle = (isGiven: boolean) => void;

/** Asks for the password where an act needs it given a short while ago, and lets the act go on by itself. */
export function ProofDialog() {
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setSettle(() => resolve))), []);
  const end: Settle = (isGiven) => {
    settle?.(isGiven);
    setSettle(undefined);
  };
  return (
    <LateDialog
      opened={settle !== undefined}
      onClose={() => end(false)}
      title="Your password, please"
      size={420}
      zIndex={300}
    >
      <Suspense>
        <ProofForm onEnd={end} />
      </Suspense>
    </LateDialog>
  );
}
