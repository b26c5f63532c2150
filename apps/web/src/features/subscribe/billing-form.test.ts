import { expect, it } from "vitest";
import { billedCountry, billingFrom, customerOf, missingField, profileOf } from "./billing-form.ts";

const user = {
  userName: "ada@example.test",
  firstName: "Ada",
  lastName: "Byron",
  companyName: "Engines Ltd",
  address1: "1 Mill Lane",
  address2: "Floor 2",
  city: "Newcastle",
  state: "NSW",
  postCode: "2300",
  country: "Australia",
  userIsAdmin: false,
  userHasSub: false,
  userGroup: "",
  noOfFilesUsed: 0,
  noOfFilesAllowed: 0,
  subscriptions: [],
  loginRecs: [],
  regoDate: 0,
  emailConfirmed: true,
};

it("fills customer and billing address from the profile, under the specification's names", () => {
  expect(customerOf(billingFrom(user))).toEqual({
    first_name: "Ada",
    last_name: "Byron",
    company: "Engines Ltd",
    email: "ada@example.test",
    phone: "",
    country_name: "Australia",
    billing_address: {
      first_name: "Ada",
      last_name: "Byron",
      company: "Engines Ltd",
      street_address: "1 Mill Lane",
      extended_address: "Floor 2",
      locality: "Newcastle",
      region: "NSW",
      postal_code: "2300",
      country_name: "Australia",
    },
  });
});

it("bills someone else where told so, in their country", () => {
  const billing = { ...billingFrom(user), isBilledElsewhere: true, billCompany: "Parent Inc", billCountry: "Chile" };
  expect(customerOf(billing)).toMatchObject({ company: "Engines Ltd", billing_address: { company: "Parent Inc" } });
  expect(billedCountry(billing)).toBe("Chile");
  expect(profileOf(billing)).toMatchObject({ companyName: "Parent Inc", country: "Chile", address1: "1 Mill Lane" });
});

it("names the first field that is missing", () => {
  expect(missingField(billingFrom(user))).toBeUndefined();
  expect(missingField({ ...billingFrom(user), lastName: " " })).toBe("lastName");
  expect(missingField({ ...billingFrom(user), country: "" })).toBe("country");
});
