import { teamRoles } from "@beltwright/model";
import { z } from "zod";

const roleSchema = z.enum(teamRoles);

export const reviewRulesSchema = z.object({
  checkRoles: z.array(roleSchema).max(4).meta({ description: "Roles that may check designs of others." }),
  approveRoles: z.array(roleSchema).max(4).meta({ description: "Roles that may approve, which releases a design." }),
});

const invitationSchema = z.object({
  id: z.string(),
  group: z.string(),
  address: z.string(),
  role: roleSchema,
  from: z.string().meta({ description: "Name of the owner who asked." }),
  at: z.int(),
});

const teamSchema = z.object({
  name: z.string(),
  role: roleSchema.meta({ description: "Yours." }),
  rules: reviewRulesSchema,
  members: z.array(z.object({ userName: z.string(), name: z.string(), role: roleSchema })),
});

/** The group of the person asking, and what waits for an answer. */
export const myTeamSchema = z.object({
  team: teamSchema.nullable(),
  sent: z.array(invitationSchema).meta({ description: "Invitations of your group without an answer." }),
  received: z.array(invitationSchema).meta({ description: "Groups that ask for you." }),
});
export type MyTeam = z.infer<typeof myTeamSchema>;

export const newTeamSchema = z.object({ name: z.string().trim().min(2).max(100) });
export const newInvitationSchema = z.object({ address: z.email().max(200), role: roleSchema.default("engineer") });
export const memberRoleSchema = z.object({ role: roleSchema });
