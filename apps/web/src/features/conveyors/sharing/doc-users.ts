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

/** With one more, who may copy; unchanged where nobody is named or they are in already. */
export function withUser(users: readonly DocUserRights[], typed: string): readonly DocUserRights[] {
  const userName = typed.trim().toLowerCase();
  if (userName === "" || isShared(users, userName)) return users;
  return [...users, { userName, canEdit: false, canCopy: true }];
}

export function isShared(users: readonly DocUserRights[], typed: string): boolean {
  return users.some(({ userName }) => userName.toLowerCase() === typed.trim().toLowerCase());
}
