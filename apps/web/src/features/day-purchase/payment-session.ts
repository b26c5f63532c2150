/** An order on its way to the provider and back. Kept in the browser, as the way back brings nothing along. */
export interface PaymentSession {
  readonly id: string;
  readonly userName: string;
  readonly amount: number;
}

const key = "paymentSession";

export function keepSession(session: PaymentSession, storage: Storage): void {
  storage.setItem(key, JSON.stringify(session));
}

/** The order under way, if it is this person's: browsers are shared. */
export function readSession(userName: string, storage: Storage): PaymentSession | undefined {
  try {
    const read: unknown = JSON.parse(storage.getItem(key) ?? "null");
    return isSession(read) && read.userName === userName ? read : undefined;
  } catch {
    return undefined;
  }
}

export function dropSession(storage: Storage): void {
  storage.removeItem(key);
}

function isSession(value: unknown): value is PaymentSession {
  if (typeof value !== "object" || value === null) return false;
  const { id, userName, amount }: Partial<Record<string, unknown>> = { ...value };
  return typeof id === "string" && typeof userName === "string" && typeof amount === "number";
}
