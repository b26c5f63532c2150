import type { ConveyorItem } from "@beltwright/contract";
import { dayMilliseconds, pageSize } from "@beltwright/model";
import { Button } from "@mantine/core";
import { IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import listStyles from "../../ui/list/list.module.css";
import { ListPager } from "../../ui/list/list-pager.tsx";
import { Page } from "../../ui/page.tsx";
import { ProfilePicture } from "../../ui/profile/profile-picture.tsx";
import { formatTime } from "../../ui/time.ts";
import { conveyorListQuery } from "./conveyor-queries.ts";
import styles from "./conveyors.module.css";
import type { ConveyorSearch } from "./list/conveyor-search.ts";
import { conveyorLists } from "./list/list-kind.ts";
import { useTakeBack } from "./list/use-conveyor-acts.ts";
import { useConveyorList } from "./list/use-conveyor-list.ts";

/** Deleted conveyors and the way back. */
export function BinPage({ search }: { readonly search: ConveyorSearch }) {
  const list = useConveyorList(conveyorLists.bin, search);
  const query = useQuery(conveyorListQuery("bin", list.view));
  const { title, about } = conveyorLists.bin;
  return (
    <Page
      title={title}
      about={about}
      actions={
        <ButtonLink to="/conveyors" variant="default">
          My conveyors
        </ButtonLink>
      }
    >
      {query.isError && <LoadFailure error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.rows.length === 0 && (
        <EmptyState title="The bin is empty" icon={<IconTrash size={32} aria-hidden />}>
          What you delete is kept here for 30 days.
        </EmptyState>
      )}
      {query.data !== undefined && query.data.rows.length > 0 && (
        <>
          <BinTable items={query.data.rows} />
          <ListPager page={list.view.page} total={query.data.total} pageSize={pageSize} onPage={list.goToPage} />
        </>
      )}
    </Page>
  );
}

const daysKept = 30;

function BinTable({ items }: { readonly items: readonly ConveyorItem[] }) {
  const takeBack = useTakeBack();
  return (
    <div className={listStyles.scroll}>
      <table className={`${listStyles.table} ${styles.binTable}`}>
        <caption className={listStyles.hidden}>Deleted conveyors</caption>
        <thead>
          <tr>
            {["Profile", "No", "Category", "Project", "Material", "Deleted", "Kept for", ""].map((heading) => (
              <th key={heading} scope="col" className={styles.plainHead}>
                {heading || <span className={listStyles.hidden}>Actions</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td>
                <ProfilePicture points={item.profile} />
              </td>
              <td>{item.convNo}</td>
              <td>{item.category}</td>
              <td>{item.project}</td>
              <td>{item.material}</td>
              <td>{formatTime(item.deletedAt ?? item.updatedAt)}</td>
              <td>{`${daysLeft(item, Date.now())} days`}</td>
              <td className={listStyles.acts}>
                <Button
                  variant="default"
                  size="compact-xs"
                  leftSection={<IconArrowBackUp size={14} aria-hidden />}
                  aria-label={`Restore ${item.convNo}`}
                  loading={takeBack.isPending && takeBack.variables === item.id}
                  onClick={() => takeBack.mutate(item.id)}
                >
                  Restore
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function daysLeft(item: ConveyorItem, now: number): number {
  const since = (now - (item.deletedAt ?? now)) / dayMilliseconds;
  return Math.max(0, Math.ceil(daysKept - since));
}
