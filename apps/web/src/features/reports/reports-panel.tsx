import { messageFor } from "@beltwright/contract";
import { Alert, Button, Group, Select, Skeleton, Text } from "@mantine/core";
import { useState } from "react";
import { missingSentence } from "../../ui/component-rows.ts";
import { type DesignPanelProps, type LiveDesign, stateOf } from "../../ui/design-panels/design-panels.ts";
import { LoadFailure } from "../../ui/failures/load-failure.tsx";
import { SaveToPdfCheckbox } from "../../ui/saving/save-to-pdf-checkbox.tsx";
import { SidePanel } from "../../ui/side-panel.tsx";
import { toast } from "../../ui/toast/toast-store.ts";
import { possible } from "./choice.ts";
import { CompanyBar } from "./company-bar.tsx";
import { MakeBar } from "./make-bar.tsx";
import { Preview } from "./preview.tsx";
import { ReadyChoices } from "./ready-choices.tsx";
import { ReportChoice } from "./report-choice.tsx";
import { type ReportFormat, reportFormats } from "./report-formats.ts";
import styles from "./reports.module.css";
import { TemplatesBar } from "./templates-bar.tsx";
import { useReports } from "./use-reports.ts";

const languageNames = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
];

type Made = ReturnType<typeof useReports>;

/** Reports of the design on the screen: chosen on the left, read on the right. Made in the browser, so it works on a train too. */
export function ReportsPanel({ design, onClose }: DesignPanelProps) {
  const made = useReports(design);
  const { state, offer } = made;
  const [isReading, setReading] = useState(false);
  return (
    <SidePanel title="Reports" onClose={onClose}>
      <WhyNone state={state} onRetry={made.retry} />
      {state.kind === "loading" && offer === undefined && (
        <Skeleton height={320} role="status" aria-label="The conveyor is being calculated" />
      )}
      {(state.kind === "prepared" || state.kind === "loading") && offer !== undefined && (
        <div className={styles.desk} data-reading={isReading}>
          {!isReading && <Choosing design={design} made={made} offer={offer} />}
          <div className={styles.reading}>
            <Printing design={design} made={made} isReading={isReading} onRead={() => setReading(!isReading)} />
            <Preview {...made.preview} />
          </div>
        </div>
      )}
    </SidePanel>
  );
}

interface DeskProps {
  readonly design: LiveDesign;
  readonly made: Made;
}

function Printing({
  design,
  made,
  ...reading
}: DeskProps & { readonly isReading: boolean; readonly onRead: () => void }) {
  const [format, setFormat] = useState<ReportFormat>("pdf");
  const isReady = made.state.kind === "prepared" && made.work === undefined;
  return (
    <>
      <MakeBar design={design} made={made} format={format} isReady={isReady} {...reading}>
        {!design.isLocal && (
          <Select
            aria-label="File"
            size="xs"
            data={[...reportFormats]}
            value={format}
            allowDeselect={false}
            onChange={(value) => setFormat(reportFormats.find((one) => one === value) ?? "pdf")}
            w={80}
          />
        )}
      </MakeBar>
      <Text size="xs" c="dimmed" mb={8}>
        {`Prints ${stateOf(design)}.`}
        {design.isLocal && ` ${messageFor("try-out-mark")}`}
      </Text>
    </>
  );
}

function Choosing({ design, made, offer }: DeskProps & { readonly offer: NonNullable<Made["offer"]> }) {
  const { chosen, choose } = made;
  const isReady = made.state.kind === "prepared" && made.work === undefined;
  const own = (reports: readonly string[]) => choose({ kind: "own", reports });
  function chooseTemplate(wanted: readonly string[]): void {
    const { kept, left } = possible(wanted, offer.reports);
    own(kept);
    if (left > 0) toast.done(`${left} reports of this template have nothing to say about this conveyor.`);
  }
  return (
    <div className={styles.choosing}>
      <ReadyChoices selections={offer.selections} choice={made.choice} onChoose={choose} />
      {made.officeTemplate !== undefined && (
        <Text size="sm" c="dimmed" mt={8}>
          {messageFor("office-template", { name: made.officeTemplate })}
        </Text>
      )}
      <Group gap={12} align="end" my={12}>
        <Select
          label="Language"
          size="xs"
          data={languageNames}
          value={made.language}
          allowDeselect={false}
          onChange={(value) => made.speak(value === "de" ? "de" : "en")}
          disabled={!isReady}
          w={110}
        />
        <SaveToPdfCheckbox />
      </Group>
      <ReportChoice reports={offer.reports} chosen={chosen} onChange={own} />
      {!design.isLocal && (
        <>
          <TemplatesBar chosen={chosen} onChoose={chooseTemplate} />
          <CompanyBar
            id={design.id}
            scenarios={offer.scenarios}
            chosen={made.company}
            onChange={(next) => void made.keepCompany(next)}
            isDisabled={!isReady}
          />
        </>
      )}
    </div>
  );
}

interface WhyNoneProps {
  readonly state: Made["state"];
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
