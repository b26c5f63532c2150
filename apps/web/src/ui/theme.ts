import {
  ActionIcon,
  Alert,
  Anchor,
  Button,
  type ComboboxProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerProps,
  Input,
  InputWrapper,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  Menu,
  type ModalProps,
  type TableProps,
  Tooltip,
} from "@mantine/core";

const teal: MantineColorsTuple = [
  "#e8f6f6",
  "#cfe9e9",
  "#a3d4d5",
  "#74bfc0",
  "#4fabae",
  "#2b9397",
  "#127b80",
  "#0b6468",
  "#085256",
  "#053f43",
];

const gray: MantineColorsTuple = [
  "#f7f8f8",
  "#eff1f2",
  "#e3e6e8",
  "#d3d8db",
  // Outlines of fields, darker than the next so that they stand out on white.
  "#8a949b",
  "#9aa3a9",
  "#69737a",
  "#4c555b",
  "#33393e",
  "#1e2225",
];

const dark: MantineColorsTuple = [
  "#dde1e3",
  "#b7bec3",
  "#929aa1",
  "#69727a",
  "#3d454c",
  "#313840",
  "#262c32",
  "#1c2126",
  "#15191d",
  "#0f1215",
];

const systemFont =
  '"Inter", "Segoe UI Variable Text", "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans", sans-serif';

/** The colours a notice may have, by what they mean. */
const meanings: Readonly<Record<string, string>> = {
  red: "var(--mantine-color-error)",
  yellow: "var(--warning)",
  green: "var(--fine)",
};

function calmAlert(color: string) {
  return {
    "--alert-color": color,
    "--alert-bg": `color-mix(in srgb, ${color} 7%, var(--mantine-color-body))`,
    "--alert-bd": `1px solid color-mix(in srgb, ${color} 35%, transparent)`,
  };
}

/** A dialog needs a name for its close button, and its heading is no banner of the page. */
const overlay = {
  closeButtonProps: { "aria-label": "Close" },
  attributes: { header: { role: "none" } },
} as const;

/** How a component looks that not every page has: the theme must not load it. */
interface Styled<Props> {
  readonly defaultProps: Partial<Props>;
  readonly styles?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

/** Dense and calm: small type, square-ish corners, one accent. */
export const theme = createTheme({
  colors: { teal, gray, dark },
  primaryColor: "teal",
  primaryShade: { light: 7, dark: 6 },
  black: "#1a1e21",
  fontFamily: systemFont,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: { xs: "12px", sm: "13px", md: "13px", lg: "15px", xl: "18px" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.5", lg: "1.5", xl: "1.4" },
  headings: {
    fontFamily: systemFont,
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "1.3" },
      h2: { fontSize: "16px", lineHeight: "1.35" },
      h3: { fontSize: "14px", lineHeight: "1.4" },
      h4: { fontSize: "13px", lineHeight: "1.4" },
    },
  },
  defaultRadius: 4,
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Anchor: Anchor.extend({ defaultProps: { underline: "always" } }),
    Alert: Alert.extend({
      styles: { root: { padding: "10px 14px" }, title: { color: "var(--mantine-color-text)" } },
      vars: (_theme, { color }) => ({ root: calmAlert(meanings[color ?? ""] ?? "var(--advice)") }),
    }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: "subtle" } }),
    Button: Button.extend({ defaultProps: { size: "xs" } }),
    // Lists of choices that are closed are not there: each would be laid out wherever its field is shown.
    Combobox: { defaultProps: { keepMounted: false } } satisfies Styled<ComboboxProps>,
    Drawer: { defaultProps: overlay } satisfies Styled<DrawerProps>,
    Input: Input.extend({ defaultProps: { size: "xs" } }),
    InputWrapper: InputWrapper.extend({ defaultProps: { size: "xs" } }),
    // The placeholder Mantine focuses first is no menu item, which screen readers trip over.
    Menu: Menu.extend({ defaultProps: { shadow: "md", withInitialFocusPlaceholder: false } }),
    Modal: {
      styles: { title: { fontSize: 15, fontWeight: 600 } },
      defaultProps: { ...overlay, centered: true, transitionProps: { duration: 100 } },
    } satisfies Styled<ModalProps>,
    Table: { defaultProps: { fz: 12, verticalSpacing: 5, horizontalSpacing: 10 } } satisfies Styled<TableProps>,
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 350, multiline: true, maw: 320, fz: 12 } }),
  },
});

/** Mantine's muted and error colours are too faint for small type, and meanings need names of their own. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    "--mantine-color-body": "#ffffff",
    "--mantine-color-dimmed": "#5a646b",
    "--mantine-color-placeholder": "#69737a",
    "--mantine-color-error": "#b42318",
    "--mantine-color-anchor": "#0b6468",
    "--mantine-color-default-border": "#c6cdd1",
    "--surface": "#f5f7f7",
    "--accent-surface": "#dcefef",
    "--line": "#e1e5e7",
    "--advice": "#1d5fa8",
    "--warning": "#8a5200",
    "--warning-surface": "#fff6e0",
    "--fine": "#1c7a3e",
  },
  dark: {
    "--mantine-color-body": "#15191d",
    "--mantine-color-dimmed": "#a0a9b0",
    "--mantine-color-placeholder": "#929aa1",
    "--mantine-color-error": "#ff9d92",
    "--mantine-color-anchor": "#6fc3c5",
    "--mantine-color-default-border": "#454e56",
    "--surface": "#101316",
    "--accent-surface": "#12363a",
    "--line": "#2a3138",
    "--advice": "#8fbdf2",
    "--warning": "#f2c266",
    "--warning-surface": "#2e2612",
    "--fine": "#7fd39b",
  },
});

export const colorSchemeManager = localStorageColorSchemeManager({ key: "beltwright.theme" });
