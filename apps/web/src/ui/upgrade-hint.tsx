import {
  dynamicAnalysisAdvised,
  type PlanFamily,
  planFamilyOf,
  planLimits,
  plans,
  toCents,
  type UserData,
} from "@beltwright/model";
import { Alert } from "@mantine/core";
import { IconArrowUpCircle } from "@tabler/icons-react";
import { useSession } from "../session/session.ts";
import { TextLink } from "./link.tsx";
import { priceText } from "./payment/price-text.ts";

export type LimitedThing = "capacity" | "drives" | "horizontal-curves" | "dynamic-analysis";

interface Hint {
  /** What the plan does not do, and what the next one does. */
  readonly text: string;
  readonly plan: "pro" | "dyn";
  readonly needs: PlanFamily;
}

const { standard } = planLimits;

const hints: Readonly<Record<LimitedThing, Hint>> = {
  capacity: {
    text: `The Standard plan covers conveyors up to ${standard.maxCapacity} t/h. Professional has no limit.`,
    plan: "pro",
    needs: "professional",
  },
  drives: {
    text: "The Standard plan covers conveyors with one drive. Professional has no limit.",
    plan: "pro",
    needs: "professional",
  },
  "horizontal-curves": {
    text: "The Standard plan has no horizontal curves. Professional includes them.",
    plan: "pro",
    needs: "professional",
  },
  "dynamic-analysis": {
    text: `Dynamic analysis is part of the Dynamic Analysis plan. It is recommended above ${
      dynamicAnalysisAdvised.power
    } kW or ${dynamicAnalysisAdvised.length / 1000} km.`,
    plan: "dyn",
    needs: "dynamic",
  },
};

const ranks: Readonly<Record<PlanFamily, number>> = { standard: 1, professional: 2, dynamic: 3 };

/** Whether the person's plan covers it; administrators and people without a plan are told nothing of capacities. */
export function isCovered(
  thing: LimitedThing,
  user: Pick<UserData, "userIsAdmin" | "subscriptions">,
  now: number,
): boolean {
  if (user.userIsAdmin) return true;
  const family = planFamilyOf(user.subscriptions, now);
  if (family === undefined) return thing !== "dynamic-analysis";
  return ranks[family] >= ranks[hints[thing].needs];
}

/** Explains a limit of the person's plan and the way beyond it. Shows nothing where the plan has no such limit. */
export function UpgradeHint({ for: thing }: { readonly for: LimitedThing }) {
  const { user } = useSession();
  if (user === null || isCovered(thing, user, Date.now())) return null;
  const { text, plan, needs } = hints[thing];
  const monthly = plans.find(({ family, billingCycle }) => family === needs && billingCycle === 1);
  return (
    <Alert
      color="blue"
      variant="light"
      icon={<IconArrowUpCircle size={18} aria-hidden />}
      role="note"
      aria-label="Plan limit"
    >
      {text} {monthly && `From ${priceText(toCents(monthly.price))} a month. `}
      <TextLink to="/subscribe" search={{ plan }}>
        See the plan
      </TextLink>
    </Alert>
  );
}
