import { editorForms, type FormName, type WorkGroupName, workGroups } from "@beltwright/model";
import { useClickOutside, useLocalStorage } from "@mantine/hooks";
import {
  IconAlertTriangle,
  IconCalculator,
  IconChartLine,
  IconChevronDown,
  IconChevronRight,
  IconCircleDot,
  IconCircles,
  IconCircleX,
  IconFileDescription,
  IconRoute,
  IconSettings,
  IconWeight,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useEditorTools, useLink, useView } from "../document/editor-context.ts";
import { openForm, openSide, toggledTools, type ViewStore } from "../document/view.ts";
import { pointFor } from "../forms/row-picker.tsx";
import { gravest, type Mark, useMarks } from "../results/findings-by-form.ts";
import styles from "./form-groups.module.css";
import { useHasRoom } from "./use-room.ts";

const forms = editorForms();
/** The tools have a drawer of their own. */
const groups = workGroups.filter(({ name }) => name !== "tools");

const icons: Readonly<Record<WorkGroupName, ReactNode>> = {
  project: <IconFileDescription size={20} aria-hidden />,
  duty: <IconWeight size={20} aria-hidden />,
  route: <IconRoute size={20} aria-hidden />,
  belt: <IconCircles size={20} aria-hidden />,
  drives: <IconSettings size={20} aria-hidden />,
  pulleys: <IconCircleDot size={20} aria-hidden />,
  analyse: <IconChartLine size={20} aria-hidden />,
  tools: <IconCalculator size={20} aria-hidden />,
};

/** The forms in the order of the work; a mark says where a finding leads. On a small screen the groups are a rail. */
export function FormGroups() {
  const marks = useMarks();
  const hasRoom = useHasRoom();
  return (
    <nav className={styles.forms} data-rail={!hasRoom} aria-label="Forms">
      {hasRoom ? <GroupList marks={marks} /> : <GroupRail marks={marks} />}
    </nav>
  );
}

interface Marked {
  readonly marks: ReadonlyMap<FormName, Mark>;
}

const markOf = (marks: Marked["marks"], group: WorkGroupName) =>
  gravest(forms.filter((form) => form.group === group).map(({ name }) => marks.get(name)));

function GroupList({ marks }: Marked) {
  const [folded, setFolded] = useLocalStorage<readonly WorkGroupName[]>({
    key: "beltwright.folded-groups",
    defaultValue: [],
  });
  return (
    <>
      {groups.map(({ name, title }) => {
        const isOpen = !folded.includes(name);
        return (
          <section key={name} className={styles.group} aria-label={title}>
            <button
              type="button"
              className={styles.groupHead}
              aria-label={`${title} group`}
              aria-expanded={isOpen}
              onClick={() => setFolded(isOpen ? [...folded, name] : folded.filter((one) => one !== name))}
            >
              {isOpen ? <IconChevronDown size={12} aria-hidden /> : <IconChevronRight size={12} aria-hidden />}
              {title}
              {!isOpen && <MarkIcon mark={markOf(marks, name)} />}
            </button>
            {isOpen && <FormEntries group={name} marks={marks} />}
          </section>
        );
      })}
      <ToolsButton>Tools</ToolsButton>
    </>
  );
}

function GroupRail({ marks }: Marked) {
  const [open, setOpen] = useState<WorkGroupName>();
  const chosen = useView(({ form }) => forms.find(({ name }) => name === form)?.group);
  const close = () => setOpen(undefined);
  const ref = useClickOutside<HTMLDivElement>(close);
  return (
    <div ref={ref} className={styles.rail}>
      {groups.map(({ name, title }) => (
        <div key={name} className={styles.railGroup}>
          <button
            type="button"
            className={styles.railButton}
            title={title}
            aria-label={`${title} group`}
            aria-expanded={open === name}
            data-chosen={name === chosen}
            onClick={() => setOpen(open === name ? undefined : name)}
          >
            {icons[name]}
            <MarkIcon mark={markOf(marks, name)} />
          </button>
          {open === name && (
            <section
              className={styles.flyOut}
              aria-label={title}
              onKeyDown={(event) => event.key === "Escape" && close()}
            >
              <h2 className={styles.flyOutTitle}>{title}</h2>
              <FormEntries group={name} marks={marks} onDone={close} />
            </section>
          )}
        </div>
      ))}
      <ToolsButton>{icons.tools}</ToolsButton>
    </div>
  );
}

interface FormEntriesProps extends Marked {
  readonly group: WorkGroupName;
  readonly onDone?: () => void;
}

function FormEntries({ group, marks, onDone }: FormEntriesProps) {
  const { editor, view } = useEditorTools();
  const chosen = useView(({ form }) => form);
  const isLinked = useLink() !== undefined;
  const choose = (name: FormName) => {
    const { pulls } = editor.store.getState().document;
    openForm(view, name, { point: pointFor(name, pulls, view.getState().point) });
    onDone?.();
  };
  return (
    <ul className={styles.formList}>
      {forms
        .filter((form) => form.group === group)
        .map(({ name, title }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.formEntry}
              aria-current={name === chosen ? "page" : undefined}
              data-form={name}
              onClick={() => choose(name)}
            >
              {title}
              <MarkIcon mark={marks.get(name)} />
            </button>
          </li>
        ))}
      {group === "analyse" &&
        analyses
          .filter(({ isForLinks }) => isForLinks || !isLinked)
          .map(({ title, open }) => (
            <li key={title}>
              <button
                type="button"
                className={styles.formEntry}
                onClick={() => {
                  open(view);
                  onDone?.();
                }}
              >
                {title}
              </button>
            </li>
          ))}
    </ul>
  );
}

interface Analysis {
  readonly title: string;
  /** Whether it can be asked of a design that is seen through a link. */
  readonly isForLinks?: boolean;
  readonly open: (view: ViewStore) => void;
}

/** What is asked of the whole design, beside its forms. */
const analyses: readonly Analysis[] = [
  { title: "Methods", isForLinks: true, open: (view) => openSide(view, "methods") },
  { title: "Trade study", open: (view) => view.setState({ isStudying: true, panel: undefined, isWhole: false }) },
];

const markIcons = { error: IconCircleX, warning: IconAlertTriangle } as const;

function MarkIcon({ mark }: { readonly mark: Mark | undefined }) {
  if (mark === undefined) return null;
  const Icon = markIcons[mark];
  return (
    <span className={styles.mark} data-severity={mark} role="img" aria-label={`has ${mark}s`}>
      <Icon size={13} aria-hidden />
    </span>
  );
}

function ToolsButton({ children }: { readonly children: ReactNode }) {
  const { view } = useEditorTools();
  const isOpen = useView(({ tool }) => tool !== undefined);
  return (
    <button
      type="button"
      className={styles.toolsButton}
      aria-label="Tools"
      title="Calculators linked to the design (T)"
      aria-pressed={isOpen}
      onClick={() => view.setState(toggledTools)}
    >
      {children}
    </button>
  );
}
