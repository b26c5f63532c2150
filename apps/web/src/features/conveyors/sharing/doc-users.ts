import type { ConveyorDocument } from "@beltwright/contract";

export interface DocUserRights {
  readonly userName: string;
  readonly canEdit: boolean;
  readonly canCopy: boolean;
  /** May have the file although they may only look. */
  readonly canDownload?: boolean;
  /** Sees what was saved before it was shared with them. */
  readonly seesEarlier?: boolean;
  /** Nobody has confirmed the address yet. */
  readonly isInvited?: boolean;
}

/** People a conveyor is shared with by name. */
export function usersOf({ docUsers }: ConveyorDocument): readonly DocUserRights[] {
  if (!Array.isArray(docUsers)) return [];
  return docUsers.map((user) => ({ ...user, userName: String(user.userName) }));
}
