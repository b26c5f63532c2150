import type { FastifyInstance, InjectOptions } from "fastify";

type Headers = Readonly<Record<string, string>>;

/** Sends what our own pages would send, and keeps cookies as a browser does. */
export interface Browser {
  readonly get: (url: string, headers?: Headers) => Promise<Answer>;
  readonly post: (url: string, payload?: object, headers?: Headers) => Promise<Answer>;
  readonly put: (url: string, payload: object, headers?: Headers) => Promise<Answer>;
  readonly delete: (url: string, headers?: Headers) => Promise<Answer>;
  /** Of the session. */
  readonly cookie: () => string | undefined;
  readonly setCookie: (value: string | undefined) => void;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly setCookies: readonly SetCookie[];
}

interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly [attribute: string]: unknown;
}

export function aBrowser(app: FastifyInstance, sessionCookie: string, remoteAddress = "192.0.2.1"): Browser {
  const jar = new Map<string, string>();
  const keep = (name: string, value: string | undefined) => (value ? jar.set(name, value) : jar.delete(name));

  async function send(request: InjectOptions & { readonly headers: Headers }): Promise<Answer> {
    const cookies = Object.fromEntries(jar);
    const answer = await app.inject({ ...request, cookies, remoteAddress });
    const setCookies: readonly SetCookie[] = answer.cookies.map((set) => ({ ...set }));
    for (const { name, value } of setCookies) keep(name, value);
    const body: unknown = answer.body === "" ? undefined : JSON.parse(answer.body);
    return { status: answer.statusCode, body, headers: answer.headers, setCookies };
  }

  return {
    get: (url, headers = {}) => send({ method: "GET", url, headers }),
    post: (url, payload, headers = {}) =>
      send({ method: "POST", url, headers, ...(payload === undefined ? {} : { payload }) }),
    put: (url, payload, headers = {}) => send({ method: "PUT", url, payload, headers }),
    delete: (url, headers = {}) => send({ method: "DELETE", url, headers }),
    cookie: () => jar.get(sessionCookie),
    setCookie: (value) => void keep(sessionCookie, value),
  };
}
