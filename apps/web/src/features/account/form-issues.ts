import { ApiProblem } from "../../api/problem.ts";

/** What is wrong, by the name of the field. */
export type Issues = Readonly<Record<string, string>>;

/** As much of a zod schema as a form needs, so that the web need not know the library. */
export interface FormSchema<Values> {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: Values }
    | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };
}

interface SchemaIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type FormRead<Values> =
  | { readonly kind: "valid"; readonly values: Values }
  | { readonly kind: "invalid"; readonly issues: Issues };

/** Checks what the form holds; of several complaints about a field the first is shown. */
export function readForm<Values>(data: FormData, schema: FormSchema<Values>): FormRead<Values> {
  const read = schema.safeParse(Object.fromEntries(data.entries()));
  if (read.success) return { kind: "valid", values: read.data };
  return { kind: "invalid", issues: byField(read.error.issues.map(({ path, message }) => [path.join("."), message])) };
}

/** The server's complaints, by field. */
export function fieldMessages(error: unknown): Issues {
  if (!(error instanceof ApiProblem)) return {};
  return byField(error.issues.map(({ field, message }) => [field, message]));
}

function byField(pairs: readonly (readonly [string, string])[]): Issues {
  return Object.fromEntries(pairs.toReversed());
}
