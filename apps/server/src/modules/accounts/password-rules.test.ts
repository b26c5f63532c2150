import { describe, expect, it } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { findPasswordFault } from "./password-rules.ts";

const email = "anna.keller@mine.example";

describe("password rules", () => {
  it.each([
    ["empty", "", "password-too-short"],
    ["nine characters", "w7-Kp2!xZ", "password-too-short"],
    ["nine characters that take more bytes", "äöüÄÖÜßéè", "password-too-short"],
    ["five emoji, which count as five", "😀😁😂🤣😃", "password-too-short"],
    ["201 characters", "ab3".repeat(67), "password-too-long"],
    ["the e-mail address", "Anna.Keller@mine.example", "password-is-email"],
    ["the part before the @", "anna.keller", "password-is-email"],
    ["one character repeated", "zzzzzzzzzzzz", "password-repeats"],
    ["two characters in turn", "1212121212", "password-repeats"],
    ["a common one", "password123", "password-too-common"],
    ["a common one in capitals", "QWERTYUIOP", "password-too-common"],
  ])("refuse %s", (_what, password, fault) => {
    expect(findPasswordFault(password, email)).toBe(fault);
  });

  it.each(["w7-Kp2!xZq", "four wet idler rolls", "beltwright-demo", "ab3".repeat(66)])("accept %s", (password) => {
    expect(findPasswordFault(password, email)).toBeUndefined();
  });

  it("list only common passwords that the other rules let through", () => {
    const idle = [...commonPasswords].filter(
      (password) => findPasswordFault(password, email) !== "password-too-common" || password !== password.toLowerCase(),
    );
    expect(idle).toEqual([]);
  });
});
