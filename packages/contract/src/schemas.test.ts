import { getLibrary, libraries, newRow, profileFields } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import * as contract from "./index.ts";

const { changePasswordSchema, listQuerySchema, profileSchema, registerSchema, signInSchema, userDataSchema } = contract;

describe("accounts", () => {
  it("take an address without regard to case and surrounding space", () => {
    expect(signInSchema.parse({ email: " Me@Firm.Example ", password: "x" })).toEqual({
      email: "me@firm.example",
      password: "x",
    });
  });

  it.each(["", "me", "me@", "@firm.example", "me@firm", "a b@firm.example", `${"x".repeat(250)}@firm.example`])(
    "refuse %s as an address",
    (email) => {
      expect(registerSchema.safeParse({ email, password: "long enough" }).success).toBe(false);
    },
  );

  it("ask twelve characters of a new password and nothing of an old one", () => {
    const change = (currentPassword: string, newPassword: string) =>
      changePasswordSchema.safeParse({ currentPassword, newPassword }).success;
    expect(change("x", "123456789012")).toBe(true);
    expect(change("x", "12345678901")).toBe(false);
    expect(change("x", "1".repeat(201))).toBe(false);
  });

  it("register with or without a profile, but with nothing unknown", () => {
    const base = { email: "me@firm.example", password: "123456789012" };
    expect(registerSchema.safeParse(base).success).toBe(true);
    expect(registerSchema.safeParse({ ...base, firstName: "Ada" }).success).toBe(true);
    expect(registerSchema.safeParse({ ...base, userIsAdmin: true }).success).toBe(false);
  });

  it("have the profile fields of the form", () => {
    expect(Object.keys(profileSchema.shape)).toEqual(profileFields.map(({ name }) => name));
  });

  // Section 3 of both documents: the user decoded from the token.
  it("show the user with the fields of the specification", () => {
    const specified =
      "userName, userIsAdmin, userHasSub, userGroup, noOfFilesUsed, noOfFilesAllowed, firstName, lastName, companyName, address1, address2, city, state, postCode, country, subscriptions, loginRecs, regoDate";
    expect(Object.keys(userDataSchema.shape).toSorted()).toEqual(
      [...specified.split(", "), "emailConfirmed", "planFamily"].toSorted(),
    );
  });
});

describe("library lists", () => {
  it("read paging and sorting from the address", () => {
    expect(listQuerySchema.parse({ page: "2", pageSize: "10", sort: "mass", order: "desc", search: "BSFI" })).toEqual({
      page: 2,
      pageSize: 10,
      sort: "mass",
      order: "desc",
      search: "BSFI",
    });
    expect(listQuerySchema.parse({})).toEqual({});
  });

  it.each([{ page: "0" }, { page: "1.5" }, { page: "x" }, { pageSize: "1001" }, { order: "up" }, { page: "" }])(
    "refuse %o",
    (query) => {
      expect(listQuerySchema.safeParse(query).success).toBe(false);
    },
  );

  it("describe a row with its identity, owner and revision", () => {
    const brakes = getLibrary("brakes");
    const row = { ...newRow(brakes), _id: "1", no: 1, userName: "me", scope: "own", revision: 1 };
    expect(contract.libraryRowSchema(brakes).parse(row)).toEqual(row);
  });

  it("can be shown in the API description", () => {
    for (const library of libraries) {
      const schemas = [contract.libraryRowSchema, contract.libraryBodySchema, contract.libraryVersionSchema];
      for (const schema of schemas) expect(z.toJSONSchema(schema(library))).toHaveProperty("properties");
    }
  });
});

describe("a problem", () => {
  it("carries its code, its sentence and what is wrong where", () => {
    const issues = [{ field: "mass", message: "Must be a number from 0 to 1000000 kg." }];
    const built = contract.problem("invalid-values", {}, { issues });
    expect(contract.problemSchema.parse(built)).toEqual({
      code: "invalid-values",
      message: "Some values need attention.",
      issues,
    });
  });
});
