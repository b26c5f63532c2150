import { Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ProfilePicture } from "../../ui/profile/profile-picture.tsx";
import { formatTime } from "../../ui/time.ts";
import styles from "./recent.module.css";

/** Designs of the try-out that this browser keeps and no account has yet; nothing where there are none. */
export function LocalDesigns() {
  const { data = [] } = useQuery({
    queryKey: ["local-designs"] as const,
    queryFn: async () => (await import("../../drafts/local-designs.ts")).localDesigns(),
    gcTime: 0,
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="local-designs">
      <div className={styles.head}>
        <Title order={2} id="local-designs">
          Kept in this browser, not saved yet
        </Title>
      </div>
      <ul className={styles.cards}>
        {data.map(({ id, at, conveyor }) => (
          <li key={id}>
            <Link to="/try" search={{ design: id }} className={styles.card}>
              <ProfilePicture points={conveyor.pulls.map(({ x, z }) => [x, z])} size={{ width: 220, height: 56 }} />
              <span className={styles.number}>{conveyor.convNo}</span>
              <span className={styles.about}>{conveyor.project}</span>
              <span className={styles.foot}>
                <span>Open and save</span>
                <span className={styles.when}>{formatTime(at)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
