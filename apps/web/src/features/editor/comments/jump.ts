import type { CommentThread } from "@beltwright/contract";
import { type Conveyor, editorForms, pathOfAnchor } from "@beltwright/model";
import { toast } from "../../../ui/toast/toast-store.ts";
import { type EditorTools, useEditorTools } from "../document/editor-context.ts";
import { layoutNames } from "../document/stage-of-form.ts";
import { openForm, openSide, showField, type View } from "../document/view.ts";
import { type CommentPlace, partOfDrawing, placeOfTarget } from "./comment-place.ts";
import { openComments } from "./comments-context.ts";

const formNames = editorForms().map(({ name }) => name);

/** Shows what a thread is about, and its mark there. */
export function useJump(): (thread: CommentThread) => void {
  const tools = useEditorTools();
  return (thread) => {
    const { document: conveyor } = tools.editor.store.getState();
    const place = placeOfTarget(conveyor, thread.target);
    if (place !== undefined) jump(tools, conveyor, thread, place);
  };
}

function jump(tools: EditorTools, conveyor: Conveyor, { id, target }: CommentThread, place: CommentPlace): void {
  const { view } = tools;
  const path = place.slice(place.indexOf(" ") + 1);
  const row = Number(/^\w+\[(\d+)\]/.exec(path)?.[1] ?? 0);
  switch (target.kind) {
    case "design":
      return;
    case "field":
      showField(view, path);
      openComments(view, { thread: id });
      break;
    case "point":
      openForm(view, "points", { point: row });
      openComments(view, { thread: id });
      break;
    case "drawing":
      view.setState(viewOf(conveyor, target.drawing));
      void showRun(tools, target).then(() => revealMark(place));
      return;
    case "result":
      if (path.startsWith("pulls[")) view.setState({ point: row });
      if (path.startsWith("drives[")) view.setState({ drive: row });
      // The comments lie over the results, and give way to them.
      openSide(view, "results");
      break;
    case "finding":
      openSide(view, "findings");
      break;
  }
  revealMark(place);
}

/** Where a drawing is seen. */
function viewOf(conveyor: Conveyor, drawing: string): Partial<View> {
  const layout = layoutNames.find((name) => name === drawing);
  if (layout !== undefined) return { stage: "layout", layout };
  const [kind, name = "", studied = ""] = drawing.split(" ");
  if (kind === "section") return { stage: "section" };
  if (kind === "chart") return { stage: "charts", chart: name };
  if (kind === "run") return { stage: "dynamic" };
  if (kind === "study") return { stage: "uncertainty", studied };
  const { form, sheet = "", anchor } = partOfDrawing(drawing);
  const [, list, row] = /^(pulls|drives)\[(\d+)\]/.exec(pathOfAnchor(conveyor, anchor ?? "") ?? "") ?? [];
  return {
    stage: "part",
    sheet,
    ...(list !== undefined && { [list === "pulls" ? "point" : "drive"]: Number(row) }),
    ...(formNames.flatMap((one) => (one === form ? { form: one } : []))[0] ?? {}),
  };
}

type Drawn = Extract<CommentThread["target"], { readonly kind: "drawing" }>;

/** Of a chart of a run: that run, where it is still there. */
async function showRun(tools: EditorTools, { drawing, title }: Drawn): Promise<void> {
  const [kind, chart = "", ...scenario] = drawing.split(" ");
  if (kind !== "run") return;
  // Loaded with the view that needs it, not with the comments.
  const { dynamicRunnerOf } = await import("../dynamics/dynamic-run.ts");
  if (dynamicRunnerOf(tools).showChart(chart, scenario.join(" "))) return;
  toast.note(`${title}. Run the scenario to see the comment on its chart.`);
}

/** Frames that are waited for the form or panel with the mark. */
const mostFrames = 60;

function revealMark(place: CommentPlace, frame = 0): void {
  const mark = document.querySelector<HTMLElement>(`[data-comment-place="${CSS.escape(place)}"]`);
  if (mark) {
    mark.scrollIntoView({ block: "center" });
    mark.focus({ preventScroll: true });
  } else if (frame < mostFrames) requestAnimationFrame(() => revealMark(place, frame + 1));
}
