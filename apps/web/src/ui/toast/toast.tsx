import { ActionIcon, Button, Paper, Text } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import styles from "./toast.module.css";
import { dismissToast, type Toast, useToasts } from "./toast-store.ts";

export { toast } from "./toast-store.ts";

/** Undo is an offer, not a message: it stays until one has read what happened and found the button. */
const secondsOfOffer = 30;

const icons = { done: IconCheck, failed: IconAlertTriangle, note: IconInfoCircle };

/** The one place messages appear. It is always mounted, so that screen readers hear what is added to it. */
export function Toasts({ seconds }: { readonly seconds: number }) {
  const shown = useToasts((state) => state.shown);
  return (
    <section className={styles.stack} aria-live="polite" aria-label="Messages">
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} seconds={seconds} />
      ))}
    </section>
  );
}

function ToastCard({ toast, seconds }: { readonly toast: Toast; readonly seconds: number }) {
  const hold = useDismissal(toast.id, toast.undo ? secondsOfOffer : seconds);
  const Icon = icons[toast.kind];
  const undo = toast.undo;
  return (
    <Paper className={styles.card} data-kind={toast.kind} shadow="md" withBorder {...hold}>
      <Icon className={styles.icon} size={18} aria-hidden />
      <Text className={styles.message}>{toast.message}</Text>
      {undo && (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            dismissToast(toast.id);
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Dismiss" onClick={() => dismissToast(toast.id)}>
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </Paper>
  );
}

/** Clears the message in time, but never while someone points at it or has the keyboard on its Undo. */
function useDismissal(id: number, seconds: number) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), seconds * 1000);
    return () => clearTimeout(timer);
  }, [id, seconds, isHeld]);
  const grip = () => setHeld(true);
  const release = () => setHeld(false);
  return { onMouseEnter: grip, onMouseLeave: release, onFocus: grip, onBlur: release };
}
