/** A wish to buy, kept before the payment provider is asked, so that a crash in between can be repaired. */
export interface PaymentOrderTable {
  /** Also the name of what is bought at the provider: asked twice, it gives the same thing. */
  readonly id: string;
  readonly user_name: string;
  readonly kind: string;
  /** begun, done or failed. */
  readonly state: string;
  /** JSON of what was asked for. */
  readonly request: string;
  readonly message: string;
  readonly created_at: number;
  readonly updated_at: number;
}

/** An invoice as it was issued; rows are added and never changed. */
export interface InvoiceTable {
  /** One after the other, without a gap. */
  readonly number: number;
  readonly transaction_id: string;
  readonly user_name: string;
  /** Whose it is; of an account that may be gone, or null. */
  readonly account_id: string | null;
  readonly issued_at: number;
  readonly cents: number;
  /** JSON of everything that is printed. */
  readonly document: string;
}

/** Whom invoices from now on are addressed to, where that is not the profile. */
export interface InvoiceAddressTable {
  readonly user_name: string;
  /** JSON. */
  readonly details: string;
  readonly updated_at: number;
}

/** The plan that is paid for until its last day, while the provider shows the one that follows. */
export interface KeptPlanTable {
  readonly subscription_id: string;
  readonly plan_id: string;
  /** JSON. */
  readonly add_ons: string;
  /** Days since 1970. */
  readonly last_day: number;
}

/** What the sandbox provider keeps: customers, subscriptions and transactions that move no money. */
export interface SandboxObjectTable {
  readonly kind: string;
  readonly id: string;
  readonly user_name: string;
  readonly created_at: number;
  readonly data: string;
  /** Whose it is; of an account that may be gone, or null. */
  readonly account_id: string | null;
}

export interface SupportTicketTable {
  readonly id: string;
  readonly no: number;
  readonly user_name: string;
  readonly subject: string;
  /** Open or Closed. */
  readonly status: string;
  readonly created_at: number;
  readonly updated_at: number;
  /** Whose it is; of an account that may be gone, or null. */
  readonly account_id: string | null;
}

export interface TicketMessageTable {
  readonly id: string;
  readonly ticket_id: string;
  readonly user_name: string;
  readonly is_staff: 0 | 1;
  readonly text: string;
  readonly created_at: number;
}

export interface TicketFileTable {
  readonly id: string;
  readonly message_id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Base 64. */
  readonly content: string;
}

export interface AuditRecordTable {
  readonly id: string;
  readonly at: number;
  readonly admin: string;
  readonly action: string;
  readonly subject: string;
  /** JSON. */
  readonly details: string;
}

export interface UserGroupTable {
  readonly name: string;
  readonly created_at: number;
  readonly created_by: string;
}
