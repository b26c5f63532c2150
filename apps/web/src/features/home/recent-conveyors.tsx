import type { ConveyorItem } from "@beltwright/contract";
import { Title } from "@mantine/core";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { conveyorsKey } from "../../session/tally.ts";
import { ConveyorLink } from "../../ui/conveyor-link.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./start.module.css";

const recentQuery = queryOptions({
  queryKey: [...conveyorsKey, "recent"] as const,
  queryFn: ({ signal }) =>
    api.list<ConveyorItem>("/api/conveyorsfromcategory/All?page=1&pageSize=5&sort=updatedAt&order=desc", { signal }),
});

/** The conveyors worked on last; nothing for someone who has none. */
export function RecentConveyors() {
  const { data } = useQuery(recentQuery);
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <section className={styles.recent}>
      <div className={styles.recentHead}>
        <Title order={2}>Recent designs</Title>
        <Link to="/conveyors" search={{ category: "All" }} className={styles.all}>
          {data.total === 1 ? "My conveyors" : `All ${data.total} conveyors`}
        </Link>
      </div>
      <ul className={styles.recentList}>
        {data.rows.map((item) => (
          <li key={item.id}>
            <ConveyorLink id={item.id} className={styles.recentLink}>
              <span className={styles.recentNumber}>{item.convNo || "(no number)"}</span>
              <span className={styles.about}>{[item.project, item.material].filter(Boolean).join(" · ")}</span>
              <span className={styles.when}>{formatTime(item.updatedAt)}</span>
            </ConveyorLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
