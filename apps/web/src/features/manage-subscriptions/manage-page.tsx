import { messageFor } from "@beltwright/contract";
import { Alert, Tabs } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { isLegacyEdge } from "../../ui/legacy-edge.ts";
import { Page } from "../../ui/page.tsx";
import { SandboxBanner } from "../../ui/payment/sandbox-fields.tsx";
import { CurrentTab } from "./current-tab.tsx";
import styles from "./manage.module.css";
import { SubscriptionsTab } from "./subscriptions-tab.tsx";
import { isTab, manageTabs } from "./tabs.ts";
import { TransactionsTab } from "./transactions-tab.tsx";

const route = getRouteApi("/shell/member/manage-subscriptions");

export function ManagePage() {
  const { tab = "Subscriptions" } = route.useSearch();
  const navigate = useNavigate();
  const open = (value: string | null) => {
    if (isTab(value)) void navigate({ to: "/manage-subscriptions", search: { tab: value }, resetScroll: false });
  };
  return (
    <Page title="Manage subscriptions" width="wide">
      {isLegacyEdge(navigator.userAgent) && (
        <Alert color="yellow" variant="light" mb={16} icon={<IconAlertTriangle size={18} aria-hidden />}>
          {messageFor("legacy-edge")}
        </Alert>
      )}
      <SandboxBanner isBrief />
      <Tabs value={tab} onChange={open} keepMounted={false}>
        <Tabs.List>
          {manageTabs.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="Subscriptions" className={styles.panel}>
          <SubscriptionsTab onManage={() => open("ManageSubs")} />
        </Tabs.Panel>
        <Tabs.Panel value="ManageSubs" className={styles.panel}>
          <CurrentTab onSubscriptions={() => open("Subscriptions")} />
        </Tabs.Panel>
        <Tabs.Panel value="Transactions" className={styles.panel}>
          <TransactionsTab />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}
