import {
  type DocumentIssue,
  type PlanFamily,
  planLimitIssues,
  type StoredResults,
  storedCategory,
} from "@beltwright/model";
import { type DesignColumns, type FiledDesign, type Sharing, toColumns } from "./record.ts";
import { summaryText } from "./results.ts";

/**
 * A design as it is stored, in texts. Making it takes far longer than storing it, so it is made before the transaction
 * and, by servers, in another thread; it can be sent from one thread to another as it is.
 */
export interface PreparedDesign {
  readonly columns: DesignColumns;
  readonly results: string;
  readonly docUsers: readonly Sharing[];
  /** Where it goes beyond what each plan calculates. */
  readonly beyond: Readonly<Record<PlanFamily, readonly DocumentIssue[]>>;
}

interface Preparation {
  /** Who owns it when it is stored. */
  readonly owner: string;
  /** An uploaded file or a copy shares itself with nobody, whatever it says. */
  readonly isUnshared?: boolean;
}

export function prepareDesign(design: FiledDesign, { owner, isUnshared = false }: Preparation): PreparedDesign {
  const sharing = isUnshared ? { conveyorGroup: "", docUsers: [] } : {};
  const { category } = storedCategory(design.conveyor.category);
  const conveyor = { ...design.conveyor, ...sharing, category, userName: owner };
  return {
    columns: toColumns({ ...design, conveyor }),
    results: summaryText({ ...design.results, ...currencyOf(design) }),
    docUsers: conveyor.docUsers,
    beyond: {
      standard: planLimitIssues(conveyor, "standard"),
      professional: planLimitIssues(conveyor, "professional"),
      dynamic: planLimitIssues(conveyor, "dynamic"),
    },
  };
}

/** Only where there is money to be read. */
function currencyOf({ results, conveyor: { costCurrency } }: FiledDesign): StoredResults {
  return results.capitalCost === undefined ? {} : { costCurrency };
}

/** As it came where it was prepared already. */
export function prepared(design: FiledDesign | PreparedDesign, preparation: Preparation): PreparedDesign {
  return "columns" in design ? design : prepareDesign(design, preparation);
}
