import { createContext, type ReactNode, useState } from "react";
import styles from "./forms.module.css";

/** What is said of the field that has the keyboard: what it is, and its limits or how its text is understood. */
interface FieldHelp {
  readonly help: string;
  readonly note: string;
}

/** Tells the form; absent where fields stand in no form and say it below themselves. */
export const FieldHelpContext = createContext<((help: FieldHelp | undefined) => void) | undefined>(undefined);

/** Keeps a line of fixed height under a form, so that nothing in it moves when a field is chosen. */
export function HelpLine({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<FieldHelp>();
  return (
    <FieldHelpContext value={setTold}>
      {children}
      <p className={styles.helpLine}>
        {told && (
          <>
            {told.note !== "" && <b>{told.note}</b>} <span title={told.help}>{told.help}</span>
          </>
        )}
      </p>
    </FieldHelpContext>
  );
}
