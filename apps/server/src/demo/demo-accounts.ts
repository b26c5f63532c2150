import type { PlanFamily } from "@beltwright/model";
import { demoAddress } from "./demo-address.ts";

export const demoPassword = "beltwright-demo";

export interface DemoAccount {
  readonly userName: string;
  /** One sentence for the sign-in screen. */
  readonly about: string;
  readonly lastName: string;
  readonly userIsAdmin?: true;
  readonly plan?: PlanFamily;
  readonly userGroup?: string;
}

const userGroup = "Demo group";

/** One account for each role, so that every screen can be tried. They exist in demo mode only. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    userName: demoAddress("admin"),
    about: "Administrator: may change everything and read the outbox.",
    lastName: "Administrator",
    userIsAdmin: true,
  },
  {
    userName: demoAddress("dynamic"),
    about: "Subscriber of the Dynamic Analysis plan.",
    lastName: "Dynamic",
    plan: "dynamic",
  },
  {
    userName: demoAddress("pro"),
    about: "Subscriber of the Professional plan.",
    lastName: "Professional",
    plan: "professional",
  },
  {
    userName: demoAddress("standard"),
    about: "Subscriber of the Standard plan.",
    lastName: "Standard",
    plan: "standard",
  },
  {
    userName: demoAddress("nosub"),
    about: "No subscription: may look at everything, but not add or copy.",
    lastName: "Visitor",
  },
  {
    userName: demoAddress("group1"),
    about: "Professional plan, first member of a user group.",
    lastName: "Group One",
    plan: "professional",
    userGroup,
  },
  {
    userName: demoAddress("group2"),
    about: "Professional plan, second member of the same user group.",
    lastName: "Group Two",
    plan: "professional",
    userGroup,
  },
];
