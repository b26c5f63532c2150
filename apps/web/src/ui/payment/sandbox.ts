import { queryOptions } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { ApiProblem } from "../../api/problem.ts";

/** The test cards of the sandbox; null where a real provider takes the money. */
export const sandboxCardsQuery = queryOptions({
  queryKey: ["sandbox-cards"] as const,
  queryFn: async ({ signal }) => {
    try {
      return await api.get<readonly string[]>("/api/sandbox/cards", { signal });
    } catch (error) {
      if (error instanceof ApiProblem && error.status === 404) return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** A client token of the sandbox says so itself. */
export function isSandboxToken(token: string): boolean {
  try {
    const read: unknown = JSON.parse(atob(token));
    return typeof read === "object" && read !== null && "sandbox" in read && read.sandbox === true;
  } catch {
    return false;
  }
}

/** Numbers the provider documents as declined by the bank. */
const declined: ReadonlySet<string> = new Set([
  "4000111111111115",
  "5105105105105100",
  "378734493671000",
  "6011000990139424",
  "3566002020360505",
]);

export function cardOutcome(number: string): "accepted" | "declined" {
  return declined.has(number) ? "declined" : "accepted";
}

/** `4111 1111 1111 1111`, or `3782 822463 10005` where a card has fewer digits. */
export function cardText(number: string): string {
  if (number.length < 16) return number.replace(/^(.{4})(.{6})/, "$1 $2 ");
  return number.replace(/(\d{4})(?=\d)/g, "$1 ");
}

const makers: readonly (readonly [RegExp, string])[] = [
  [/^4/, "Visa"],
  [/^(5|2)/, "Mastercard"],
  [/^3[47]/, "Amex"],
  [/^36/, "Diners Club"],
  [/^35/, "JCB"],
  [/^63/, "Maestro"],
  [/^6/, "Discover"],
];

export function cardMaker(number: string): string {
  return makers.find(([start]) => start.test(number))?.[1] ?? "Card";
}
