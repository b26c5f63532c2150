import { messageFor } from "@beltwright/contract";
import type { Language, ListedReport } from "@beltwright/report";
import { Alert, Box, Button, Group, Progress, Select, Skeleton, Text } from "@mantine/core";
import { IconDownload, IconEye, IconPlayerStop } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { proxy } from "comlink";
import { useCallback, useEffect, useRef, useState } from "react";
import { isLegacyEdge } from "../../ui/legacy-edge.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { Page } from "../../ui/page.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { reportAct, useSaveToPdf } from "../../ui/save-to-pdf.ts";
import { SaveToPdfCheckbox } from "../../ui/save-to-pdf-checkbox.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useUnitSystem } from "../../ui/unit-system.tsx";
import { withNew } from "./choice.ts";
import { CompanyBar } from "./company-bar.tsx";
import type { BookChoice, ReportFormat } from "./report-calls.ts";
import { ReportChoice } from "./report-choice.tsx";
import styles from "./reports.module.css";
import { TemplatesBar } from "./templates-bar.tsx";
import { useReportWorker } from "./use-report-worker.ts";

const route = getRouteApi("/shell/member/conveyors/$id/reports");
const types = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
} as const;
const languageNames = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
];

export function ReportsRoute() {
  const { id } = route.useParams();
  return <ReportsPage key={id} id={id} />;
}

/** Chooses reports of a conveyor, shows them and saves them as a file. Made in the browser, so it works on a train too. */
function ReportsPage({ id }: { readonly id: string }) {
  const { state, ask, stop, retry } = useReportWorker(id);
  const system = useUnitSystem();
  const [language, setLanguage] = useState<Language>("en");
  const [reports, setReports] = useState<readonly ListedReport[]>();
  const [chosen, setChosen] = useState<readonly string[]>();
  const known = useRef<readonly string[]>([]);
  const [format, setFormat] = useState<ReportFormat>("pdf");
  const [html, setHtml] = useState("");
  const [progress, setProgress] = useState<number>();
  const [scenarios, setScenarios] = useState<readonly { readonly id: string; readonly title: string }[]>([]);
  const isSavedToPdf = useSaveToPdf();

  const list = useCallback(async () => {
    const [listed, runs] = await ask((worker) => Promise.all([worker.list(language), worker.scenarios(language)]));
    setScenarios(runs);
    setReports(listed);
    const knownBefore = known.current;
    known.current = listed.map((one) => one.id);
    setChosen((before) => withNew(before, listed, knownBefore));
  }, [ask, language]);

  useEffect(() => {
    if (state.kind === "prepared") void list();
  }, [state.kind, list]);

  const choice = (): BookChoice => ({ reports: chosen ?? [], language, system });

  async function work(task: () => Promise<void>): Promise<void> {
    setProgress(0);
    try {
      await task();
    } catch (failure) {
      console.error("The reports could not be made", failure);
      toast.failed("The reports could not be made. Please try again.");
    } finally {
      setProgress(undefined);
    }
  }

  const show = () => work(async () => setHtml(await ask((worker) => worker.html(choice()))));
  const save = (as: ReportFormat) =>
    work(async () => {
      const onProgress = proxy((done: number, of: number) => setProgress((100 * done) / of));
      const bytes = await ask((worker) => worker.write(choice(), as, onProgress));
      saveFile(`reports.${as}`, types[as], new Uint8Array(bytes));
    });
  const act = reportAct(isSavedToPdf, isLegacyEdge(navigator.userAgent));
  const open = () => {
    if (act === "refuse") toast.failed(messageFor("legacy-edge"));
    else void (act === "save" ? save("pdf") : show());
  };
  const isBusy = progress !== undefined;

  return (
    <Page title="Reports" about="Choose, put in order, look at them here or save them as a file.">
      {state.kind === "failed" && (
        <LoadFailure sentence={messageFor("conveyor-load-failed")} error={state.error} onRetry={retry} />
      )}
      {state.kind === "refused" && (
        <Alert color="yellow" title="This conveyor cannot be calculated yet">
          {state.reason}
        </Alert>
      )}
      {state.kind === "loading" && <Skeleton height={320} aria-label="The conveyor is being calculated" />}
      {state.kind === "prepared" && reports !== undefined && chosen !== undefined && (
        <>
          <Group gap={12} align="end" mb={16}>
            <Select
              label="Language"
              data={languageNames}
              value={language}
              allowDeselect={false}
              onChange={(value) => setLanguage(value === "de" ? "de" : "en")}
              w={130}
            />
            <Select
              label="File"
              data={["pdf", "xlsx", "csv"]}
              value={format}
              allowDeselect={false}
              onChange={(value) => setFormat(value === "xlsx" || value === "csv" ? value : "pdf")}
              w={100}
            />
            <TemplatesBar chosen={chosen} onChoose={setChosen} />
            <Box mb={6}>
              <SaveToPdfCheckbox />
            </Box>
          </Group>
          <CompanyBar id={id} ask={ask} scenarios={scenarios} onChange={list} />
          <Group gap={8} mb={16}>
            <Button
              leftSection={<IconEye size={14} aria-hidden />}
              disabled={isBusy || chosen.length === 0}
              onClick={open}
            >
              {isSavedToPdf ? "Save as PDF" : "Show"}
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={14} aria-hidden />}
              disabled={isBusy || chosen.length === 0}
              onClick={() => void save(format)}
            >
              {`Download ${format.toUpperCase()}`}
            </Button>
            {isBusy && (
              <Button
                variant="default"
                color="red"
                leftSection={<IconPlayerStop size={14} aria-hidden />}
                onClick={() => {
                  stop();
                  setProgress(undefined);
                }}
              >
                Stop
              </Button>
            )}
            <Text c="dimmed" role="status">
              {isBusy ? `Writing ${chosen.length} reports …` : `${chosen.length} of ${reports.length} reports`}
            </Text>
          </Group>
          {isBusy && <Progress value={progress ?? 0} aria-label="Progress" mb={16} />}
          <ReportChoice reports={reports} chosen={chosen} onChange={setChosen} />
          {html !== "" && (
            <section
              key={html}
              // The choice above it is long: what was asked for comes into view.
              ref={(section) => section?.scrollIntoView()}
              className={styles.preview}
              aria-label="Reports"
              // Written by our own writer, which escapes every text of the document.
              // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
              dangerouslySetInnerHTML={{ __html: html }}
            />
          )}
        </>
      )}
    </Page>
  );
}
