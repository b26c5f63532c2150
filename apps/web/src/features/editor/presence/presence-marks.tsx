import { VisuallyHidden } from "@mantine/core";
import styles from "./presence.module.css";
import { usePresence } from "./presence.ts";

const mostShown = 4;
const hues = 6;

/** Who else has the design open, as initials beside its name. */
export function PresenceMarks() {
  const others = usePresence((presence) => presence.others);
  if (others.length === 0) return null;
  const shown = others.slice(0, mostShown);
  const more = others.slice(mostShown).map(({ name }) => name);
  return (
    <ul className={styles.marks} aria-label="Also looking at this design">
      {shown.map(({ name }) => (
        <li key={name} className={styles.mark} data-hue={hueOf(name)} title={`${name} is looking at this too`}>
          <span aria-hidden>{initialsOf(name)}</span>
          <VisuallyHidden>{name} is looking at this too</VisuallyHidden>
        </li>
      ))}
      {more.length > 0 && (
        <li className={styles.mark} title={more.join(", ")}>
          <span aria-hidden>+{more.length}</span>
          <VisuallyHidden>{more.join(", ")}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}

/** Of a name its first and last letter group, of an address its first two letters. */
function initialsOf(name: string): string {
  const words = (name.split("@")[0] ?? "").split(/[\s._-]+/).filter((word) => word !== "");
  const letters =
    words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? "")][0]) : [...(words[0] ?? "?")];
  return letters.slice(0, 2).join("").toUpperCase();
}

/** One person has one colour wherever they appear. */
function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % hues;
}
