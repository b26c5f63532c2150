import { getRouteApi } from "@tanstack/react-router";
import { BinPage } from "./bin-page.tsx";
import { DeletePage } from "./delete-page.tsx";
import { DemoListPage } from "./demo-list-page.tsx";
import { DownloadPage } from "./download-page.tsx";
import { GroupListPage } from "./group-list-page.tsx";
import { MyListPage } from "./my-list-page.tsx";

const mine = getRouteApi("/shell/member/conveyors");
const group = getRouteApi("/shell/member/conveyors/group");
const demos = getRouteApi("/shell/member/conveyors/demos");
const bin = getRouteApi("/shell/member/conveyors/bin");
const deletion = getRouteApi("/shell/member/conveyors/$id/delete");
const t6 = getRouteApi("/shell/member/conveyors/$id/downloadT6");
const json = getRouteApi("/shell/member/conveyors/$id/downloadJson");

/** The screens of the lists with what their address says; loaded when the first of them is opened. */
export function MyListRoute() {
  return <MyListPage search={mine.useSearch()} />;
}

export function GroupListRoute() {
  return <GroupListPage search={group.useSearch()} />;
}

export function DemoListRoute() {
  return <DemoListPage search={demos.useSearch()} />;
}

export function BinRoute() {
  return <BinPage search={bin.useSearch()} />;
}

export function DeleteRoute() {
  return <DeletePage id={deletion.useParams().id} />;
}

export function T6Route() {
  return <DownloadPage type="T6" id={t6.useParams().id} />;
}

export function JsonRoute() {
  return <DownloadPage type="Json" id={json.useParams().id} />;
}
