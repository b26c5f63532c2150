import { isSeenAsDemo } from "@beltwright/model";
import { ActionIcon, Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { usePerson } from "../../../session/session.ts";
import { useEditorState, useEditorTools, useShowField } from "../document/editor-context.ts";
import { demoStories } from "./demo-stories.ts";
import styles from "./guide.module.css";

/** What a demo is about, and three things to try on it; closed by whoever has read it. */
export function DemoStoryStrip() {
  const person = usePerson();
  const showField = useShowField();
  const number = useEditorState(({ saved, isLocal, id }) => {
    const isDemo = isLocal ? id.startsWith("demo-") : isSeenAsDemo(person, saved.conveyor);
    return isDemo ? saved.conveyor.convNo : undefined;
  });
  const { editor } = useEditorTools();
  const isLocal = useEditorState((state) => state.isLocal);
  const startOver = () => editor.replace("Start over", { ...editor.store.getState().saved.conveyor });
  const [isClosed, setClosed] = useState(false);
  const told = number === undefined ? undefined : demoStories[number];
  if (told === undefined || isClosed) return null;
  return (
    <aside className={styles.story} aria-label="About this demo">
      <p>{told.story}</p>
      <div className={styles.toTry}>
        <span>Try:</span>
        {told.toTry.map(({ text, field }) => (
          <Button key={text} size="compact-xs" variant="default" onClick={() => showField(field)}>
            {text}
          </Button>
        ))}
        {isLocal && (
          <Button size="compact-xs" variant="subtle" color="gray" onClick={startOver}>
            Start over
          </Button>
        )}
      </div>
      <ActionIcon
        color="gray"
        size={24}
        className={styles.close}
        aria-label="Close the story"
        onClick={() => setClosed(true)}
      >
        <IconX size={15} aria-hidden />
      </ActionIcon>
    </aside>
  );
}
