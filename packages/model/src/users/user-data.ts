import type { PlanFamily } from "../reference/plans.ts";
import type { SubscriptionRecord } from "./subscription.ts";

/** The user as the token and the profile show it, with the specification's names. */
export interface UserData extends UserProfile {
  readonly userName: string;
  readonly userIsAdmin: boolean;
  readonly userHasSub: boolean;
  /** The widest plan that is current; absent without one. */
  readonly planFamily?: PlanFamily | undefined;
  readonly userGroup: string;
  readonly noOfFilesUsed: number;
  readonly noOfFilesAllowed: number;
  readonly subscriptions: readonly SubscriptionRecord[];
  readonly loginRecs: readonly LoginRecord[];
  /** When the account was made, in milliseconds since 1970. */
  readonly regoDate: number;
  readonly emailConfirmed: boolean;
}

/** What a person may change about themselves. */
export interface UserProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  readonly country: string;
}

/** Of someone who has told nothing yet. */
export const emptyProfile: UserProfile = {
  firstName: "",
  lastName: "",
  companyName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postCode: "",
  country: "",
};

/** One sign-in and, once it ended, its end; milliseconds since 1970. */
export interface LoginRecord {
  readonly loginDate: number;
  readonly logoutDate: number | null;
}
