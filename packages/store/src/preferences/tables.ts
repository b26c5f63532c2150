interface PreferenceColumns {
  /** JSON of the office preferences. */
  readonly preferences: string;
  readonly updated_at: number;
}

/** What a person wants of their designs. */
export interface UserPreferenceTable extends PreferenceColumns {
  readonly user_name: string;
}

/** What a user group wants of the designs of its members. */
export interface GroupPreferenceTable extends PreferenceColumns {
  readonly user_group: string;
}
