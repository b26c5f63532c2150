import { z } from "zod";
import { profileSchema } from "./accounts.ts";

export const listedUserSchema = z
  .object({
    ...profileSchema.shape,
    _id: z.string().meta({ description: "What addresses name the user by: the same as userName." }),
    userName: z.string(),
    userIsAdmin: z.boolean(),
    emailConfirmed: z.boolean(),
    userGroup: z.string(),
    regoDate: z.number(),
    userHasSub: z.boolean(),
    noOfFilesUsed: z.number(),
  })
  .meta({ id: "ListedUser" });

export type ListedUser = z.infer<typeof listedUserSchema>;

/** The body of `PUT /api/updateUser/{id}`: what it leaves out stays, what else a user record holds is ignored. */
export const userEditSchema = z
  .object({
    ...profileSchema.shape,
    userIsAdmin: z.boolean(),
    emailConfirmed: z.boolean(),
    userGroup: z.string().trim().max(100),
  })
  .partial();

export const belongingsSchema = z.object({
  conveyors: z.int(),
  inBin: z.int(),
  libraryRows: z.int(),
  renewals: z.int().meta({ description: "Subscriptions that the payment provider would renew." }),
});

export const groupSchema = z
  .object({ name: z.string(), createdAt: z.number(), members: z.array(z.string()) })
  .meta({ id: "UserGroup" });

export const newGroupSchema = z.object({ name: z.string().trim().min(1).max(100) });

export const auditRecordSchema = z
  .object({
    id: z.string(),
    at: z.number(),
    admin: z.string(),
    action: z.string(),
    subject: z.string(),
    details: z.string().meta({ description: "JSON" }),
  })
  .meta({ id: "AuditRecord" });

/** A library row somebody added, as administrators look through them. */
export const moderatedRowSchema = z
  .object({
    library: z.string().meta({ description: "Name of the library in addresses: belts." }),
    id: z.string(),
    no: z.int(),
    userName: z.string(),
    category: z.string(),
    description: z.string(),
    changedAt: z.number(),
  })
  .meta({ id: "ModeratedRow" });

export type ModeratedRow = z.infer<typeof moderatedRowSchema>;

/** Without a name, the administrator who asks. */
export const rowOwnerSchema = z.object({ userName: z.string().max(320).optional() });

const money = z.number().min(0).max(1e6);
const time = z.number().min(0).max(8.64e15);

/** A subscription an administrator enters or corrects. */
export const adminSubscriptionSchema = z.looseObject({
  programName: z.string().max(50),
  planID: z.string().max(100).default("TProYearly1001"),
  subStartDate: time,
  subEndDate: time,
  subscriptionPeriod: z.number().min(0).max(36_500),
  subscriptionCostPerDay: money,
  subscriptionCost: money,
  paymentStatus: z.string().max(50),
  addOns: z
    .array(z.object({ id: z.string().max(100), amount: money, quantity: z.int().min(1).max(100) }))
    .max(20)
    .default([]),
});

export const ticketSchema = z
  .object({
    id: z.string(),
    no: z.int(),
    userName: z.string(),
    subject: z.string(),
    status: z.string(),
    createdAt: z.number(),
    updatedAt: z.number(),
  })
  .meta({ id: "Ticket" });

export type Ticket = z.infer<typeof ticketSchema>;

const ticketMessageSchema = z
  .object({
    id: z.string(),
    userName: z.string(),
    isStaff: z.boolean(),
    text: z.string(),
    createdAt: z.number(),
    files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int() })),
  })
  .meta({ id: "TicketMessage" });

export const openedTicketSchema = z.object({ ticket: ticketSchema, messages: z.array(ticketMessageSchema) });

/** Bytes of all files of one message together. */
export const largestAttachment = 5 * 1024 * 1024;

const fileSchema = z.object({
  name: z.string().trim().min(1).max(200),
  type: z.string().max(100).default("application/octet-stream"),
  content: z.base64().max(Math.ceil((largestAttachment * 4) / 3) + 4),
});

export const ticketReplySchema = z.object({
  text: z.string().trim().min(1).max(20_000),
  files: z.array(fileSchema).max(5).default([]),
});

export const newTicketSchema = ticketReplySchema.extend({ subject: z.string().trim().min(1).max(200) });
export const ticketStatusSchema = z.object({ status: z.enum(["Open", "Closed"]) });
