import type { Source } from "../trace/place.ts";

const book =
  (document: string) =>
  (clause: string): Source => ({ document, clause });

export const as1403 = book("AS 1403, Design of rotating steel shafts");
export const din743 = book("DIN 743-2, Load capacity of shafts and axles, fatigue notch factors");
export const peterson = book("Peterson, Stress Concentration Factors");
export const cemaB105 = book("ANSI/CEMA B105.1, Welded steel conveyor pulleys");
export const shigley = book("Shigley, Mechanical Engineering Design, shafts");
export const iso281 = book("ISO 281, Rolling bearings, dynamic load ratings and rating life");
export const iso5293 = book("ISO 5293, Conveyor belts, transition distance on three equal length idler rollers");
export const iso3684 = book("ISO 3684, Conveyor belts, minimum pulley diameters");
export const iso1536 = book("ISO 1536, Belt pulleys and DIN 22107");
export const grimmerKessler = book("Grimmer and Kessler (1987), Spezielle Gesichtspunkte bei Horizontalkurven");
export const roark = book("Roark, Formulas for Stress and Strain");
export const shellTheory = book("Semi-membrane theory of cylindrical shells, as in Lange's pulley shell solution");
export const beamTheory = book("Theory of elastic beams");
export const booth = book("Booth (1934) and Korzen (1989), discharge trajectories with slip and adhesion");
export const arnoldMcLean = book("Arnold, McLean and Roberts, Bulk Solids: Storage, Flow and Handling");
export const janssen = book("Janssen (1895), pressure in silo cells");
export const atmosphere = book("ISO 2533, Standard atmosphere");
export const motorMakers = book("Motor makers' derating table, IEC 60034-1 basis 1000 m and 40 degC");
export const rollMakers = book("Roll makers' practice, SANS 1313 and CEMA");
export const beltMakers = book("Belt makers' practice");
export const lockingMakers = book("Makers of keyless locking elements");
