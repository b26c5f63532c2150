/** What people say to each other about one thing of a design. */
export interface CommentThreadTable {
  readonly id: string;
  readonly conveyor_id: string;
  /** JSON of what it is about. */
  readonly target: string;
  /** The revision of the design when it was begun. */
  readonly revision: number;
  readonly created_by: string;
  readonly created_at: number;
  readonly resolved_by: string | null;
  readonly resolved_at: number | null;
}

export interface CommentTable {
  readonly id: string;
  readonly thread_id: string;
  /** Account of the author; it may be gone. */
  readonly author_id: string;
  readonly text: string;
  readonly created_at: number;
  readonly edited_at: number | null;
  /** The text stays, for the author to take the deletion back; nobody is shown it. */
  readonly deleted_at: number | null;
}

/** Someone to be told of a comment by mail. The row goes when the mail is out. */
export interface CommentNoticeTable {
  readonly account_id: string;
  readonly comment_id: string;
  /** mention or answer. */
  readonly reason: string;
  readonly created_at: number;
  /** Until then a server is about to send it. */
  readonly claimed_until: number;
}
