import { newConveyorDefaults as start } from "../../reference/new-conveyor.ts";
import { form } from "../definition.ts";
import {
  celsius,
  degrees,
  flag,
  megapascals,
  millimetres,
  newtons,
  oneOf,
  ratio,
  tensionPerWidth,
} from "../figures.ts";

export const resistances = form(
  "resistances",
  "Resistances",
  ratio(
    "fFactorAdjustment",
    "Friction adjustment",
    1,
    "Multiplies automatic friction factors, Kx and Ky of CEMA 5 and the drags of VISCO; 1 for none.",
    {
      min: 0,
      max: 10,
    },
  ),
  ratio(
    "frictionFactorInp",
    "Friction factor",
    0,
    "Friction factor of every section; 0 finds it from the sag, or takes that of GB, IS and JIS.",
    {
      max: 1,
    },
  ),
  ratio(
    "regenFrictionFactor",
    "Low friction",
    0.6,
    "Low end of friction over the design's: for brakes, stops and regenerating motors.",
    { max: 1 },
  ),
  ratio(
    "highFrictionFactor",
    "High friction",
    1,
    "High end of friction over the design's: for motors that pull, and starts. 1.25 for cold or badly kept belts.",
    { min: 1, max: 10 },
  ),
  ratio("idlerSkewFriction", "Roll on belt friction", 0.35, "Friction of rolls on the belt where they stand askew.", {
    max: 2,
  }),
  millimetres(
    "skirtWidth",
    "Skirt width",
    0,
    "Clear width between skirts; 0 takes two thirds of the belt width, or that of the DTII(A) parts by GB.",
  ),
  millimetres("scraperContactLength", "Scraper contact length", 10, "Length of belt a scraper blade touches."),
  megapascals(
    "scraperPressure",
    "Scraper pressure",
    0,
    "Pressure of a scraper on the belt; 0 takes 0.05 MPa, or 0.1 MPa by GB.",
    { max: 10 },
  ),
  ratio("scraperFriction", "Scraper friction", 0.6, "Friction of a scraper on the belt.", { max: 2 }),
  newtons("ploughForce", "Plough force", 1500, "Pull of one plough for each metre of belt width."),
  ratio("rankineFactor", "Rankine factor", 1, "Side pressure over vertical pressure at the skirts, by DIN 22101.", {
    max: 5,
  }),
  oneOf(
    "dinJointMaking",
    "DIN joint making",
    ["Normal", "Favourable", "Unfavourable"],
    "Safety of joints by DIN 22101: 1.0 in clean air by the best splicers, 1.1 as usual, 1.2 in dust, cold or cramped room.",
  ),
  oneOf(
    "dinOperation",
    "DIN operation",
    ["Normal", "Favourable", "Unfavourable"],
    "Safety of operation by DIN 22101: 1.5 where a failure is harmless and starts are few, 1.7 as usual, 1.9 where it is costly or starts are many.",
  ),
  ratio(
    "dinJointEndurance",
    "DIN joint endurance",
    0,
    "Time strength of the joint over the strength of the belt, from a certificate; 0 takes 0.45 for steel cord and 0.30 for textile.",
    { max: 1 },
  ),
  oneOf(
    "secondaryMode",
    "Secondary resistances",
    ["By method", "Components", "Length coefficient"],
    "DIN, GB and IS: loading, pulleys and cleaners one by one, or in one lump by the length coefficient C. By method: the lump by GB only.",
  ),
  oneOf(
    "jisForm",
    "JIS form",
    ["Classic", "1992"],
    "Classic lengthens the conveyor instead of adding single resistances; 1992 is ISO 5048.",
  ),
  oneOf(
    "jisInstallation",
    "JIS installation",
    ["Good", "Ordinary"],
    "Friction and length correction of the classic form: 0.022 and 66 m for easy-running rolls well installed, 0.030 and 49 m otherwise.",
  ),
  oneOf(
    "isPulleyMode",
    "IS pulleys",
    ["Computed", "Table"],
    "Bending and bearings of pulleys by IS 11592: computed from tension and size, or 230 N, 175 N or 140 N and 100 N for each.",
  ),
  flag("countPulleyLosses", "Pulley losses", true, "Counts bending of the belt and bearings of pulleys."),
  oneOf(
    "levelSections",
    "Level sections",
    ["Loaded in both", "Empty in both"],
    "Whether level sections carry material in the cases with only inclines or only declines loaded.",
  ),
);

export const cema = form(
  "resistances",
  "CEMA method",
  oneOf("cemaKyMode", "Ky factor", ["Table", "Tension"], "Ky from the table or from the mean tension of the section."),
  oneOf(
    "cemaPulleyMode",
    "Pulley resistance",
    ["Computed", "Table"],
    "Pulley resistance computed or from the CEMA table.",
  ),
  newtons("cemaIdlerFactor", "Idler factor", 0, "Factor Ai of one carry set; 0 takes it by roll diameter.", {
    max: 10_000,
  }),
  flag("cemaRubberEdging", "Rubber edging", true, "Skirts have rubber edging that rubs on the belt."),
  millimetres(
    "cemaSkirtDepth",
    "Depth at skirts",
    0,
    "Material against the skirts; 0 takes a tenth of the belt width.",
  ),
  flag(
    "cemaCountTilt",
    "Count forward tilt",
    false,
    "Adds the drag of forward-tilted idlers to the tensions of the 5th edition, which has no such term. Off: it is shown apart.",
  ),
);

