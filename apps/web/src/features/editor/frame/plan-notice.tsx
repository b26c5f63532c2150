import { type LimitedConveyor, planLimitIssues } from "@beltwright/model";
import { type LimitedThing, UpgradeHint } from "../../../ui/upgrade-hint.tsx";
import { useConveyor } from "../document/editor-context.ts";
import styles from "./frame.module.css";

/** Where the conveyor goes beyond the Standard plan; a hint shows itself only to those whose plan has the limit. */
export function PlanNotice() {
  const things = useConveyor((conveyor) => beyondStandard(conveyor).join(" "));
  if (things === "") return null;
  return (
    <div className={styles.notice}>
      {beyond
        .filter((thing) => things.split(" ").includes(thing))
        .map((thing) => (
          <UpgradeHint key={thing} for={thing} />
        ))}
    </div>
  );
}

const beyond: readonly LimitedThing[] = ["capacity", "drives", "horizontal-curves"];

export function beyondStandard(conveyor: LimitedConveyor): readonly LimitedThing[] {
  const found = planLimitIssues(conveyor, "standard").map(({ path }): LimitedThing => {
    if (path === "drives") return "drives";
    return path.endsWith("horizCurveRadiusInp") ? "horizontal-curves" : "capacity";
  });
  return beyond.filter((thing) => found.includes(thing));
}
