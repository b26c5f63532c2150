import type { Generated, Kysely } from "kysely";
import type {
  AuditRecordTable,
  InvoiceAddressTable,
  InvoiceTable,
  KeptPlanTable,
  PaymentOrderTable,
  SandboxObjectTable,
  SupportTicketTable,
  TicketFileTable,
  TicketMessageTable,
  UserGroupTable,
} from "./billing/tables.ts";
import type { CommentNoticeTable, CommentTable, CommentThreadTable } from "./comments/tables.ts";
import type { JobBatchTable, JobResultTable, JobTable } from "./jobs/tables.ts";
import type { SortKeys } from "./libraries/sort-keys.ts";
import type { ConveyorLinkTable } from "./links/tables.ts";
import type { GroupPreferenceTable, UserPreferenceTable } from "./preferences/tables.ts";
import type { ProposalTable, ProposalVersionTable } from "./proposals/tables.ts";
import type { ReleaseFindingTable, ReleasePrintTable, ReleaseTable } from "./releases/tables.ts";
import type { ReportTemplateTable } from "./reports/tables.ts";
import type { TeamInvitationTable, TeamMemberTable, TeamRuleTable } from "./teams/tables.ts";

/** 0 or 1: SQLite has no booleans, and one set of queries serves both databases. */
type Flag = 0 | 1;

export interface UserAccountTable {
  /** The e-mail address in lower case; it never changes. */
  readonly user_name: string;
  readonly password_hash: string;
  readonly is_admin: Flag;
  readonly email_confirmed: Flag;
  readonly user_group: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly company_name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly post_code: string;
  readonly country: string;
  readonly created_at: number;
  /** The one session that counts; a newer sign-in replaces it. */
  readonly active_session_id: string | null;
  /** Never given twice, as an address may be: what outlives the account refers to it by this. */
  readonly id: string;
  /** Whether automatic selection may choose public library rows for their designs. */
  readonly uses_public_rows: Flag;
}

export interface SubscriptionTable {
  readonly id: string;
  readonly user_name: string;
  readonly plan_id: string;
  readonly plan_name: string;
  readonly program_name: string;
  readonly status: string;
  readonly price: number;
  readonly billing_cycle_months: number;
  readonly order_date: number;
  readonly start_date: number;
  readonly end_date: number;
  readonly period_days: number;
  readonly cost_per_day: number;
  readonly cost: number;
  readonly payment_status: string;
  readonly storage_units: number;
  readonly add_ons: string;
  /** sandbox, braintree, days, or empty. */
  readonly provider: string;
}

interface UserSessionTable {
  readonly id: string;
  readonly token_hash: string;
  readonly user_name: string;
  readonly created_at: number;
  readonly seen_at: number;
  readonly expires_at: number;
  readonly closed_at: number | null;
  /** When the person last proved who they are: at sign-in, or by giving the password again. */
  readonly proved_at: number;
}

interface LoginRecordTable {
  readonly id: string;
  readonly user_name: string;
  readonly session_id: string;
  readonly login_date: number;
  readonly logout_date: number | null;
  readonly address: string;
  readonly user_agent: string;
}

interface ApiTokenTable {
  readonly id: string;
  readonly user_name: string;
  readonly name: string;
  readonly token_hash: string;
  readonly created_at: number;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
  /** Words with spaces between: read, write, calculate, admin. */
  readonly scopes: string;
  readonly expires_at: number;
}

interface OneTimeTokenTable {
  readonly token_hash: string;
  readonly user_name: string;
  readonly purpose: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly used_at: number | null;
}

interface SignInThrottleTable {
  /** `account:{userName}` or `address:{ip}`. */
  readonly subject: string;
  readonly failures: number;
  readonly failed_at: number;
  readonly blocked_until: number;
}

interface AllowanceTable {
  /** What is limited and for whom, such as `mail to:{address}`. */
  readonly subject: string;
  readonly used: number;
  readonly began_at: number;
}

export interface SecondFactorTable {
  readonly id: string;
  readonly user_name: string;
  /** totp or passkey. */
  readonly kind: string;
  readonly name: string;
  readonly secret: string;
  readonly counter: number;
  readonly created_at: number;
  readonly confirmed_at: number | null;
  readonly last_used_at: number | null;
}

interface RecoveryCodeTable {
  readonly code_hash: string;
  readonly user_name: string;
}

export interface LibraryRowTable extends SortKeys {
  readonly library: string;
  readonly id: string;
  readonly no: number;
  readonly user_name: string;
  readonly category: string;
  readonly description: string;
  /** What a list sorts the category by; see `textKey`. */
  readonly category_key: string;
  /** What a list sorts and searches the description by. */
  readonly description_key: string;
  readonly belt_width: number;
  /** For whose designs it may be chosen automatically. */
  readonly scope: string;
  /** JSON of all values but category and description. */
  readonly data: string;
  readonly revision: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly updated_by: string;
  readonly deleted_at: number | null;
}

interface LibraryVersionTable {
  readonly row_id: string;
  readonly revision: number;
  readonly library: string;
  readonly action: string;
  readonly changed_by: string;
  readonly changed_at: number;
  readonly category: string;
  readonly description: string;
  readonly belt_width: number;
  readonly data: string;
}

interface LibraryCounterTable {
  readonly library: string;
  readonly last_no: Generated<number>;
  /** Rises with every write to the library, so that a list read before can be told from a stale one. */
  readonly changes: Generated<number>;
}

