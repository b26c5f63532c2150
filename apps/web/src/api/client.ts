import { ApiProblem, readProblem, unreachable } from "./problem.ts";

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** For bodies that are not JSON, such as `text/csv`; the body is then sent as it is. */
  readonly contentType?: string;
}

/** One page of a list and how many there are in all. */
interface Listed<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
type ProblemListener = (problem: ApiProblem) => void;

const listeners = new Set<ProblemListener>();

/** Tells of every refused call, whoever made it; the session listens for sign-ins elsewhere. */
export function onProblem(listener: ProblemListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the password again; true when it was given. */
type Prover = () => Promise<boolean>;

let prover: Prover | undefined;

/** Some acts need a password given a short while ago: whoever can ask for it says so here. */
export function onProofNeeded(ask: Prover): () => void {
  prover = ask;
  return () => {
    prover = undefined;
  };
}

async function call(method: Method, path: string, body: unknown, options: CallOptions = {}): Promise<Response> {
  try {
    return await callOnce(method, path, body, options);
  } catch (error) {
    const isAsked = error instanceof ApiProblem && error.code === "session-not-fresh" && prover !== undefined;
    if (!isAsked || !(await prover?.())) throw error;
    return callOnce(method, path, body, options);
  }
}

async function callOnce(method: Method, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const response = await fetch(path, request(method, body, options)).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw tell(unreachable(cause));
  });
  if (response.ok) return response;
  throw tell(await readProblem(response));
}

function request(method: Method, body: unknown, options: CallOptions): RequestInit {
  const common: RequestInit = { method, credentials: "same-origin", signal: options.signal ?? null };
  if (body === undefined) return { ...common, headers: { accept: "application/json" } };
  // The browser itself writes the type of a form, which names the boundary between its parts.
  if (body instanceof FormData) return { ...common, headers: { accept: "application/json" }, body };
  const contentType = options.contentType ?? "application/json";
  const text = options.contentType && typeof body === "string" ? body : JSON.stringify(body);
  return { ...common, headers: { accept: "application/json", "content-type": contentType }, body: text };
}

function tell(problem: ApiProblem): ApiProblem {
  for (const listener of listeners) listener(problem);
  return problem;
}

/** The server validates what it sends against the same contract, so its shape is trusted here and only here. */
async function read<Answer>(response: Response): Promise<Answer> {
  const text = await response.text();
  try {
    return (text === "" ? undefined : JSON.parse(text)) as Answer;
  } catch (cause) {
    const message = "The server's answer could not be read. Please try again.";
    throw new ApiProblem({ code: "unexpected", message, status: response.status }, cause);
  }
}

export const api = {
  get: async <Answer>(path: string, options?: CallOptions): Promise<Answer> =>
    read<Answer>(await call("GET", path, undefined, options)),

  /** A list with its total, which the server sends beside the page in X-Total-Count. */
  list: async <Row>(path: string, options?: CallOptions): Promise<Listed<Row>> => {
    const response = await call("GET", path, undefined, options);
    const rows = await read<readonly Row[]>(response);
    const total = response.headers.get("x-total-count");
    return { rows, total: total === null ? rows.length : Number(total) };
  },

  text: async (path: string, options?: CallOptions): Promise<string> =>
    (await call("GET", path, undefined, options)).text(),

  bytes: async (path: string, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await (await call("GET", path, undefined, options)).arrayBuffer()),

  post: async <Answer = void>(path: string, body?: unknown, options?: CallOptions): Promise<Answer> =>
    read<Answer>(await call("POST", path, body, options)),

  put: async <Answer = void>(path: string, body?: unknown, options?: CallOptions): Promise<Answer> =>
    read<Answer>(await call("PUT", path, body, options)),

  delete: async <Answer = void>(path: string, options?: CallOptions): Promise<Answer> =>
    read<Answer>(await call("DELETE", path, undefined, options)),
};
