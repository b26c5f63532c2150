import { expect, it } from "vitest";
import { dropSession, keepSession, readSession } from "./payment-session.ts";

function aStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const session = { id: "a1", userName: "ada@example.test", amount: 342 };

it("keeps id, user and amount until they are dropped", () => {
  const storage = aStorage();
  keepSession(session, storage);
  expect(readSession("ada@example.test", storage)).toEqual(session);
  dropSession(storage);
  expect(readSession("ada@example.test", storage)).toBeUndefined();
});

it("gives nobody the order of someone else", () => {
  const storage = aStorage();
  keepSession(session, storage);
  expect(readSession("eve@example.test", storage)).toBeUndefined();
});

it.each(["{", "null", '{"id":1}'])("takes %s for no order", (text) => {
  const storage = aStorage();
  storage.setItem("paymentSession", text);
  expect(readSession("ada@example.test", storage)).toBeUndefined();
});
