/** A choice of reports that a person or a group keeps. */
export interface ReportTemplateTable {
  readonly id: string;
  readonly user_name: string;
  /** Whose members may use it; empty for the person alone. */
  readonly user_group: string;
  readonly name: string;
  /** JSON list of the names of reports, in their order. */
  readonly reports: string;
  readonly updated_at: number;
}
