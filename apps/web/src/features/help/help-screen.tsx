import { getRouteApi, Navigate, useNavigate } from "@tanstack/react-router";
import { Suspense, use, useEffect, useMemo, useRef } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { pageHeadingId } from "../../ui/page.tsx";
import { useShortcuts } from "../../ui/shortcuts/shortcuts.ts";
import { loadPartViews } from "./blocks/made-view.tsx";
import styles from "./help.module.css";
import { followAlias, type HelpPlace } from "./help-alias.ts";
import { HelpArticle } from "./help-article.tsx";
import { book } from "./help-book.data.js";
import type { HelpBook } from "./help-book.ts";
import { allDrawings, loadBook } from "./help-parts.ts";
import { HelpResults } from "./help-results.tsx";
import type { HelpSearch } from "./help-search.ts";
import { firstPage, helpTitle } from "./help-title.ts";
import { HelpTree } from "./help-tree.tsx";

/** Made when somebody first searches: reading a page needs no index. */
let ready: Promise<HelpSearch> | undefined;

function searchReady(): Promise<HelpSearch> {
  ready ??= makeSearch().catch((failure: unknown) => {
    ready = undefined;
    throw failure;
  });
  return ready;
}

async function makeSearch(): Promise<HelpSearch> {
  const [{ helpSearch }, whole] = await loadRest();
  return helpSearch(whole);
}

/** All that a first page does without. */
function loadRest() {
  return Promise.all([import("./help-search.ts"), loadBook(), allDrawings()]);
}

/** Between the first page and the loading of the rest, ms. */
const breath = 1500;

/** Once help is open it needs no connection: what other pages and search are made of is loaded behind the first one. */
function useAllOfHelp(): void {
  useEffect(() => {
    // Where the line is down, each part is asked for again when it is wanted.
    const later = setTimeout(() => void Promise.allSettled([loadRest(), loadPartViews()]), breath);
    return () => clearTimeout(later);
  }, []);
}

const startApi = getRouteApi("/shell/App/THelp");
const pageApi = getRouteApi("/shell/App/THelp/$page");

export function HelpStart() {
  const { q = "" } = startApi.useSearch();
  return <HelpFrame name={firstPage} words={q} />;
}

export function HelpPageScreen() {
  const { page } = pageApi.useParams();
  const { q = "" } = pageApi.useSearch();
  return <HelpFrame name={page} words={q} />;
}

/** Tree and search at the left; at the right a page, or what was found. */
function HelpFrame({ name, words }: { readonly name: string; readonly words: string }) {
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useAllOfHelp();
  useShortcuts([{ keys: "/", label: "Search help", run: () => box.current?.focus() }]);
  const ask = (q: string) => {
    const query = q === "" ? {} : { q };
    // Staying on the very address keeps the keyboard in the box while one types.
    void navigate({ to: ".", search: query, replace: true, resetScroll: false });
  };
  return (
    <div className={styles.frame}>
      <HelpTree book={book} current={name} words={words} box={box} onAsk={ask} />
      <Suspense fallback={<div className={styles.article} />}>
        {words === "" ? <Content book={book} name={name} /> : <Found words={words} />}
      </Suspense>
    </div>
  );
}

function Content({ book: shown, name }: { readonly book: HelpBook; readonly name: string }) {
  const page = shown.pages.find((one) => one.name === name);
  if (page) return <HelpArticle key={name} book={shown} page={page} />;
  const place = followAlias(name, shown);
  return place ? <Follow place={place} /> : <NoSuchPage name={name} />;
}

function Follow({ place }: { readonly place: HelpPlace }) {
  const to = "/App/THelp/$page";
  if (place.kind === "search")
    return <Navigate to={to} params={{ page: "formulas" }} search={{ q: place.words }} replace />;
  return <Navigate to={to} params={{ page: place.page }} hash={place.anchor} replace />;
}

function Found({ words }: { readonly words: string }) {
  const search = use(searchReady());
  const hits = useMemo(() => search(words), [search, words]);
  return <HelpResults words={words} hits={hits} />;
}

function NoSuchPage({ name }: { readonly name: string }) {
  return (
    <div className={styles.article}>
      <title>{`${helpTitle} · Not found`}</title>
      <h1 id={pageHeadingId} tabIndex={-1}>
        No such page
      </h1>
      <EmptyState title={`There is no help page called ${name}.`}>
        Search at the left, or choose a page from the list.
      </EmptyState>
    </div>
  );
}
