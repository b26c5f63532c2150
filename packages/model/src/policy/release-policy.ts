/** What a person is in the group they belong to. */
export const teamRoles = ["owner", "engineer", "checker", "viewer"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Who of a group may check designs of its members, and who may approve them. */
export interface ReviewRules {
  readonly checkRoles: readonly TeamRole[];
  readonly approveRoles: readonly TeamRole[];
}

/** Until a group says otherwise. */
export const usualReviewRules: ReviewRules = { checkRoles: ["owner", "checker"], approveRoles: ["owner"] };

/** A person before a design in review, as far as its release is concerned. */
export interface Reviewer {
  readonly isOwner: boolean;
  /** Whether the owner of the design is in no group, and so has nobody to ask. */
  readonly isAlone: boolean;
  /** In the group of the owner; undefined outside it. */
  readonly role: TeamRole | undefined;
}

/** Nobody of a group checks what they designed themselves. */
export function mayCheckRelease(
  { isOwner, isAlone, role }: Reviewer,
  { checkRoles }: ReviewRules,
  isDesigner: boolean,
): boolean {
  return isAlone ? isOwner : !isDesigner && role !== undefined && checkRoles.includes(role);
}

/** In a group of two the designer issues what the other has checked. */
export function mayApproveRelease({ isOwner, isAlone, role }: Reviewer, { approveRoles }: ReviewRules): boolean {
  return isAlone ? isOwner : role !== undefined && approveRoles.includes(role);
}
