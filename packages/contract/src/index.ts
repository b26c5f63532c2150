export {
  type ApiToken,
  apiTokenSchema,
  changePasswordSchema,
  confirmEmailSchema,
  createdTokenSchema,
  emailOnlySchema,
  loginRecordSchema,
  messageSchema,
  newTokenSchema,
  outboxMailSchema,
  outboxMailTextSchema,
  profileSchema,
  registerSchema,
  resetPasswordSchema,
  type Session,
  sessionSchema,
  signInSchema,
  subscriptionSchema,
  userDataSchema,
} from "./accounts.ts";
export {
  type ConveyorDifferences,
  type ConveyorDocument,
  type ConveyorItem,
  type ConveyorVersion,
  categoryChangeSchema,
  conveyorBodySchema,
  conveyorDifferencesSchema,
  conveyorDocumentSchema,
  conveyorIdsSchema,
  conveyorItemSchema,
  conveyorVersionSchema,
  groupCategoriesSchema,
  type MigrationCheck,
  migrationCheckSchema,
  mostSelected,
  uploadedSchema,
  versionNameSchema,
} from "./conveyors.ts";
export {
  csvQuerySchema,
  type ListQuery,
  largestPage,
  libraryBodySchema,
  libraryRowSchema,
  libraryVersionSchema,
  listQuerySchema,
} from "./libraries.ts";
export { findingSentence } from "./messages/findings.ts";
export { type MessageCode, messageFor, messages } from "./messages/messages.ts";
export { subscriptionAnswers } from "./messages/subscriptions.ts";
export { type Problem, type ProblemCode, problem, problemCodes, problemSchema } from "./problem.ts";
