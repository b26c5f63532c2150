export { type Allowance, takeAllowance } from "./accounts/allowance.ts";
export {
  type AddTokenOutcome,
  type ApiToken,
  addApiToken,
  findTokenOwner,
  listApiTokens,
  revokeApiToken,
  type TokenScope,
  tokenScopes,
} from "./accounts/api-tokens.ts";
export { listLoginRecords } from "./accounts/login-records.ts";
export {
  addOneTimeToken,
  type NewOneTimeToken,
  type TakeOutcome,
  type TokenPurpose,
  takeOneTimeToken,
} from "./accounts/one-time-tokens.ts";
export {
  addSecondFactor,
  countRecoveryCodes,
  listSecondFactors,
  newRecoveryCodes,
  removeSecondFactor,
  type SecondFactor,
  takeRecoveryCode,
  useSecondFactor,
} from "./accounts/second-factors.ts";
export {
  closeSession,
  closeSessions,
  type FoundSession,
  findSession,
  type OpenOutcome,
  openSession,
  proveSession,
  type SignIn,
  sessionMilliseconds,
} from "./accounts/sessions.ts";
export {
  addSubscription,
  listSubscriptions,
  type NewSubscription,
  type SubscriptionAddOn,
} from "./accounts/subscriptions.ts";
export {
  clearFailedSignIns,
  countFailedSignIn,
  findThrottle,
  forgetFailedSignIns,
  type SignInAttempt,
  type ThrottleOutcome,
} from "./accounts/throttle.ts";
export { findUserData } from "./accounts/user-data.ts";
export {
  type CreateUserOutcome,
  confirmEmail,
  createUser,
  findAccountId,
  findUser,
  listAdmins,
  type NewUser,
  saveProfile,
  setAdmin,
  setPasswordHash,
  setUserGroup,
  toUserName,
  type User,
} from "./accounts/users.ts";
export { type AuditRecord, addAudit, listAudit } from "./admin/audit.ts";
export { deleteGroup, listGroups, makeGroup, setMember, type UserGroup } from "./admin/groups.ts";
export { listUserRows, type ModeratedRow, type ModerationQuery, setRowOwner } from "./admin/moderation.ts";
export {
  countBelongings,
  type DeleteUserOutcome,
  deleteUser,
  editUser,
  type ListedUser,
  listUsers,
  type UserEditOutcome,
  type UserFiles,
  type UserSortField,
  userSortFields,
} from "./admin/people.ts";
export { type BackupReport, backup } from "./backup/backup.ts";
export { type MoveReport, move } from "./backup/move.ts";
export { BackupRefused, type RefusalReason } from "./backup/refused.ts";
export { type RestoreReport, restore } from "./backup/restore.ts";
export type { TableCounts } from "./backup/tables.ts";
export {
  type BeginOutcome,
  beginOrder,
  endOrder,
  findOrder,
  listOpenOrders,
  type NewOrder,
  type OrderKind,
  type PaymentOrder,
  reopenOrder,
  takeOrder,
} from "./billing/orders.ts";
export {
  addSandboxObject,
  findSandboxObject,
  listSandboxObjects,
  type SandboxKind,
  type SandboxObject,
  saveSandboxObject,
} from "./billing/sandbox-objects.ts";
export {
  deleteSubscription,
  findSubscription,
  listDueSubscriptions,
  listStoredSubscriptions,
  moveSubscription,
  putSubscription,
  type StoredSubscription,
  settleSubscription,
} from "./billing/subscriptions.ts";
export {
  type AddConveyorOutcome,
  addConveyor,
  type ConveyorAddition,
  type ConveyorBatch,
  type ConveyorCopy,
  type CopyConveyorOutcome,
  type CopyConveyorsOutcome,
  copyConveyor,
  copyConveyors,
} from "./conveyors/add.ts";
export {
  type ConveyorDeletion,
  type DeleteConveyorOutcome,
  type DeleteConveyorsOutcome,
  deleteConveyor,
  deleteConveyors,
  type UndeleteConveyorOutcome,
  undeleteConveyor,
} from "./conveyors/delete.ts";
export { type ConveyorFiling, type FileConveyorsOutcome, fileConveyors } from "./conveyors/file.ts";
export {
  findConveyor,
  findConveyorOwner,
  findConveyors,
  findRawConveyors,
  openRaw,
  type RawConveyor,
} from "./conveyors/find.ts";
export { type ConveyorForRun, findForRun } from "./conveyors/find-for-run.ts";
export {
  type ConveyorList,
  type ConveyorListKind,
  type ConveyorListQuery,
  type ConveyorSortField,
  conveyorSortFields,
  listConveyorCategories,
  listConveyors,
} from "./conveyors/list.ts";
export type { Refused } from "./conveyors/outcome.ts";
export { type PreparedDesign, prepareDesign } from "./conveyors/prepared.ts";
export { purgeConveyors } from "./conveyors/purge.ts";
export { type ConveyorItem, type Design, type StoredConveyor, toDesign } from "./conveyors/record.ts";
export {
  type ConveyorRestore,
  type ConveyorSave,
  restoreConveyorVersion,
  type SaveConveyorOutcome,
  saveConveyor,
} from "./conveyors/save.ts";
export { areConveyorsShipped, type ConveyorShipment, loadShippedConveyors } from "./conveyors/shipped.ts";
export {
  type ConveyorAction,
  type ConveyorVersion,
  findConveyorVersion,
  findRawVersion,
  listConveyorVersions,
  nameConveyorVersion,
  openRawVersion,
  type RawVersion,
} from "./conveyors/versions.ts";
export { dataState, type KeptReads, keepReads } from "./data-state.ts";
export type { DatabaseKind } from "./database-kind.ts";
export { StoreFull, StoreUnavailable } from "./failures.ts";
export { newId } from "./ids.ts";
export {
  addJob,
  cancelJob,
  countJobs,
  endJob,
  findJob,
  findJobResult,
  type Job,
  keepJob,
  listJobs,
  mostJobsAtOnce,
  purgeJobs,
  releaseJob,
  takeJob,
} from "./jobs/jobs.ts";
export { isOtherWaiting } from "./jobs/turns.ts";
export {
  type AddOutcome,
  addLibraryRow,
  type CopyOutcome,
  copyLibraryRow,
  type LibraryAddition,
  type LibraryCopy,
} from "./libraries/add.ts";
export { countChangesByLibrary, countLibraryChanges } from "./libraries/changes.ts";
export {
  type DeleteOutcome,
  deleteLibraryRow,
  type LibraryDeletion,
  type UndeleteOutcome,
  undeleteLibraryRow,
  undeleteMilliseconds,
} from "./libraries/delete.ts";
export {
  findLibraryRow,
  type LibraryList,
  type LibraryListQuery,
  listLibraryRows,
} from "./libraries/list.ts";
export {
  type LibraryRestore,
  type LibrarySave,
  type RestoreOutcome,
  restoreLibraryVersion,
  type SaveOutcome,
  saveLibraryRow,
} from "./libraries/save.ts";
export {
  findSelectionScope,
  giveScope,
  listSelectableRows,
  type ScopeChange,
  type ScopeOutcome,
  setUsesPublicRows,
} from "./libraries/scope.ts";
export { findShipments, loadShippedRows, type Shipment } from "./libraries/shipped.ts";
export { canSortBy, type LibrarySort, UnknownSortField } from "./libraries/sort.ts";
export { listLibraryCategories } from "./libraries/tally.ts";
export { type LibraryAction, type LibraryVersion, listLibraryVersions } from "./libraries/versions.ts";
export { StoreTooNew } from "./migrations/migrate.ts";
export { openExistingStore, openStore, type Store, StoreMissing, type StoreTarget } from "./open.ts";
export {
  deleteReportTemplate,
  listReportTemplates,
  type ReportTemplate,
  saveReportTemplate,
} from "./reports/templates.ts";
export { isStorable, TextRefused } from "./storable.ts";
export { hasTicketRoom } from "./support/ticket-limits.ts";
export {
  type AskedFor,
  findTicket,
  findTicketFile,
  listTickets,
  openTicket,
  replyToTicket,
  setTicketStatus,
  type Ticket,
  type TicketFile,
  type TicketMessage,
  type TicketStatus,
} from "./support/tickets.ts";
export type { Database, Db } from "./tables.ts";
