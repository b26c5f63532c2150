import type { Language, ListedReport, OnProgress } from "@beltwright/report";
import { proxy } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { fileName } from "../../ui/saving/file-name.ts";
import { saveFile } from "../../ui/saving/save-file.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import { possible, withNew } from "./choice.ts";
import { alone, type CompanyChoice, loadCompany } from "./company-bar.tsx";
import { preferredTemplate } from "./preferred-template.ts";
import type { ReportFormat } from "./report-formats.ts";
import { readLanguage, writeLanguage } from "./report-language.ts";
import { firstReports, type ReportedDesign } from "./reported-design.ts";
import { useReportWorker } from "./use-report-worker.ts";

/** What goes on, and how far it is, as a share; undefined where nobody can tell. */
interface Work {
  readonly name: string;
  readonly share: number | undefined;
}

const types: Readonly<Record<ReportFormat, string>> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  html: "text/html",
};

/** The choice of reports of a conveyor and what is made of it. */
export function useReports({ id, isLocal }: ReportedDesign) {
  const { state, ask, include, stop: stopWorker, retry } = useReportWorker(id, isLocal);
  const system = useUnitSystem();
  const [language, setLanguage] = useState<Language>(() => readLanguage(localStorage));
  const [reports, setReports] = useState<readonly ListedReport[]>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [officeTemplate, setOfficeTemplate] = useState<string>();
  const known = useRef<readonly string[] | undefined>(undefined);
  const [scenarios, setScenarios] = useState<readonly { readonly id: string; readonly title: string }[]>([]);
  const [company, setCompany] = useState<CompanyChoice>(alone);
  const included = useRef<CompanyChoice>(alone);
  const [html, setHtml] = useState("");
  const { work, doing, forget } = useWork();

  const list = useCallback(async () => {
    const [[listed, runs], template] = await Promise.all([
      ask((worker) => Promise.all([worker.list(language), worker.scenarios(language)])),
      known.current === undefined && !isLocal ? preferredTemplate() : undefined,
    ]);
    setScenarios(runs);
    setReports(listed);
    const before = known.current;
    known.current = listed.map((one) => one.id);
    if (template !== undefined) setOfficeTemplate(template.name);
    const begin = template?.reports ?? (isLocal && before === undefined ? firstReports : undefined);
    setChosen((now) =>
      begin === undefined
        ? withNew(before === undefined ? undefined : now, listed, before ?? [])
        : possible(begin, listed).kept,
    );
  }, [ask, language, isLocal]);

  useEffect(() => {
    if (state.kind === "prepared") void list();
  }, [state.kind, list]);

  const choice = { reports: chosen, language, system, isTryOut: isLocal };
  const [failure, writing] = ["The reports could not be made. Please try again.", `Writing ${chosen.length} reports …`];

  return {
    state,
    retry,
    reports,
    chosen,
    /** The template of the office that the choice began with. */
    officeTemplate,
    choose: setChosen,
    scenarios,
    language,
    speak: (next: Language) => {
      writeLanguage(localStorage, next);
      setLanguage(next);
    },
    html,
    work,
    show: () => doing(writing, failure, async () => setHtml(await ask((worker) => worker.html(choice)))),
    save: (format: ReportFormat) =>
      doing(writing, failure, async (onProgress) => {
        const bytes = await ask((worker) => worker.write(choice, format, proxy(onProgress)));
        const convNo = state.kind === "prepared" ? state.conveyor.convNo : "";
        saveFile(fileName(convNo, format), types[format], new Uint8Array(bytes));
      }),
    company,
    keepCompany: async (next: CompanyChoice) => {
      const name = next.runs.length > 0 ? "Simulating starts and stops …" : "Calculating …";
      setCompany(next);
      await doing(name, "The conveyors to compare with could not be loaded.", async (onProgress) => {
        await include(await loadCompany(id, next), onProgress);
        included.current = next;
        await list();
      });
      setCompany(included.current);
    },
    stop: () => {
      forget();
      stopWorker();
      setCompany(included.current);
    },
  };
}

/** One piece of work at a time. What has ended may still have words of its progress on their way: nobody listens to them. */
function useWork() {
  const [work, setWork] = useState<Work>();
  const turn = useRef(0);
  async function doing(name: string, failure: string, task: (onProgress: OnProgress) => Promise<void>): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    const tell = (next: Work) => own === turn.current && setWork(next);
    tell({ name, share: undefined });
    try {
      await task((done, of) => tell({ name, share: done / of }));
    } catch (error) {
      console.error(failure, error);
      toast.failed(failure);
    } finally {
      if (own === turn.current) forget();
    }
  }
  function forget(): void {
    turn.current += 1;
    setWork(undefined);
  }
  return { work, doing, forget };
}
