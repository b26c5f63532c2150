import {
  type LoginRecord,
  type SubscriptionRecord,
  textSchema,
  type UserData,
  type UserProfile,
} from "@beltwright/model";
import { z } from "zod";

/** Addresses compare without regard to case, so they are kept in lower case. */
const email = z.string().trim().toLowerCase().max(254).pipe(z.email("Must be an e-mail address."));
const password = z.string().min(12, "Must be 12 to 200 characters.").max(200, "Must be 12 to 200 characters.");
/** A password typed to prove who you are: any text, so that a change of the rule never locks anyone out. */
const existingPassword = z.string().max(1000);
const oneTimeToken = z.string().min(1).max(500);
const time = z.int().meta({ description: "Milliseconds since 1970." });
const line = textSchema({ maxLength: 100 });

/** The whole profile, as `PUT /api/profile` takes it and as it is part of the user. */
export const profileSchema = z.strictObject({
  firstName: line,
  lastName: line,
  companyName: line,
  address1: line,
  address2: line,
  city: line,
  state: line,
  postCode: line,
  country: line,
}) satisfies z.ZodType<UserProfile>;

const givenLine = line.exactOptional();
export const registerSchema = z.strictObject({
  email,
  password,
  firstName: givenLine,
  lastName: givenLine,
  companyName: givenLine,
  address1: givenLine,
  address2: givenLine,
  city: givenLine,
  state: givenLine,
  postCode: givenLine,
  country: givenLine,
});
/** What a browser answers for a passkey; the library that checks it knows its shape. */
const passkeyAnswer = z.looseObject({ id: z.string().max(2000), response: z.looseObject({}) });
const code = z.string().trim().max(40);
export const signInSchema = z.strictObject({
  email,
  password: existingPassword,
  code: code.optional().meta({ description: "Of the authenticator app, or a recovery code." }),
  passkey: passkeyAnswer.optional().meta({ description: "The browser's answer to the challenge of the first try." }),
});
/** The password was right; the account has a second factor too. */
export const secondFactorNeededSchema = z.object({
  secondFactor: z.object({
    kinds: z.array(z.enum(["totp", "passkey"])),
    passkey: z.unknown().meta({ description: "What to ask the browser for; null where there is no passkey." }),
  }),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeededSchema>;
export const provePasswordSchema = z.strictObject({ password: existingPassword });

export const secondFactorsSchema = z.object({
  factors: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["totp", "passkey"]),
      name: z.string(),
      createdAt: time,
      lastUsedAt: time.nullable(),
      isUnreadable: z.boolean().meta({ description: "An app whose codes can no longer be checked: set it up again." }),
    }),
  ),
  recoveryCodes: z.int().meta({ description: "How many are left." }),
  isDemanded: z.boolean().meta({ description: "An administrator can do nothing without one." }),
});
/** Of somebody else, as an administrator sees them. */
export const userSecondFactorsSchema = z.object({
  factors: z.array(z.object({ id: z.string(), name: z.string(), createdAt: time, lastUsedAt: time.nullable() })),
  recoveryCodes: z.int().meta({ description: "How many are left." }),
});
export type UserSecondFactors = z.infer<typeof userSecondFactorsSchema>;
export type SecondFactors = z.infer<typeof secondFactorsSchema>;
export const startedAppSchema = z.object({
  id: z.string(),
  secret: z.string(),
  uri: z.string().meta({ description: "For the picture that the app reads." }),
});
export const appCodeSchema = z.strictObject({ id: z.string().max(100), code });
export const newPasskeySchema = z.strictObject({ name: line, passkey: passkeyAnswer });
export const passkeyRequestSchema = z.object({ passkey: z.unknown() });
/** Shown once; empty where there are codes already. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const emailOnlySchema = z.strictObject({ email });
export const confirmEmailSchema = z.strictObject({ token: oneTimeToken });
export const resetPasswordSchema = z.strictObject({ token: oneTimeToken, password });
export const changePasswordSchema = z.strictObject({
  currentPassword: existingPassword,
  newPassword: password,
  keepTokens: z.boolean().optional().meta({ description: "API tokens go on; otherwise they end." }),
});

/** The answer of a call that has nothing to give back but a sentence. */
export const messageSchema = z.object({ message: z.string() });

const subscriptionSchema = z.object({
  id: z.string(),
  planID: z.string(),
  status: z.string(),
  subStartDate: time,
  subEndDate: time,
  storageUnits: z.int(),
}) satisfies z.ZodType<SubscriptionRecord>;

const loginRecordSchema = z.object({
  loginDate: time,
  logoutDate: time.nullable(),
}) satisfies z.ZodType<LoginRecord>;

export const userDataSchema = profileSchema.extend({
  userName: z.string(),
  userIsAdmin: z.boolean(),
  userHasSub: z.boolean(),
  planFamily: z.enum(["standard", "professional", "dynamic"]).optional(),
  userGroup: z.string(),
  noOfFilesUsed: z.int(),
  noOfFilesAllowed: z.int(),
  subscriptions: z.array(subscriptionSchema).readonly(),
  loginRecs: z.array(loginRecordSchema).readonly(),
  regoDate: time,
  emailConfirmed: z.boolean(),
}) satisfies z.ZodType<UserData>;

/** What the web asks first: who is signed in, and the accounts a demonstration offers. */
export const sessionSchema = z.object({
  user: userDataSchema.nullable(),
  /** Why a session that the caller still carries no longer counts. */
  endedBecause: z.string().nullable(),
  demo: z
    .object({ password: z.string(), accounts: z.array(z.object({ userName: z.string(), about: z.string() })) })
    .nullable(),
  version: z.string(),
  /** Where a sale is reported, with `{family}` for the plan family. */
  conversionUrl: z.string().nullable(),
  /** An administrator who can do nothing before setting up a second factor. */
  needsSecondFactor: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

const tokenScope = z.enum(["read", "write", "calculate", "admin"]);
export const newTokenSchema = z.strictObject({
  name: textSchema({ maxLength: 100, required: true }),
  scopes: z.array(tokenScope).min(1).max(4).default(["read", "write", "calculate"]),
  expiresInDays: z.int().min(1).max(366).default(90),
});
export const apiTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: time,
  lastUsedAt: time.nullable(),
  scopes: z.array(tokenScope),
  expiresAt: time,
});
export type ApiToken = z.infer<typeof apiTokenSchema>;
/** A token as it is answered once, when made: only then does it carry its secret. */
export const createdTokenSchema = apiTokenSchema.extend({ token: z.string() });

export const outboxMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: time,
});
export const outboxMailTextSchema = outboxMailSchema.extend({ text: z.string() });
