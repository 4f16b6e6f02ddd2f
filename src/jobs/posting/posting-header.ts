import type { ListedFacts } from '@/domain/job/job-fields';
import type { PostingTitle } from './find-title';
import type { ProseRun } from './maximal-runs';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';

/** A picture in the page's content. */
export interface PlacedPicture {
  /** What it is called, as written. */
  name: string;
  /** Position of the line that follows it. */
  lineIndex: number;
}

/** Input for classifying the segments around the title. */
export interface PostingHeader {
  lines: readonly PostingLine[];
  title: PostingTitle;
  description: ProseRun | null;
  names: PostingNames;
  /** Labels of pictures and controls ("Acme logo", "Apply to Nurse at Acme"). */
  spoken: string[];
  /** Pictures in the content, in document order; none in a text. */
  pictures: readonly PlacedPicture[];
  /** What the list says of it. */
  listed: ListedFacts;
}
