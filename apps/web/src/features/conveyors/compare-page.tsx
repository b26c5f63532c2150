import { Page } from "../../ui/page.tsx";
export function CompareRoute() {
  return <Page title="Comparison">…</Page>;
}
