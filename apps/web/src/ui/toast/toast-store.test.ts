import { beforeEach, describe, expect, it } from "vitest";
import { dismissToast, toast, useToasts } from "./toast-store.ts";

const shown = () => useToasts.getState().shown.map(({ message }) => message);

beforeEach(() => useToasts.setState({ shown: [], nextId: 1 }));

describe("messages", () => {
  it("stack with the newest last, and never more than four", () => {
    for (const message of ["1", "2", "3", "4", "5"]) toast.done(message);
    expect(shown()).toEqual(["2", "3", "4", "5"]);
  });

  it("are not shown twice when they say the same", () => {
    toast.failed("Failed to load belt");
    toast.note("Category Changed to All - 1");
    toast.failed("Failed to load belt");
    expect(shown()).toEqual(["Category Changed to All - 1", "Failed to load belt"]);
  });

  it("go away one by one", () => {
    toast.done("Saved");
    toast.done("Brake added");
    const first = useToasts.getState().shown[0];
    dismissToast(first?.id ?? 0);
    expect(shown()).toEqual(["Brake added"]);
  });
});
