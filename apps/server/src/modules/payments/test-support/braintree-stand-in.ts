import { createHash, createHmac } from "node:crypto";
import { createServer, globalAgent, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import braintree from "braintree";
import type { BraintreeAddress, BraintreeKeys } from "../braintree/braintree-sdk.ts";
import { BraintreeProvider } from "./braintree-provider.ts";
import { toXml } from "./braintree-wire.ts";

export const testKeys: BraintreeKeys = {
  environment: "sandbox",
  merchantID: "merchant",
  publicKey: "public",
  privateKey: "private",
};

/**
 * What goes wrong with a call: it never arrives; it is done and the answer is lost; it is done and the answer never comes,
 * until the time for it is up; or the provider answers with a status.
 */
export type Fault = "unreached" | "answer-lost" | "silent" | number;

type Posted = { readonly bt_signature: string; readonly bt_payload: string };

export interface BraintreeStandIn {
  readonly provider: BraintreeProvider;
  readonly address: BraintreeAddress;
  /** Calls so far, as `POST subscriptions`. */
  readonly calls: string[];
  /** Lets so many calls pass, then breaks one. */
  readonly breakAfter: (calls: number, fault: Fault) => void;
  /** Answers no call any more. */
  readonly fallSilent: () => void;
  readonly mend: () => void;
  /** A signed notification, as the provider posts it. */
  readonly notification: (kind: string, subscriptionID?: string) => Posted;
  /** Anything, signed as the provider signs. */
  readonly signed: (payload: string) => Posted;
  readonly close: () => Promise<void>;
}

/** The provider's wire format on a local port: JSON in, XML out, the keys as basic authentication. */
export async function openBraintreeStandIn(now: () => number): Promise<BraintreeStandIn> {
  const provider = new BraintreeProvider(now);
  const calls: string[] = [];
  let broken: { left: number; readonly fault: Fault } | undefined;
  let isSilent = false;

  const faultNow = (): Fault | undefined => {
    if (broken === undefined) return undefined;
    broken.left -= 1;
    if (broken.left >= 0) return undefined;
    const { fault } = broken;
    broken = undefined;
    return fault;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? "").replace(`/merchants/${testKeys.merchantID}/`, "").replace(/\?.*$/, "");
    const body = await bodyOf(request);
    calls.push(`${request.method} ${path.split("/")[0]}`);
    if (request.headers.authorization !== basic(testKeys)) return response.writeHead(401).end();
    if (isSilent) return undefined;
    const fault = faultNow();
    if (fault === "unreached") return request.socket.destroy();
    if (typeof fault === "number") return response.writeHead(fault).end();
    const { status, xml } = provider.answer(request.method ?? "", path, body);
    if (fault === "answer-lost") return request.socket.destroy();
    if (fault === "silent") return endPatience(request.socket);
    return response.writeHead(status, { "content-type": "application/xml; charset=utf-8" }).end(xml);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = String(typeof bound === "object" ? bound?.port : "");
  const environment = new braintree.Environment("127.0.0.1", port, "http://127.0.0.1", false, "127.0.0.1", port);
  return {
    provider,
    calls,
    address: { environment },
    breakAfter: (left, fault) => {
      broken = { left, fault };
    },
    fallSilent: () => {
      isSilent = true;
    },
    mend: () => {
      broken = undefined;
      isSilent = false;
    },
    notification: (kind, subscriptionID) => signed(notice(kind, now(), subscriptionID)),
    signed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The caller, who is in this process, waits half a minute: tells it that this is over, so that no test has to wait. */
function endPatience({ remotePort }: Socket): void {
  const waiting = Object.values(globalAgent.sockets).flatMap((sockets) => sockets ?? []);
  waiting.find(({ localPort }) => localPort === remotePort)?.emit("timeout");
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? undefined : JSON.parse(text);
}

function basic({ publicKey, privateKey }: BraintreeKeys): string {
  return `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString("base64")}`;
}

function notice(kind: string, now: number, id?: string): string {
  const subject =
    id === undefined ? { check: true } : { subscription: { id, transactions: [], addOns: [], discounts: [] } };
  const xml = toXml("notification", { kind, timestamp: new Date(now), subject });
  return `${Buffer.from(xml).toString("base64")}\n`;
}

function signed(bt_payload: string): Posted {
  const key = createHash("sha1").update(testKeys.privateKey).digest();
  const digest = createHmac("sha1", key).update(bt_payload).digest("hex");
  return { bt_signature: `${testKeys.publicKey}|${digest}`, bt_payload };
}
