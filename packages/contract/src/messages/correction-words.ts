import type { CorrectionCode } from "@beltwright/model";

interface CorrectionWords {
  /** The reason in one sentence, beside a result that moved. */
  readonly reason: string;
  readonly title: string;
  /** What was wrong, what holds now, and which way results move. */
  readonly text: string;
  /** Where the rule stands, in plain words. */
  readonly source: string;
}

/** Every correction in words: for the notice, the page of help and docs/corrections.md. */
export const correctionWords: Readonly<Record<CorrectionCode, CorrectionWords>> = {
  "lift-by-belt-line": {
    reason: "Belt and load are lifted along the belt line, no longer between pulley centres.",
    title: "Lift by the belt line",
    text: "Heights used to be counted from pulley centre to pulley centre, so that load fell by a pulley radius towards every head pulley, and a level belt counted as a decline. Belt and load now rise with the belt itself, from where it leaves one pulley to where it meets the next; what the belt does around a pulley belongs to the pulley. Te and power rise by about the load on one pulley radius: little on a high lift, a fifth on a short level belt.",
    source: "geometry of the belt loop; handbook, section 2.2.2",
  },
  "every-running-case": {
    reason: "The take-up holds slip and sag in every running case, also with only inclines or declines loaded.",
    title: "Take-up for every running case",
    text: "The search for the take-up could give up on undulating conveyors and print a mass that was far too small; slip and sag with only inclines or only declines loaded were not looked at. The search now goes on until every case settles, and all running cases count. The required mass rises where one of these cases governs, and with it every tension of a take-up that follows it. Where no mass holds, none is printed.",
    source: "traction, sag and take-up; handbook, section 2.14 and chapter 10",
  },
  "tilt-apart": {
    reason: "CEMA, 5th edition, has no term for forward tilt: it is shown apart.",
    title: "Forward tilt by CEMA",
    text: "The drag of idlers tilted forward was added to the tensions of CEMA, 5th edition, which has no such term. It is now shown apart and left out, unless Count forward tilt is on. Te falls by up to 12 % where idlers are tilted.",
    source: "CEMA, Belt Conveyors for Bulk Materials, 5th edition, chapter 6",
  },
  "cold-by-table": {
    reason: "The temperature factor comes from a table instead of a curve.",
    title: "Temperature factor",
    text: "By CEMA and VISCO the factor for cold was a curve that began at 0 °C. It is now a table from +10 to −40 °C. Idler and belt terms fall between −2 and −17 °C, by 8 % at −10 °C, rise below that, by 6 % at −26 °C, and rise by up to 2 % between 0 and 10 °C. A typed factor stays as it is, and so does the automatic friction factor of ISO.",
    source: "makers' printed factors; handbook, section 9.3",
  },
  "bent-tension": {
    reason: "The mean tension of a section follows its bend, so that cutting it in two changes nothing.",
    title: "Mean tension of a section",
    text: "Friction that depends on tension used the mean of both ends of a section, so that a point added between them moved the results. The mean now follows how tension grows along the section. Long sections with friction from sag move by up to 0.2 %.",
    source: "handbook, section 2.2.2: a point on the belt line changes nothing",
  },
  "friction-by-purpose": {
    reason: "Brakes, stops and regenerating motors count on low friction.",
    title: "Friction by its purpose",
    text: "Stops, starts downhill and regenerating motors were calculated with the friction of the design, and a belt counted as regenerative only where that friction let it drive its motors. Now low friction decides: Low friction, 0.6 unless typed, of the design's. Where it lets the belt drive its motors, stops take longer, motors take up to a fifth more, brake discs get hotter, and a belt that mean friction balances is told to need a brake. The brake torque that is asked for rises on every conveyor. Motors that pull, and other starts, take High friction, which changes nothing until it is typed.",
    source: "handbook, sections 15.16 and 15.17",
  },
  "forces-at-start": {
    reason: "Skirts and typed forces act where their section begins.",
    title: "Where skirts and typed forces act",
    text: "Skirt drag and typed adjustments were spread over their section, so that a point added within it moved them. They act where the section begins. Tensions of single points move; Te does not.",
    source: "handbook, section 2.2.2",
  },
  "idler-sets": {
    reason: "Idler sets are counted over stretches of one spacing.",
    title: "Number of idler sets",
    text: "Every point added one idler set. Sets are now counted over all sections of one spacing together. Masses, costs and inertia fall by less than 1 %.",
    source: "handbook, section 2.2.2",
  },
  "raised-transition": {
    reason: "A raised pulley shortens the transition by ISO 5293 without losing the sideways path of the edge.",
    title: "Transition to a raised pulley",
    text: "For a pulley raised into the trough, the edge of the belt was taken to come in less as well as to rise less. It comes in by the same amount whatever the height of the pulley. Transition distances of raised pulleys grow, by 13 % for a pulley raised by half the trough; others stay.",
    source: "ISO 5293, transition distance; handbook, section 5.6.2",
  },
  "short-conveyors": {
    reason: "The length coefficient C has more rows for short conveyors.",
    title: "Length coefficient C",
    text: "The length coefficient of the quick power calculator had coarse rows below 80 m and ran straight between them. It has more rows now, from 4 m, what it adds to the length runs smoothly between them, and the calculator says where the standard gives none. C falls by 5 % at 7 m and by less than 1 % from 45 m. Conveyor files do not use C.",
    source: "ISO 5048, length coefficient; below 80 m a maker's table; handbook, section 9.3",
  },
};
