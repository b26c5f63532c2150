import { Tabs } from "@mantine/core";
import { Suspense } from "react";
import { useSetView, useView } from "../document/editor-context.ts";
import styles from "./frame.module.css";
import { isTall, stageTabs } from "./stage-tabs.tsx";

/** The drawing, chart or analysis above the form; only the open one is loaded. */
export function Stage() {
  const tab = useView((view) => view.tab);
  const setView = useSetView();
  return (
    <Tabs
      className={styles.stage}
      data-tall={isTall(tab)}
      value={tab}
      keepMounted={false}
      onChange={(next) => setView({ tab: next ?? tab })}
      variant="default"
    >
      <Tabs.List aria-label="Drawings and charts">
        {stageTabs.map(({ name, title }) => (
          <Tabs.Tab key={name} value={name} py={5} px={4}>
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {stageTabs.map(({ name, Content }) => (
        <Tabs.Panel key={name} value={name} className={styles.stagePanel}>
          <Suspense>
            <Content />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
