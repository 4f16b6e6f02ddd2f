import type { TraitValue } from './trait-value.ts';

export interface DetailsValue extends TraitValue {
  /** `script`: shown by the page's own script; otherwise another document is loaded, and where. */
  shownBy: 'script' | 'page' | 'tab' | 'frame';
}

/** Where a posting shows once it is opened. */
export const details = {
  'own-page': { takenFrom: 'boards rendered on the server, with a way back', shownBy: 'page' },
  pane: { takenFrom: 'large boards with the list on the left and the posting on the right', shownBy: 'script' },
  dialog: { takenFrom: 'career pages that show the posting over the list, to be closed again', shownBy: 'script' },
  drawer: { takenFrom: 'single-page boards whose posting slides in over the list', shownBy: 'script' },
  'own-route': { takenFrom: 'single-page boards that change the address without loading', shownBy: 'script' },
  'in-place': { takenFrom: 'career pages whose rows open downwards', shownBy: 'script' },
  'hash-route': { takenFrom: 'older single-page boards that route behind the hash', shownBy: 'script' },
  'new-tab': { takenFrom: 'aggregators that open each posting in a tab', shownBy: 'tab' },
  'in-frame': { takenFrom: 'embedded lists whose postings replace them within the frame', shownBy: 'frame' },
} as const satisfies Record<string, DetailsValue>;
