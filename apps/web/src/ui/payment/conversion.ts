import type { PlanFamily } from "@beltwright/model";

/** A sale, as whoever counts them may learn of it: nothing about the person. */
interface Conversion {
  readonly family: PlanFamily;
  readonly planID: string;
  readonly value: number;
  readonly currency: string;
}

type Send = (address: string, body: string) => void;

const beacon: Send = (address, body) => void navigator.sendBeacon(address, body);

/**
 * Reports a sale to the address the server was started with (`CONVERSION_URL`, in which `{family}` stands for the plan
 * family), and to nobody where there is none. The security policy of the server lets that one address through.
 */
export function reportConversion(conversion: Conversion, address: string | null, send: Send = beacon): void {
  if (address === null) return;
  send(address.replaceAll("{family}", conversion.family), JSON.stringify(conversion));
}
