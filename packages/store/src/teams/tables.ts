/** What a member is in a group, where not an engineer; who is in a group is said by `user_account.user_group`. */
export interface TeamMemberTable {
  readonly group_name: string;
  readonly account_id: string;
  /** owner, engineer, checker or viewer. */
  readonly role: string;
  readonly joined_at: number;
}

/** Which roles of a group may check and approve; JSON lists. */
export interface TeamRuleTable {
  readonly group_name: string;
  readonly check_roles: string;
  readonly approve_roles: string;
  readonly updated_at: number;
}

/** An address that is asked into a group. */
export interface TeamInvitationTable {
  readonly id: string;
  readonly group_name: string;
  /** The address in lower case. */
  readonly user_name: string;
  readonly role: string;
  /** Account of the owner who asked. */
  readonly invited_by: string;
  readonly invited_at: number;
  /** waiting, accepted, declined or withdrawn. */
  readonly state: string;
  readonly ended_at: number | null;
}
