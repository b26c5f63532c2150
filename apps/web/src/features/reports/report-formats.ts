/** Apart from the writers, which only their worker loads. */
export const reportFormats = ["pdf", "xlsx", "csv", "html"] as const;
export type ReportFormat = (typeof reportFormats)[number];
