import type { PageNames } from './document-head-names';
import type { Title } from './find-title';
import type { Line } from './lines/line';
import type { Run } from './lines/prose-blocks';

/** Input for classifying the segments around the title. */
export interface Header {
  lines: readonly Line[];
  title: Title;
  description: Run | null;
  names: PageNames;
  /** Labels of pictures and controls ("Acme logo", "Apply to Nurse at Acme"). */
  spoken: string[];
}