/** How many living rows each category holds, so that a list knows its total without counting 100 000 rows. */
interface LibraryTallyTable {
  readonly library: string;
  readonly category: string;
  readonly belt_width: number;
  readonly rows: number;
}

/** Which fields the sort columns of a library were filled with. */
interface LibraryLayoutTable {
  readonly library: string;
  readonly layout: string;
}

interface LibraryShipmentTable {
  readonly library: string;
  readonly fingerprint: string;
  readonly loaded_at: number;
}

export interface ConveyorTable {
  readonly id: string;
  /** The owner. */
  readonly user_name: string;
  readonly conv_no: string;
  readonly category: string;
  /** The user group whose members see it; empty for nobody. */
  readonly conveyor_group: string;
  readonly project: string;
  readonly client: string;
  readonly material: string;
  /** What a list sorts by and, but for the category, searches; see `textKey`. */
  readonly category_key: string;
  readonly conv_no_key: string;
  readonly project_key: string;
  readonly client_key: string;
  readonly material_key: string;
  readonly belt_width: number;
  readonly belt_speed: number;
  readonly capacity: number;
  /** JSON of the points as pairs of x and z, for the small picture in lists. */
  readonly profile: string;
  readonly revision: number;
  readonly created_at: number;
  readonly updated_at: number;
  readonly updated_by: string;
  readonly deleted_at: number | null;
  /** JSON as files carry it; owner, category, group and sharing are those of the columns. */
  readonly document: string;
}

/** Someone a conveyor is shared with, or whose address is invited. */
export interface ConveyorUserTable {
  readonly conveyor_id: string;
  readonly user_name: string;
  readonly can_edit: Flag;
  readonly can_copy: Flag;
  /** JSON of the fields that the product does not know; empty for none. */
  readonly extras: string;
  /** Who sees it; null for an invitation, which waits for someone to confirm the address. */
  readonly account_id: string | null;
  readonly can_download: Flag;
  /** The first revision they see; 0 where the owner has opened the earlier ones. */
  readonly sees_from: number;
}

/** A few results of a conveyor, as the server calculated them when it was written. */
interface ConveyorResultTable {
  readonly conveyor_id: string;
  /** JSON by name. */
  readonly results: string;
}

export interface ConveyorVersionTable {
  readonly conveyor_id: string;
  readonly revision: number;
  readonly action: string;
  readonly changed_by: string;
  readonly changed_at: number;
  /** Given by a person; empty for most. */
  readonly name: string;
  readonly conv_no: string;
  readonly category: string;
  readonly document: string;
}

/** What a dynamic analysis of a version found. */
interface ConveyorRunTable {
  readonly conveyor_id: string;
  readonly revision: number;
  readonly scenario: string;
  readonly run_by: string;
  readonly run_at: number;
  /** JSON */
  readonly summary: string;
}

interface MigrationTable {
  readonly number: number;
  readonly name: string;
  readonly applied_at: number;
}

export interface Database {
  readonly migration: MigrationTable;
  readonly user_account: UserAccountTable;
  readonly subscription: SubscriptionTable;
  readonly user_session: UserSessionTable;
  readonly login_record: LoginRecordTable;
  readonly api_token: ApiTokenTable;
  readonly one_time_token: OneTimeTokenTable;
  readonly sign_in_throttle: SignInThrottleTable;
  readonly allowance: AllowanceTable;
  readonly second_factor: SecondFactorTable;
  readonly recovery_code: RecoveryCodeTable;
  readonly library_row: LibraryRowTable;
  readonly library_version: LibraryVersionTable;
  readonly library_counter: LibraryCounterTable;
  readonly library_tally: LibraryTallyTable;
  readonly library_shipment: LibraryShipmentTable;
  readonly library_layout: LibraryLayoutTable;
  readonly conveyor: ConveyorTable;
  readonly conveyor_user: ConveyorUserTable;
  readonly conveyor_result: ConveyorResultTable;
  readonly conveyor_version: ConveyorVersionTable;
  readonly conveyor_run: ConveyorRunTable;
  readonly proposal: ProposalTable;
  readonly proposal_version: ProposalVersionTable;
  readonly conveyor_link: ConveyorLinkTable;
  readonly payment_order: PaymentOrderTable;
  readonly invoice: InvoiceTable;
  readonly invoice_address: InvoiceAddressTable;
  readonly kept_plan: KeptPlanTable;
  readonly sandbox_object: SandboxObjectTable;
  readonly support_ticket: SupportTicketTable;
  readonly ticket_message: TicketMessageTable;
  readonly ticket_file: TicketFileTable;
  readonly audit_record: AuditRecordTable;
  readonly user_group: UserGroupTable;
  readonly job: JobTable;
  readonly job_result: JobResultTable;
  readonly job_batch: JobBatchTable;
  readonly report_template: ReportTemplateTable;
  readonly user_preference: UserPreferenceTable;
  readonly group_preference: GroupPreferenceTable;
  readonly comment_thread: CommentThreadTable;
  readonly comment: CommentTable;
  readonly comment_notice: CommentNoticeTable;
  readonly team_member: TeamMemberTable;
  readonly team_rule: TeamRuleTable;
  readonly team_invitation: TeamInvitationTable;
  readonly release: ReleaseTable;
  readonly release_finding: ReleaseFindingTable;
  readonly release_print: ReleasePrintTable;
}

/** The database, or a transaction in it. */
export type Db = Kysely<Database>;

export function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
