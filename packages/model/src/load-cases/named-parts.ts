import { defaultsOf } from "../document/defaults.ts";
import { loadCase } from "../document/records/load-case.ts";
import type { OwnLoadCase } from "../document/types/parts.ts";

/** Load cases once a point is gone: none names it any more. */
export function casesWithoutPoint(cases: readonly OwnLoadCase[], noID: number): readonly OwnLoadCase[] {
  return namingLess(cases, (one) => {
    const isOther = ({ atPoint }: { readonly atPoint: number }) => atPoint !== noID;
    return {
      ...one,
      feeds: one.feeds.filter(isOther),
      sectionLoads: one.sectionLoads.filter(isOther),
      ...(one.floodedAt === noID && { floodedAt: 0, floodedLength: 0 }),
    };
  });
}

/** Load cases once a drive is gone: none names it any more, and later drives have moved down by one. */
export function casesWithoutDrive(cases: readonly OwnLoadCase[], driveNo: number): readonly OwnLoadCase[] {
  const after = (no: number) => (no > driveNo ? no - 1 : no);
  return namingLess(cases, (one) => ({
    ...one,
    // The name that the ready set has given.
    caseName: one.caseName.replace(/^Drive (\d+) out$/, (_, no) => `Drive ${after(Number(no))} out`),
    drivesOut: one.drivesOut
      .filter(({ outDriveNo }) => outDriveNo !== driveNo)
      .map((out) => ({ ...out, outDriveNo: after(out.outDriveNo) })),
  }));
}

/** A case that was about nothing else goes along: it would be the full belt under a name that is no longer true. */
function namingLess(cases: readonly OwnLoadCase[], named: (one: OwnLoadCase) => OwnLoadCase): readonly OwnLoadCase[] {
  return cases.flatMap((one) => {
    const next = named(one);
    const isShorter = partsNamed(next) < partsNamed(one);
    return isShorter && saysNothing(next) ? [] : [next];
  });
}

function partsNamed({ feeds, sectionLoads, drivesOut, floodedAt }: OwnLoadCase): number {
  return feeds.length + sectionLoads.length + drivesOut.length + (floodedAt > 0 ? 1 : 0);
}

/** Whether the belt does in this case what it does without it; how the case is called and judged is another matter. */
function saysNothing(one: OwnLoadCase): boolean {
  const aside = new Set(["caseNo", "caseName", "caseNote", "caseKind", "caseIsOn", "caseIsChecked", "extras"]);
  return Object.entries(defaultsOf(loadCase)).every(
    ([name, value]) => aside.has(name) || JSON.stringify(Reflect.get(one, name)) === JSON.stringify(value),
  );
}
