type RefusalReason = "not-a-backup" | "damaged" | "too-new" | "not-empty" | "counts-differ";

/** Why a backup was not taken in. Nothing has been changed. */
export class BackupRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "BackupRefused";
    this.reason = reason;
  }
}
