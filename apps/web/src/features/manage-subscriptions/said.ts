export interface Said {
  readonly text: string;
  readonly isFailure: boolean;
}
