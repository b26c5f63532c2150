import { autoLibraries, beltKinds } from "@beltwright/model";
import { z } from "zod";

const makersSchema = z
  .record(
    z.string().refine((library) => autoLibraries.includes(library)),
    z.array(z.string().trim().min(1).max(100)).min(1).max(200),
  )
  .meta({ description: "Categories that Auto may choose from, by library; a library that is not named is free." });

const spacing = z.number().min(0.1).max(20);

/** What an office wants of its designs; what is absent is left to practice. */
export const officePreferencesSchema = z
  .strictObject({
    makers: makersSchema.optional(),
    beltKinds: z.array(z.enum(beltKinds)).min(1).max(beltKinds.length).optional(),
    voltages: z
      .array(z.number().positive().max(100_000))
      .min(1)
      .max(20)
      .optional()
      .meta({ description: "Of motors, V." }),
    mostSizes: z.int().min(1).max(50).optional().meta({ description: "Most sizes of a family, when standardised." }),
    carrySpacing: spacing.optional().meta({ description: "Spacing of carry idlers in a new design, m." }),
    returnSpacing: spacing.optional().meta({ description: "Spacing of return idlers in a new design, m." }),
    reportTemplate: z.string().min(1).max(100).optional().meta({ description: "Id of the template of new reports." }),
    money: z
      .strictObject({
        currency: z.string().trim().min(1).max(20),
        perDollar: z.number().min(1e-6).max(1_000_000),
        index: z.number().min(1).max(10_000),
        country: z.string().trim().min(2).max(3),
      })
      .optional()
      .meta({ description: "Currency, plant cost index and country that cost estimates of new designs begin with." }),
    commentMails: z
      .boolean()
      .optional()
      .meta({ description: "Mails of mentions and answers in comments; false: none. Counts for the person only." }),
    shareMails: z
      .boolean()
      .optional()
      .meta({ description: "Mails of designs that are shared with you; false: none. Counts for the person only." }),
    drawingFrame: z
      .union([
        z.literal(false),
        z.strictObject({ company: z.string().trim().max(80), logoText: z.string().trim().max(20) }),
      ])
      .optional()
      .meta({ description: "Frame and title block around printed drawings; false: none, whatever the group wants." }),
  })
  .meta({ id: "OfficePreferences" });

export const foundPreferencesSchema = z
  .object({ own: officePreferencesSchema, group: officePreferencesSchema, effective: officePreferencesSchema })
  .meta({ id: "FoundPreferences" });

export type FoundPreferences = z.infer<typeof foundPreferencesSchema>;

export const groupPreferencesParams = z.object({ name: z.string().min(1).max(100) });
