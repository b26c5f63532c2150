/** What the page of a form says above its table of fields. */
export interface FormText {
  readonly about: string;
  readonly text: string;
}
