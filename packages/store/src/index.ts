export { takeAllowance } from "./accounts/allowance.ts";
export {
  type ApiToken,
  addApiToken,
  findTokenOwner,
  listApiTokens,
  revokeApiToken,
  type TokenScope,
} from "./accounts/api-tokens.ts";
export {
  addOneTimeToken,
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
  findSession,
  openSession,
  proveSession,
} from "./accounts/sessions.ts";
export {
  addSubscription,
  listSubscriptions,
} from "./accounts/subscriptions.ts";
export {
  clearFailedSignIns,
  countFailedSignIn,
  findThrottle,
  forgetFailedSignIns,
} from "./accounts/throttle.ts";
export { findUserData } from "./accounts/user-data.ts";
export {
  confirmEmail,
  createUser,
  findAccountId,
  findUser,
  listAdmins,
  saveProfile,
  setAdmin,
  setPasswordHash,
  setUserGroup,
  type User,
} from "./accounts/users.ts";
export { addAudit, listAudit } from "./admin/audit.ts";
export { deleteGroup, listGroups, makeGroup, setMember } from "./admin/groups.ts";
export { listUserRows, setRowOwner } from "./admin/moderation.ts";
export {
  countBelongings,
  deleteUser,
  editUser,
  listUsers,
  userSortFields,
} from "./admin/people.ts";
export { resetSecondFactors } from "./admin/reset-second-factors.ts";
export { backup } from "./backup/backup.ts";
export { move } from "./backup/move.ts";
export { restore } from "./backup/restore.ts";
export type { TableCounts } from "./backup/tables.ts";
export { findInvoiceAddress, saveInvoiceAddress } from "./billing/invoice-addresses.ts";
export { findInvoice, type IssuedRow, issueInvoice, listInvoices } from "./billing/invoices.ts";
export { findKeptPlan, forgetPlan, type KeptPlan, keepPlan } from "./billing/kept-plans.ts";
export {
  beginOrder,
  endOrder,
  findOrder,
  listOpenOrders,
  type PaymentOrder,
  reopenOrder,
  takeOrder,
} from "./billing/orders.ts";
export {
  addSandboxObject,
  findSandboxObject,
  listSandboxObjects,
  type SandboxObject,
  saveSandboxObject,
} from "./billing/sandbox-objects.ts";
export {
  deleteSubscription,
  extendDays,
  findSubscription,
  listDueSubscriptions,
  listStoredSubscriptions,
  moveSubscription,
  putSubscription,
  type StoredSubscription,
  settleSubscription,
} from "./billing/subscriptions.ts";
export { type DigestLine, endDigest, takeDigest } from "./comments/digests.ts";
export { listParticipants } from "./comments/people.ts";
export { listThreads } from "./comments/threads.ts";
export {
  answerThread,
  beginThread,
  type CommentOutcome,
  changeComment,
  resolveThread,
} from "./comments/write.ts";
export {
  type AddConveyorOutcome,
  addConveyor,
  copyConveyor,
  copyConveyors,
} from "./conveyors/add.ts";
export {
  deleteConveyor,
  deleteConveyors,
  undeleteConveyor,
} from "./conveyors/delete.ts";
export { fileConveyors } from "./conveyors/file.ts";
export {
  findConveyor,
  findConveyorOwner,
  findRawConveyors,
  findShippedDemo,
  openRaw,
  type RawConveyor,
} from "./conveyors/find.ts";
export { type ConveyorForRun, findAsking, findForRun } from "./conveyors/find-for-run.ts";
export {
  type ConveyorListKind,
  type ConveyorListQuery,
  conveyorSortFields,
  listConveyorCategories,
  listConveyors,
} from "./conveyors/list.ts";
export type { Refused } from "./conveyors/outcome.ts";
export { type PreparedDesign, prepareDesign } from "./conveyors/prepared.ts";
export { purgeConveyors } from "./conveyors/purge.ts";
export { type FiledDesign, openDocument, type StoredConveyor, toFiledDesign } from "./conveyors/record.ts";
export { keepRuns, listRuns } from "./conveyors/runs.ts";
export {
  restoreConveyorVersion,
  type SaveConveyorOutcome,
  saveConveyor,
} from "./conveyors/save.ts";
export { areConveyorsShipped, loadShippedConveyors } from "./conveyors/shipped.ts";
export { findStarter } from "./conveyors/starter.ts";
export {
  findConveyorVersion,
  findRawVersion,
  listConveyorVersions,
  nameConveyorVersion,
  openRawVersion,
  type RawVersion,
} from "./conveyors/versions.ts";
export { keepReads } from "./data-state.ts";
export { StoreFull, StoreUnavailable } from "./failures.ts";
export { newId } from "./ids.ts";
export {
  addBatches,
  batchOutcomes,
  endBatch,
  type JobBatch,
  keepBatch,
  releaseBatch,
  takeBatch,
} from "./jobs/batches.ts";
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
  purgeJobs,
  releaseJob,
  takeJob,
} from "./jobs/jobs.ts";
export { isOtherWaiting } from "./jobs/turns.ts";
export {
  addLibraryRow,
  copyLibraryRow,
} from "./libraries/add.ts";
export { countChangesByLibrary, countLibraryChanges } from "./libraries/changes.ts";
export {
  deleteLibraryRow,
  undeleteLibraryRow,
} from "./libraries/delete.ts";
export {
  findLibraryRow,
  type LibraryListQuery,
  listLibraryRows,
  listShippedCategories,
} from "./libraries/list.ts";
export { findOwnerName } from "./libraries/owner.ts";
export {
  restoreLibraryVersion,
  saveLibraryRow,
} from "./libraries/save.ts";
export {
  findSelectionScope,
  giveScope,
  listSelectableRows,
  listShippedSelectable,
  setUsesPublicRows,
} from "./libraries/scope.ts";
export { findShipments, loadShippedRows } from "./libraries/shipped.ts";
export { canSortBy } from "./libraries/sort.ts";
export { listLibraryCategories } from "./libraries/tally.ts";
export { listLibraryVersions } from "./libraries/versions.ts";
export { addLink, changeLink, type LinkShows, listLinks, renewLink, revokeLink } from "./links/links.ts";
export { countOpening, findLinked, type LinkedConveyor } from "./links/open.ts";
export { findLookedAt, type LookedAt } from "./live/looking.ts";
export { openNoticeLine } from "./live/notice-line.ts";
export { openExistingStore, openStore, type Store, type StoreTarget } from "./open.ts";
export {
  findGroupPreferences,
  findPreferences,
  saveGroupPreferences,
  saveOwnPreferences,
} from "./preferences/preferences.ts";
export { declineProposal, takeProposal } from "./proposals/decide.ts";
export {
  countOpenProposals,
  findProposal,
  findProposalVersion,
  findRawProposal,
  listProposals,
  listProposalVersions,
  type Proposal,
} from "./proposals/find.ts";
export type { ProposalRefusal } from "./proposals/held.ts";
export {
  type AddProposalOutcome,
  addProposal,
  describeProposal,
  mostOpenProposals,
  type PreparedProposal,
  type SaveProposalOutcome,
  saveProposal,
  withdrawProposal,
} from "./proposals/propose.ts";
export { listAwaitedReviews } from "./releases/awaiting.ts";
export {
  findHash,
  findReleased,
  keepPrint,
  listIssued,
  listReleases,
  type ReleasedDesign,
} from "./releases/find.ts";
export type { Release } from "./releases/record.ts";
export { findReviewer, listReviewers } from "./releases/reviewer.ts";
export {
  acceptFinding,
  approveRelease,
  checkRelease,
  returnRelease,
  type StepOutcome,
  sendToReview,
  withdrawRelease,
} from "./releases/steps.ts";
export {
  deleteReportTemplate,
  listReportTemplates,
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
} from "./support/tickets.ts";
export type { Db } from "./tables.ts";
export {
  answerInvitation,
  inviteMember,
  listInvitationsFor,
  listInvitationsOf,
  withdrawInvitation,
} from "./teams/invitations.ts";
export {
  findTeam,
  leaveTeam,
  makeTeam,
  nameOwner,
  removeMember,
  setReviewRules,
  setRole,
  type TeamOutcome,
} from "./teams/teams.ts";
