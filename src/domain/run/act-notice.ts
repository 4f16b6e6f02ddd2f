import type { SavePageResult } from './save-page-result';

/** The result of an act that can be requested outside the panel, by context menu or keyboard shortcut: only the panel can show it. */
export type ActNotice =
  | { act: 'save-job'; saving: SavePageResult }
  /** Nothing was filled: the tab already has a run. */
  | { act: 'fill-form'; refusal: 'busy' };
