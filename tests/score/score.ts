import type { LabBrowser } from '../harness/lab';

/** A measurement over the corpora: prints a readable table, and answers with the figures for `--json`. */
export type Score = (setting: ScoreSetting) => Promise<object>;

interface ScoreSetting {
  lab: LabBrowser;
  corpora: string;
  /** Names of the parts to measure alone, of a score that has such; none: all. */
  only?: readonly string[];
}
