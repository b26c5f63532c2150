import type { ConveyorItem } from "@beltwright/contract";
import { shownText, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import { Title } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { conveyorsKey } from "../../session/tally.ts";
import { ConveyorLink } from "../../ui/conveyor-link.tsx";
import { counted } from "../../ui/counted.ts";
import { ProfilePicture } from "../../ui/profile/profile-picture.tsx";
import { formatTime } from "../../ui/time.ts";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import type { DesignState } from "./design-state.ts";
import styles from "./recent.module.css";
import { useDesignState } from "./use-design-state.ts";

const recentQuery = queryOptions({
  queryKey: [...conveyorsKey, "recent"] as const,
  queryFn: ({ signal }) =>
    api.list<ConveyorItem>("/api/conveyorsfromcategory/All?page=1&pageSize=6&sort=updatedAt&order=desc", { signal }),
});

/** The conveyors worked on last; nothing for someone who has none. */
export function RecentConveyors() {
  const { data } = useQuery(recentQuery);
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="recent-designs">
      <div className={styles.head}>
        <Title order={2} id="recent-designs">
          Recent designs
        </Title>
        <Link to="/conveyors" search={{ category: "All" }} className={styles.all}>
          {data.total === 1 ? "My conveyors" : `All ${data.total} conveyors`}
        </Link>
      </div>
      <ul className={styles.cards}>
        {data.rows.map((item) => (
          <li key={item.id}>
            <RecentCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentCard({ item }: { readonly item: ConveyorItem }) {
  const system = useUnitSystem();
  const state = useDesignState(item);
  const { id, convNo, project, material, profile, results, capacity, updatedAt } = item;
  const about = [project, material].filter(Boolean).join(" · ");
  return (
    <ConveyorLink id={id} className={styles.card}>
      <ProfilePicture points={profile} size={{ width: 220, height: 56 }} />
      <span className={styles.number}>{convNo || "(no number)"}</span>
      <span className={styles.about} title={about}>
        {about}
      </span>
      <span className={styles.figures}>
        <span>{quantity(results.absorbedPower, "kW", system)}</span>
        <span>{quantity(capacity, "t/h", system)}</span>
        <span>{quantity(results.convLength, "m", system)}</span>
      </span>
      <span className={styles.foot}>
        <State state={state} />
        <span className={styles.when}>{formatTime(updatedAt)}</span>
      </span>
    </ConveyorLink>
  );
}

/** Said by sign and word, never by colour alone. */
function State({ state }: { readonly state: DesignState | undefined }) {
  if (state === undefined) return <span className={styles.state}>checking…</span>;
  if (state.kind === "not-calculated") return <span className={styles.state}>not calculated</span>;
  const { errors, warnings } = state;
  if (errors === 0 && warnings === 0) {
    return (
      <span className={styles.state} data-kind="fine">
        <IconCircleCheck size={15} aria-hidden /> no findings
      </span>
    );
  }
  return (
    <>
      {errors > 0 && (
        <span className={styles.state} data-kind="error">
          <IconCircleX size={15} aria-hidden /> {counted(errors, "error")}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.state} data-kind="warning">
          <IconAlertTriangle size={15} aria-hidden /> {counted(warnings, "warning")}
        </span>
      )}
    </>
  );
}

function quantity(value: unknown, unit: UnitCode, system: UnitSystem): string {
  return typeof value === "number" ? `${shownText(value, unit, system)} ${unitLabel(unit, system)}` : "–";
}
