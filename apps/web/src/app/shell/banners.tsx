import { messages } from "@beltwright/contract";
import { Button } from "@mantine/core";
import { IconFlask, IconMailExclamation, IconShieldLock } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { api } from "../../api/client.ts";
import { useSession } from "../../session/session.ts";
import { messageOf } from "../../ui/failures/problem-notice.tsx";
import { TextLink } from "../../ui/link.tsx";
import { toast } from "../../ui/toast/toast.tsx";
import styles from "./banners.module.css";

/** What everyone must know of this installation and this account before relying on it. */
export function Banners() {
  const { user, demo, needsSecondFactor } = useSession();
  return (
    <>
      {demo && (
        <Banner kind="note" icon={<IconFlask size={15} aria-hidden />} label="Demo mode">
          <strong>Demo mode.</strong> Ready-made accounts share one password, and mail goes to a folder instead of being
          sent.
        </Banner>
      )}
      {needsSecondFactor && (
        <Banner kind="warning" icon={<IconShieldLock size={15} aria-hidden />} label="Second factor needed">
          {messages["second-factor-demanded"]} <TextLink to="/profile">Open your profile</TextLink>
        </Banner>
      )}
      {user && !user.emailConfirmed && <ConfirmBanner userName={user.userName} />}
    </>
  );
}

function ConfirmBanner({ userName }: { readonly userName: string }) {
  const resend = useMutation({
    mutationFn: () => api.post<{ readonly message: string }>("/api/resendconfirmation", { email: userName }),
    onSuccess: ({ message }) => toast.done(message),
    onError: (error) => toast.failed(messageOf(error)),
  });
  return (
    <Banner kind="warning" icon={<IconMailExclamation size={15} aria-hidden />} label="E-mail not confirmed">
      Please confirm your e-mail address with the link sent to {userName}.{" "}
      <Button variant="default" size="compact-xs" loading={resend.isPending} onClick={() => resend.mutate()}>
        Send it again
      </Button>
    </Banner>
  );
}

interface BannerProps {
  readonly kind: "note" | "warning";
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function Banner({ kind, icon, label, children }: BannerProps) {
  return (
    <aside className={styles.banner} data-kind={kind} aria-label={label}>
      {icon}
      <div>{children}</div>
    </aside>
  );
}
