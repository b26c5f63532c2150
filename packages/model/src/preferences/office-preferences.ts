import type { Conveyor } from "../document/types/conveyor.ts";
import type { BeltKind } from "../reference/belt-kinds.ts";

/** What an office wants of its designs, as a person or a user group has said it; what is absent is left to practice. */
export interface OfficePreferences {
  /** Categories that Auto may choose from, by library; a library that is not named is free. */
  readonly makers?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly beltKinds?: readonly BeltKind[] | undefined;
  /** Of motors, V. */
  readonly voltages?: readonly number[] | undefined;
  /** Most sizes of one family when parts are standardised. */
  readonly mostSizes?: number | undefined;
  /** Spacing that a new design begins with, m. */
  readonly carrySpacing?: number | undefined;
  readonly returnSpacing?: number | undefined;
  /** Id of the report template that reports begin with. */
  readonly reportTemplate?: string | undefined;
  /** Money, year and country that estimates of new designs begin with. */
  readonly money?: OfficeMoney | undefined;
  /** Frame and title block around printed drawings; false: none, whatever the group wants. */
  readonly drawingFrame?: OfficeFrame | false | undefined;
  /** Whether the person is told of mentions and answers by mail; of a group it says nothing. */
  readonly commentMails?: boolean | undefined;
  /** The same of designs that others share with them. */
  readonly shareMails?: boolean | undefined;
}

/** What a company reckons in. */
interface OfficeMoney {
  readonly currency: string;
  /** Local money for a US dollar. */
  readonly perDollar: number;
  /** Plant cost index of the year. */
  readonly index: number;
  /** ISO code of the country whose electricity is used. */
  readonly country: string;
}

/** What a company wants around its drawings. */
export interface OfficeFrame {
  /** That of the conveyor where empty. */
  readonly company: string;
  /** Stands large beside the title, as a logo would. */
  readonly logoText: string;
}

/**
 * What holds for a person: their own word goes before that of their group. Makers are the exception: the list of a
 * company follows its contracts and spares, so that a person may shorten it and not leave it.
 */
export function effectivePreferences(group: OfficePreferences, own: OfficePreferences): OfficePreferences {
  return { ...group, ...own, makers: commonMakers(group.makers ?? {}, own.makers ?? {}) };
}

type Makers = NonNullable<OfficePreferences["makers"]>;

function commonMakers(group: Makers, own: Makers): Makers {
  const shortened = Object.entries(own).map(([library, wanted]) => {
    const listed = group[library];
    const common = listed === undefined ? wanted : wanted.filter((one) => listed.includes(one));
    // Lists without a common entry would leave Auto nothing to choose from.
    return [library, common.length > 0 ? common : (listed ?? wanted)] as const;
  });
  return { ...group, ...Object.fromEntries(shortened) };
}

/** What a conveyor is reckoned in. */
export function officeMoneyOf({ costCurrency, costFactor, costIndex, gridCode }: Conveyor): OfficeMoney {
  return { currency: costCurrency, perDollar: costFactor, index: costIndex, country: gridCode };
}

/** The conveyor with the money, year and country of the office. */
export function withOfficeMoney(conveyor: Conveyor, { money }: OfficePreferences): Conveyor {
  if (money === undefined) return conveyor;
  const { currency, perDollar, index, country } = money;
  return { ...conveyor, costCurrency: currency, costFactor: perDollar, costIndex: index, gridCode: country };
}
