import type { Source, SourceMark } from "../trace/place.ts";

const book =
  (document: string, usual?: SourceMark) =>
  (clause: string, mark = usual): Source => ({ document, clause, ...(mark === undefined ? {} : { mark }) });

export const iso5048 = book("ISO 5048:1989, Belt conveyors with carrying idlers, operating power and tensile forces");
export const din22101 = book("DIN 22101:2011, Belt conveyors for loose bulk materials");
export const cema5 = book("CEMA, Belt Conveyors for Bulk Materials, 5th ed.");
export const cema7 = book("CEMA, Belt Conveyors for Bulk Materials, 7th ed.");
export const gb17119 = book("GB/T 17119-1997 and the DTII(A) design handbook, belt conveyors");
export const is11592 = book("IS 11592:2000, Selection and design of belt conveyors");
export const jis8805 = book("JIS B 8805, Rubber belt conveyors with carrying idlers");
export const jonkers = book(
  "H. O. Jonkers, The indentation rolling resistance of belt conveyors, Foerdern und Heben 30 (1980)",
);
export const winkler = book("Lodewijks; Rudolphi and Reicks: rolling on a viscoelastic Winkler foundation");
export const ferry = book("Williams, Landel, Ferry (1955), temperature dependence of relaxation");
export const vdi2341 = book("VDI 2341, Belt conveyors, idlers and idler spacing");
export const mechanics = book("Mechanics");
export const geometry = book("Geometry");
/** Choices made for this program where sources are silent or differ. Shown as such, open to the user's override. */
export const adopted = book("Beltwright engineering rules, 1", "adopted");
