/** A value of a file that the definitions do not know, as JSON has it. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** Fields of a file that the definitions do not know, kept beside the known ones of the same level. */
export type Extras = Readonly<Record<string, JsonValue>>;
