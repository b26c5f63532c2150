interface FieldIssue {
  readonly field: string;
  readonly message: string;
}

interface ProblemParts {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly issues?: readonly FieldIssue[];
  readonly revision?: number | undefined;
  readonly errors?: string | undefined;
}

/** Any answer that is not a success, including none at all (status 0, code `unreachable`). */
export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;
  readonly issues: readonly FieldIssue[];
  readonly revision: number | undefined;
  /** What the specification's calls say of a refusal in a field of that name. */
  readonly errors: string | undefined;

  constructor(parts: ProblemParts, cause?: unknown) {
    super(parts.message, { cause });
    this.name = "ApiProblem";
    this.code = parts.code;
    this.status = parts.status;
    this.issues = parts.issues ?? [];
    this.revision = parts.revision;
    this.errors = parts.errors;
  }
}

export function unreachable(cause: unknown): ApiProblem {
  const message = "The server cannot be reached. Check your connection and try again.";
  return new ApiProblem({ code: "unreachable", message, status: 0 }, cause);
}

/** Reads the body of a refusal; a proxy's HTML page becomes one plain sentence. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined);
  const errors = isRecord(body) ? errorsOf(body.errors) : undefined;
  if (!isRecord(body) || typeof body.message !== "string") return unexpected(response.status, errors);
  return new ApiProblem({
    code: typeof body.code === "string" ? body.code : "unexpected",
    message: body.message,
    status: response.status,
    issues: Array.isArray(body.issues) ? body.issues.filter(isIssue) : [],
    revision: typeof body.revision === "number" ? body.revision : undefined,
    errors,
  });
}

function errorsOf(errors: unknown): string | undefined {
  const texts = (Array.isArray(errors) ? errors : [errors]).filter((one) => typeof one === "string" && one !== "");
  return texts.length === 0 ? undefined : texts.join(" ");
}

function unexpected(status: number, errors: string | undefined): ApiProblem {
  const message = `The server answered in a way this page does not understand (${status}). Please try again.`;
  return new ApiProblem({ code: "unexpected", message, status, errors });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isIssue(value: unknown): value is FieldIssue {
  return isRecord(value) && typeof value.field === "string" && typeof value.message === "string";
}
