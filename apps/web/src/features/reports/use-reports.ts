import type { Language, ListedReport, ListedSelection, OnProgress } from "@beltwright/report";
import { proxy } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import type { LiveDesign } from "../../ui/design-panels/design-panels.ts";
import { fileName } from "../../ui/saving/file-name.ts";
import { saveFile } from "../../ui/saving/save-file.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { useUnitSystem } from "../../ui/units/unit-system.tsx";
import { possible, withNew } from "./choice.ts";
import { alone, type CompanyChoice, loadCompany } from "./company-bar.tsx";
import { keepLastChoice, type ReportChoice, readLastChoice } from "./last-choice.ts";
import { preferredTemplate } from "./preferred-template.ts";
import type { ReportFormat } from "./report-formats.ts";
import { readLanguage, writeLanguage } from "./report-language.ts";
import { usePreview } from "./use-preview.ts";
import { useReportWorker } from "./use-report-worker.ts";

/** What goes on, and how far it is, as a share; undefined where nobody can tell. */
interface Work {
  readonly name: string;
  readonly share: number | undefined;
}

/** What there is to choose from for this conveyor. */
interface Offer {
  readonly reports: readonly ListedReport[];
  readonly selections: readonly ListedSelection[];
  readonly scenarios: readonly { readonly id: string; readonly title: string }[];
}

const types: Readonly<Record<ReportFormat, string>> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  html: "text/html",
};

/** The choice of reports of a conveyor and what is made of it. */
export function useReports(design: LiveDesign) {
  const { id, isLocal, isUnsaved, revision } = design;
  const { state, ask, include, stop: stopWorker, retry } = useReportWorker(design);
  const system = useUnitSystem();
  const [language, setLanguage] = useState<Language>(() => readLanguage(localStorage));
  const [offer, setOffer] = useState<Offer>();
  const { choice, choose, officeTemplate, settle } = useChoice(isLocal);
  const [company, setCompany] = useState<CompanyChoice>(alone);
  const included = useRef<CompanyChoice>(alone);
  const { work, doing, forget } = useWork();

  const list = useCallback(async () => {
    const [reports, selections, scenarios] = await ask((worker) =>
      Promise.all([worker.list(language), worker.selections(language), worker.scenarios(language)]),
    );
    await settle(reports);
    setOffer({ reports, selections, scenarios });
  }, [ask, language, settle]);

  useEffect(() => {
    if (state.kind === "prepared") void list();
  }, [state.kind, list]);

  const chosen = chosenOf(choice, offer);
  const book = {
    reports: chosen,
    ...{ language, system, isTryOut: isLocal },
    unsavedSince: isUnsaved && !isLocal ? revision : undefined,
  };
  const isReady = offer !== undefined && state.kind === "prepared";
  const study = useStudyRun({ design, isWanted: isReady && chosen.includes("uncertainty"), ask, doing });
  const preview = usePreview(ask, isReady && !study.isMissing ? book : undefined);
  const [failure, writing] = ["The reports could not be made. Please try again.", `Writing ${chosen.length} reports …`];

  return {
    state,
    retry,
    offer,
    choice,
    chosen,
    /** The template of the office that the choice began with. */
    officeTemplate,
    choose,
    language,
    speak: (next: Language) => {
      writeLanguage(localStorage, next);
      setLanguage(next);
    },
    preview,
    work,
    save: (format: ReportFormat) =>
      doing(writing, failure, async (onProgress) => {
        const bytes = await ask((worker) => worker.write(book, format, proxy(onProgress)));
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
      study.forget();
      if (study.isMissing) choose({ kind: "own", reports: chosen.filter((one) => one !== "uncertainty") });
      setCompany(included.current);
    },
  };
}

interface StudyRun {
  readonly design: LiveDesign;
  readonly isWanted: boolean;
  readonly ask: ReturnType<typeof useReportWorker>["ask"];
  readonly doing: ReturnType<typeof useWork>["doing"];
}

/** Runs the study of uncertainty that a chosen report tells of, unless it was run already. */
function useStudyRun({ design: { conveyor, study }, isWanted, ask, doing }: StudyRun) {
  const [studied, setStudied] = useState<unknown>();
  const begun = useRef<unknown>(undefined);
  const isMissing = isWanted && study === undefined && studied !== conveyor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once for each conveyor that is wanted
  useEffect(() => {
    if (!isMissing || begun.current === conveyor) return;
    begun.current = conveyor;
    const name = `Running ${conveyor.studySamples} samples of the uncertainty study …`;
    void doing(name, "The uncertainty study broke off.", async (onProgress) => {
      await ask((worker) => worker.study(proxy(onProgress)));
      setStudied(conveyor);
    });
  }, [isMissing, conveyor]);
  const forget = () => {
    begun.current = undefined;
    setStudied(undefined);
  };
  return { isMissing, forget };
}

function chosenOf(choice: ReportChoice, offer: Offer | undefined): readonly string[] {
  if (choice.kind === "own") return choice.reports;
  return offer?.selections.find(({ name }) => name === choice.name)?.reports ?? [];
}

/** What was printed last here, else what the office begins with, else the full book; of a try-out its one page. */
function useChoice(isLocal: boolean) {
  const [choice, setChoice] = useState<ReportChoice>(
    () => readLastChoice(localStorage) ?? { kind: "ready", name: isLocal ? "summary" : "full" },
  );
  const [officeTemplate, setOfficeTemplate] = useState<string>();
  const known = useRef<readonly string[] | undefined>(undefined);

  /** Fits a choice of one's own to what is possible now. */
  const settle = useCallback(
    async (listed: readonly ListedReport[]): Promise<void> => {
      const before = known.current;
      const isBegun = before !== undefined || isLocal || readLastChoice(localStorage) !== undefined;
      const template = isBegun ? undefined : await preferredTemplate();
      known.current = listed.map((one) => one.id);
      if (template !== undefined) {
        setOfficeTemplate(template.name);
        setChoice({ kind: "own", reports: possible(template.reports, listed).kept });
        return;
      }
      setChoice((now) =>
        now.kind === "ready"
          ? now
          : { kind: "own", reports: withNew(now.reports, listed, before ?? known.current ?? []) },
      );
    },
    [isLocal],
  );
  const choose = (next: ReportChoice) => {
    keepLastChoice(localStorage, next);
    setChoice(next);
  };
  return { choice, choose, officeTemplate, settle };
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
