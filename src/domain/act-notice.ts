import type { PageSaving } from './page-saving';

/** What came of an act that can be asked for outside the panel, in the page's context menu or by a key: only the panel can say so. */
export type ActNotice =
  | { act: 'save-job'; saving: PageSaving }
  /** Nothing was filled: the tab has a run already. */
  | { act: 'fill-form'; refusal: 'busy' };
