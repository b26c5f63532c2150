import { messageFor } from "@beltwright/contract";
import { Alert, Box, Button, Group, Select, Skeleton, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { missingSentence } from "../../ui/component-rows.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { ButtonLink } from "../../ui/link.tsx";
import { Page } from "../../ui/page.tsx";
import { SaveToPdfCheckbox } from "../../ui/saving/save-to-pdf-checkbox.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { possible } from "./choice.ts";
import { CompanyBar } from "./company-bar.tsx";
import { MakeBar } from "./make-bar.tsx";
import type { PreparedConveyor } from "./report-calls.ts";
import { ReportChoice } from "./report-choice.tsx";
import { type ReportFormat, reportFormats } from "./report-formats.ts";
import type { ReportedDesign } from "./reported-design.ts";
import styles from "./reports.module.css";
import { TemplatesBar } from "./templates-bar.tsx";
import { useReports } from "./use-reports.ts";

const route = getRouteApi("/shell/member/conveyors/$id/reports");
const tryRoute = getRouteApi("/shell/try/reports");
const languageNames = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
];

const nameOf = ({ convNo, project }: PreparedConveyor) => [convNo, project].filter((part) => part !== "").join(" · ");

export function ReportsRoute() {
  const { id } = route.useParams();
  return <ReportsPage key={id} design={{ id, isLocal: false }} />;
}

export function TryReportsRoute() {
  const { design = "" } = tryRoute.useSearch();
  return <ReportsPage key={design} design={{ id: design, isLocal: true }} />;
}

/** Chooses reports of a conveyor, shows them and saves them as a file. Made in the browser, so it works on a train too. */
function ReportsPage({ design }: { readonly design: ReportedDesign }) {
  const { id, isLocal } = design;
  const made = useReports(design);
  const { state, reports, chosen, choose, work } = made;
  const [format, setFormat] = useState<ReportFormat>("pdf");
  const isReady = state.kind === "prepared" && work === undefined;

  function chooseTemplate(wanted: readonly string[]): void {
    const { kept, left } = possible(wanted, reports ?? []);
    choose(kept);
    if (left > 0) toast.done(`${left} reports of this template have nothing to say about this conveyor.`);
  }

  return (
    <Page
      title="Reports"
      about={state.kind === "prepared" ? nameOf(state.conveyor) : "Choose, put in order, look at them or save them."}
      actions={<BackLink design={design} />}
    >
      <WhyNone state={state} onRetry={made.retry} />
      {state.kind === "loading" && reports === undefined && (
        <Skeleton height={320} aria-label="The conveyor is being calculated" />
      )}
      {(state.kind === "prepared" || state.kind === "loading") && reports !== undefined && (
        <>
          <Group gap={12} align="start" mb={16}>
            <Select
              label="Language"
              data={languageNames}
              value={made.language}
              allowDeselect={false}
              onChange={(value) => made.speak(value === "de" ? "de" : "en")}
              disabled={!isReady}
              w={130}
            />
            {!isLocal && (
              <Select
                label="File"
                data={[...reportFormats]}
                value={format}
                allowDeselect={false}
                onChange={(value) => setFormat(reportFormats.find((one) => one === value) ?? "pdf")}
                w={100}
              />
            )}
            <Box mt={26}>
              <SaveToPdfCheckbox />
            </Box>
            {!isLocal && <TemplatesBar chosen={chosen} onChoose={chooseTemplate} />}
          </Group>
          {made.officeTemplate !== undefined && (
            <Text size="sm" c="dimmed" mb={12}>
              {messageFor("office-template", { name: made.officeTemplate })}
            </Text>
          )}
          {isLocal ? (
            <Text size="sm" c="dimmed" mb={12}>
              {messageFor("try-out-mark")}
            </Text>
          ) : (
            <CompanyBar
              id={id}
              scenarios={made.scenarios}
              chosen={made.company}
              onChange={(next) => void made.keepCompany(next)}
              isDisabled={!isReady}
            />
          )}
          <MakeBar design={design} made={made} format={format} isReady={isReady} />
          <ReportChoice reports={reports} chosen={chosen} onChange={choose} />
          {made.html !== "" && <Preview html={made.html} />}
        </>
      )}
    </Page>
  );
}

function BackLink({ design: { id, isLocal } }: { readonly design: ReportedDesign }) {
  return isLocal ? (
    <ButtonLink to="/try" search={id === "" ? {} : { design: id }} variant="default">
      Open the conveyor
    </ButtonLink>
  ) : (
    <ButtonLink to="/conveyors/$id" params={{ id }} variant="default">
      Open the conveyor
    </ButtonLink>
  );
}

interface WhyNoneProps {
  readonly state: ReturnType<typeof useReports>["state"];
  readonly onRetry: () => void;
}

/** Why there are no reports, where there are none. */
function WhyNone({ state, onRetry }: WhyNoneProps) {
  switch (state.kind) {
    case "failed":
      return <LoadFailure sentence={messageFor("conveyor-load-failed")} error={state.error} onRetry={onRetry} />;
    case "incomplete":
      return (
        <Alert role="alert" color="red" variant="light" title={missingSentence(state.libraries)}>
          Parts in Auto are chosen from there: without them a report would not be whole, so none is made.
          <Button variant="default" size="compact-sm" mt={8} display="block" onClick={onRetry}>
            Try again
          </Button>
        </Alert>
      );
    case "refused":
      return (
        <Alert color="yellow" title="This conveyor cannot be calculated yet">
          {state.reason}
        </Alert>
      );
    default:
      return null;
  }
}

function Preview({ html }: { readonly html: string }) {
  return (
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
  );
}
