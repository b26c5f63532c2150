import { describe, expect, it } from "vitest";
import { findPasswordFault } from "./password-rules.ts";

const email = "anna.keller@mine.example";

describe("password rules", () => {
  it.each([
    ["empty", "", "password-too-short"],
    ["eleven characters", "w7-Kp2!xZqr", "password-too-short"],
    ["eleven characters that take more bytes", "äöüÄÖÜßéèàç", "password-too-short"],
    ["five emoji, which count as five", "😀😁😂🤣😃", "password-too-short"],
    ["201 characters", "ab3".repeat(67), "password-too-long"],
    ["the e-mail address", "Anna.Keller@mine.example", "password-is-email"],
    ["the part before the @", "anna.keller.belts", "password-is-email"],
    ["one character repeated", "zzzzzzzzzzzz", "password-repeats"],
    ["two characters in turn", "121212121212", "password-repeats"],
    ["a common one", "q1w2e3r4t5y6", "password-too-common"],
    ["a common one in capitals", "UNBELIEVABLE", "password-too-common"],
    ["a common one with digits after it", "password1234", "password-too-common"],
    ["a common one between signs", "!!Sunshine2026!!", "password-too-common"],
    ["a common one written twice", "dragondragon", "password-too-common"],
    ["digits alone", "314159265358979", "password-too-common"],
    ["our own name with a year", "Beltwright2026", "password-too-common"],
  ])("refuse %s", (_what, password, fault) => {
    const address = fault === "password-is-email" && !password.includes("@") ? `${password}@mine.example` : email;
    expect(findPasswordFault(password, address)).toBe(fault);
  });

  it.each(["w7-Kp2!xZqr5", "four wet idler rolls", "beltwright-demo", "ab3".repeat(66)])("accept %s", (password) => {
    expect(findPasswordFault(password, email)).toBeUndefined();
  });
});
