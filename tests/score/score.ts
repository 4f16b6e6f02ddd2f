import type { LabBrowser } from '../harness/lab';

/** A measurement over the corpora: prints a readable table, and answers with the figures for `--json`. */
export type Score = (setting: { lab: LabBrowser; corpora: string }) => Promise<object>;
