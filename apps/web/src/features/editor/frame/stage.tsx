import { ActionIcon, Tabs, Tooltip } from "@mantine/core";
import { IconArrowsMaximize, IconArrowsMinimize, IconPin, IconPinnedFilled } from "@tabler/icons-react";
import { Suspense } from "react";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { useSetView, useView } from "../document/editor-context.ts";
import styles from "./frame.module.css";
import { fetchSpace, isTall, layouts, stages } from "./stages.tsx";

/** The view above the form; only the open one is loaded. It follows the form unless it is pinned. */
export function Stage() {
  const open = useView((view) => view.stage);
  const tall = useView(isTall);
  const isWhole = useView((view) => view.isWhole);
  const setView = useSetView();
  return (
    <Tabs
      className={styles.stage}
      data-tall={tall}
      data-whole={isWhole}
      value={open}
      keepMounted={false}
      onChange={(next) => setView({ stage: stages.find(({ name }) => name === next)?.name ?? open })}
      variant="default"
    >
      <div className={styles.stageBar}>
        <Tabs.List aria-label="Views">
          {stages.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name} py={5} px={8}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {open === "layout" && <LayoutChoice />}
        <StageButtons />
      </div>
      {stages.map(({ name, Content = OpenLayout }) => (
        <Tabs.Panel key={name} value={name} className={styles.stagePanel}>
          <Suspense>
            <Content />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function OpenLayout() {
  const layout = useView((view) => view.layout);
  const Content = layouts.find(({ name }) => name === layout)?.Content;
  return Content && <Content key={layout} />;
}

function LayoutChoice() {
  const layout = useView((view) => view.layout);
  const setView = useSetView();
  return (
    <Segmented
      size="xs"
      aria-label="Drawing of the layout"
      data={layouts.map(({ name, title }) => ({ value: name, label: title }))}
      value={layout}
      onNear={fetchSpace}
      onChange={(next) => setView({ layout: next })}
    />
  );
}

/** Holds the view whatever form is opened, or gives it the whole screen. */
function StageButtons() {
  const isPinned = useView((view) => view.isPinned);
  const isWhole = useView((view) => view.isWhole);
  const setView = useSetView();
  return (
    <div className={styles.stageButtons}>
      <Tooltip label={isPinned ? "Let the view follow the form" : "Pin this view"}>
        <ActionIcon
          color={isPinned ? "teal" : "gray"}
          size={26}
          aria-label="Pin this view"
          aria-pressed={isPinned}
          onClick={() => setView({ isPinned: !isPinned })}
        >
          {isPinned ? <IconPinnedFilled size={15} aria-hidden /> : <IconPin size={15} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      <Tooltip label={isWhole ? "Back to the form (Esc)" : "Whole screen (F)"}>
        <ActionIcon
          color="gray"
          size={26}
          aria-label="Whole screen"
          aria-pressed={isWhole}
          onClick={() => setView({ isWhole: !isWhole })}
        >
          {isWhole ? <IconArrowsMinimize size={15} aria-hidden /> : <IconArrowsMaximize size={15} aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
