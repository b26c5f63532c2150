import { Page } from "../../ui/page.tsx";
export function NewPage() {
  return <Page title="New conveyor">…</Page>;
}
