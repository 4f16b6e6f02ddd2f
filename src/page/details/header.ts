import type { Title } from './find-title';
import type { Line } from './line';
import type { PageNames } from './page-names';
import type { Run } from './prose-runs';

/** Input for classifying the segments around the title. */
export interface Header {
  lines: readonly Line[];
  title: Title;
  description: Run | null;
  names: PageNames;
  /** Labels of pictures and controls ("Acme logo", "Apply to Nurse at Acme"). */
  spoken: string[];
}
