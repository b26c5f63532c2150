import { findOrigin, hasRule, isSolvedFor, type Origin, setValue } from "@beltwright/model";
import { originSentence } from "@beltwright/results";
import { Button } from "@mantine/core";
import { usePreferences } from "../../../ui/preferences/use-preferences.ts";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useSolvedOrigins } from "../charts/use-calculated.ts";
import { useConveyorBehind, useEdit, useIsReadOnly, useServerId } from "../document/editor-context.ts";
import styles from "./forms.module.css";
import { OfficeLink } from "./office-limits.tsx";

/** Where the value of a field came from; where it was typed over, what the rule gives and the way back to it. */
export function OriginNote({ path }: { readonly path: string }) {
  if (!hasRule(path)) return null;
  return isSolvedFor(path) ? <SolvedOrigin path={path} /> : <TypedOrigin path={path} />;
}

/** By a rule that looks at nothing but the document. */
function TypedOrigin({ path }: { readonly path: string }) {
  const { data: preferences } = usePreferences(useServerId());
  const conveyor = useConveyorBehind();
  const origin = findOrigin(conveyor, path, { preferences });
  return origin === undefined ? null : <Note origin={origin} />;
}

/** By a rule that looks at tensions. */
function SolvedOrigin({ path }: { readonly path: string }) {
  const { data: preferences } = usePreferences(useServerId());
  const origin = useSolvedOrigins(preferences)?.find((one) => one.path === path);
  return origin === undefined ? null : <Note origin={origin} />;
}

function Note({ origin }: { readonly origin: Origin }) {
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const change = useEdit(setValue);
  const { path, value, isKept, rule } = origin;
  return (
    <p className={styles.hint} data-origin={isKept ? "rule" : "typed"}>
      {originSentence(origin, { system })} {rule === "office" && <OfficeLink />}
      {!isKept && !isReadOnly && (
        <Button size="compact-xs" variant="subtle" onClick={() => change({ path, value })}>
          Back to the rule
        </Button>
      )}
    </p>
  );
}
