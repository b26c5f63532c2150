/** A plain-text mail. The sender is a matter of the installation, not of the one who writes it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Takes a mail and promises that it is on its way (or in the outbox) when it resolves. */
export interface Mailer {
  readonly kind: "smtp" | "outbox";
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
