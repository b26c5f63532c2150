import { Button, Checkbox, Popover } from "@mantine/core";
import { IconColumns } from "@tabler/icons-react";
import styles from "../../../ui/list/list.module.css";
import type { ColumnChoice } from "./use-columns.ts";

/** The fields a list does not show at first. */
export function ColumnsMenu({ columns }: { readonly columns: ColumnChoice }) {
  return (
    <Popover position="bottom-end" shadow="md" trapFocus portalProps={{ target: "#main" }}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={14} aria-hidden />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="More columns">
        <div className={styles.columnChoices}>
          {columns.more.map(({ name, label }) => (
            <Checkbox
              key={name}
              size="xs"
              label={label}
              checked={columns.extra.includes(name)}
              onChange={() => columns.toggle(name)}
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
