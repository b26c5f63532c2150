import { Pagination } from "@mantine/core";
import styles from "./list.module.css";
import { pageCount } from "./page-count.ts";

interface ListPagerProps {
  readonly page: number;
  readonly total: number;
  readonly pageSize: number;
  readonly onPage: (page: number) => void;
}

const names = { previous: "Previous page", next: "Next page", first: "First page", last: "Last page" };

export function ListPager({ page, total, pageSize, onPage }: ListPagerProps) {
  const pages = pageCount(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <span role="status">{`${first}–${Math.min(total, page * pageSize)} of ${total}`}</span>
      {pages > 1 && (
        <Pagination
          size="sm"
          total={pages}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({ "aria-label": names[control] })}
          getItemProps={(item) => ({ "aria-label": `Page ${item}` })}
        />
      )}
    </nav>
  );
}
