import type { DocumentHead } from './document-head-names';
import type { PostingTitle } from './find-title';
import type { Line } from './lines/line';
import type { ProseRun } from './lines/prose-blocks';

/** Input for classifying the segments around the title. */
export interface PostingHeader {
  lines: readonly Line[];
  title: PostingTitle;
  description: ProseRun | null;
  names: DocumentHead;
  /** Labels of pictures and controls ("Acme logo", "Apply to Nurse at Acme"). */
  spoken: string[];
}