const multiplier = (name: string, label: string, what: string) =>
  ratio(name, label, 1, `Multiplies ${what}.`, { max: 10 });

export const cemaUniversal = form(
  "resistances",
  "CEMA universal method",
  oneOf(
    "cema7Coefficients",
    "Universal coefficients",
    ["By class", "Indicative"],
    "By class: by the classes below. Indicative: the coefficients and the rubber of the viscoelastic method with which files before format 11 were calculated.",
  ),
  oneOf("cema7IdlerClass", "CEMA idler class", ["B, C, D", "E", "F"], "Decides torque of seals and loaded bearings."),
  oneOf(
    "cema7Installation",
    "Idler installation",
    ["Measured", "Not measured", "Imprecise", "Movable"],
    "Error of idlers across the belt: 9.5 mm measured on rigid structure, 12.7 mm not measured, 19 mm on imprecise footings, 38 mm movable or hung.",
  ),
  millimetres("cema7Tolerance", "Idler tolerance", 3.175, "Error across the belt from making the idlers.", {
    max: 100,
  }),
  oneOf(
    "cema7Cover",
    "Cover class",
    ["Usual", "Good", "Low resistance"],
    "Resistance of the cover to indentation: usual, good as DIN X or RMA 1, or a compound of low rolling resistance.",
  ),
  oneOf(
    "cema7Rubber",
    "Cover data",
    ["Large sample", "Spectrum"],
    "Indentation measured on a sample of the belt, or from the rubber of the viscoelastic method.",
  ),
  multiplier("cema7SealFactor", "Seal multiplier", "the drag of idler seals"),
  multiplier("cema7LoadFactor", "Bearing multiplier", "the drag of loaded idler bearings"),
  multiplier("cema7CoverFactor", "Indentation multiplier", "the indentation of the cover"),
  multiplier("cema7SkewFactor", "Misalignment multiplier", "the drag of idlers that stand askew"),
  multiplier("cema7TramplingFactor", "Trampling multiplier", "the drag of the trampled load"),
);

export const visco = form(
  "visco",
  "Viscoelastic method",
  oneOf(
    "viscoRotatingMethod",
    "Idler rotation resistance",
    [start.rotatingTensionMethod, "CEMA-6", "User"],
    "How the drag of turning rolls is found.",
  ),
  newtons("viscoRollDrag", "Drag of one roll", 0, "Drag of one roll where the method is User.", { max: 10_000 }),
  oneOf("viscoIndentation", "Indentation model", ["Jonkers", "Winkler"], "How indentation of the cover is found."),
  oneOf("viscoRubberModel", "Rubber data", ["Constant", "Master curve"], "One pair of values, or by frequency."),
  oneOf(
    "viscoBottomRubber",
    "Bottom cover rubber",
    ["General", "Low resistance", "User", "Library"],
    "Rubber on carry idlers. Library: the one chosen from the library.",
  ),
  oneOf(
    "viscoTopRubber",
    "Top cover rubber",
    ["General", "Low resistance", "User", "Library"],
    "Rubber on return idlers. Library: the one chosen from the library.",
  ),
  megapascals("viscoStorageModulus", "Storage modulus", 10, "Storage modulus E' of User rubber."),
  ratio("viscoLossFactor", "Loss factor", 0.24, "Loss factor tan δ of User rubber.", { max: 10 }),
  celsius("viscoRubberTemp", "Rubber temperature", 20, "Temperature at which the covers work."),
  ratio("viscoBeltFlexure", "Belt flexure factor", 0.2, "Share of sag lost in bending the belt.", { max: 10 }),
  ratio("viscoLoadFlexure", "Load flexure factor", 0.5, "Share of sag lost in shearing the load.", { max: 10 }),
  degrees("viscoMisalign", "Mean misalignment", 0.25, "Mean angle by which rolls stand askew.", { max: 10 }),
);

const condition = (name: string, label: string, help: string) =>
  oneOf(name, label, ["Medium", "Better", "Worse"], help);

export const dinFriction = form(
  "resistances",
  "DIN friction factor",
  oneOf(
    "dinFriction",
    "DIN friction",
    ["As typed", "By conditions", "By components"],
    "Where no friction factor is typed: the usual 0.020, a score of the conditions of DIN 22101, or measured drags of belt and rolls.",
  ),
  condition("dinMaterial", "DIN material", "Internal friction of the material: low is better, high is worse."),
  condition("dinAlignment", "DIN alignment", "Alignment of the conveyor: well or badly aligned."),
  condition("dinTension", "DIN belt tension", "Belt tension: high is better, low is worse."),
  condition("dinSite", "DIN site", "Dust and sticking material: little is better, much is worse."),
  tensionPerWidth(
    "dinTestDrag",
    "DIN indentation drag",
    0.024,
    "Indentation drag of a metre of roll in the laboratory, at the temperature and speed of the design.",
    { max: 10 },
  ),
  tensionPerWidth("dinTestLoad", "DIN tested load", 3, "Load on a metre of roll in that test.", {
    min: 0.001,
    max: 1000,
  }),
  millimetres("dinTestRoll", "DIN tested roll", 219, "Diameter of the roll in that test.", { min: 10, max: 2000 }),
  newtons("dinRollDrag", "DIN roll drag", 2, "Measured running resistance of one roll.", { max: 100_000 }),
  ratio(
    "dinDragShare",
    "DIN share of drags",
    0.8,
    "Share of indentation and rolls in the whole main resistance; the rest is flexing and misalignment.",
    { min: 0.01, max: 1 },
  ),
);
