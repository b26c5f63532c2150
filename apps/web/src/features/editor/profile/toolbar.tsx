import { type ToolbarMode, toolbarModes } from "@beltwright/model";
import { ActionIcon, Tooltip } from "@mantine/core";
import {
  IconArrowsMove,
  IconCircle,
  IconCircleMinus,
  IconFilter,
  IconMap2,
  IconPoint,
  IconPointer,
  IconSettings,
  IconTrash,
  IconTrendingUp,
  IconWeight,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useIsReadOnly, useSetView, useView } from "../document/editor-context.ts";
import { modeTitles, viewOfMode } from "./mode-titles.ts";
import styles from "./profile.module.css";

const icons: Readonly<Record<ToolbarMode, ReactNode>> = {
  Select: <IconPointer size={16} aria-hidden />,
  DeleteNode: <IconTrash size={16} aria-hidden />,
  AddPulley: <IconCircle size={16} aria-hidden />,
  AddDrive: <IconSettings size={16} aria-hidden />,
  AddBrake: <IconCircleMinus size={16} aria-hidden />,
  AddTakeup: <IconWeight size={16} aria-hidden />,
  AddIntPt: <IconPoint size={16} aria-hidden />,
  AddHopper: <IconFilter size={16} aria-hidden />,
  DragScaleLong: <IconTrendingUp size={16} aria-hidden />,
  DragScalePlan: <IconMap2 size={16} aria-hidden />,
  DragNetwork: <IconArrowsMove size={16} aria-hidden />,
};

/** What a click or a drag on the drawing does; on one that is only looked at, nothing but zoom and save. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  const setView = useSetView();
  const isReadOnly = useIsReadOnly();
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label="Drawing tools"
      onKeyDown={(event) => {
        if (event.key === "Escape") setView({ mode: "Select" });
      }}
    >
      {!isReadOnly && <Modes />}
      {children}
    </div>
  );
}

function Modes() {
  const mode = useView((view) => view.mode);
  const setView = useSetView();
  return (
    <>
      {toolbarModes.map((name) => (
        <Tooltip key={name} label={modeTitles[name]}>
          <ActionIcon
            size={26}
            color={mode === name ? "teal" : "gray"}
            variant={mode === name ? "filled" : "subtle"}
            aria-label={modeTitles[name]}
            aria-pressed={mode === name}
            data-mode={name}
            onClick={() => setView(viewOfMode(name))}
          >
            {icons[name]}
          </ActionIcon>
        </Tooltip>
      ))}
      <span className={styles.rule} />
    </>
  );
}
