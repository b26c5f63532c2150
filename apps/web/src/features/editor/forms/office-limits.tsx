import { preferenceSentence } from "@beltwright/results";
import { TextLink } from "../../../ui/link.tsx";
import { usePreferences } from "../../../ui/preferences/use-preferences.ts";
import { useServerId, useValue } from "../document/editor-context.ts";
import styles from "./forms.module.css";

/** Says beside a part on Auto what the office of its owner leaves to choose from. */
export function OfficeLimits({ library, mode }: { readonly library: string; readonly mode: string | undefined }) {
  const { data: preferences } = usePreferences(useServerId());
  const isAuto = useValue(mode ?? "") === "Auto";
  const sentence = isAuto && preferences !== undefined ? preferenceSentence([library], preferences) : "";
  if (sentence === "") return null;
  return (
    <p className={styles.officeLimits}>
      {sentence} <OfficeLink />
    </p>
  );
}

/** Where the office says what it wants; beside the design, which stays open. */
export function OfficeLink() {
  return (
    <TextLink to="/office-preferences" target="_blank" inherit>
      Office preferences
    </TextLink>
  );
}
