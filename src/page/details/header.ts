import type { Title } from './find-title';
import type { Line } from './line';
import type { PageNames } from './page-names';
import type { Run } from './prose-runs';

/** What is known when the parts around the title are told apart. */
export interface Header {
  lines: readonly Line[];
  title: Title;
  description: Run | null;
  names: PageNames;
  /** What pictures and controls say beside their text ("Acme logo", "Apply to Nurse at Acme"). */
  spoken: string[];
}
