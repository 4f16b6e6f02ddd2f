import type { RefusalCode } from '@/domain/page/refusal-code';

/** What the explorer reads about an act that was not performed. */
export const explorerRefusals: Record<RefusalCode | 'gone' | 'repeated', string> = {
  'sign-in': 'Not done: an exploration never signs in.',
  'sign-up': 'Not done: an exploration never signs up.',
  apply: 'Not done: an exploration does not apply. The control is noted; it need not be pressed.',
  send: 'Not done: it would send a form.',
  agree: 'Not done: an exploration never confirms, accepts or signs anything.',
  follow: 'Not done: an exploration never follows or subscribes.',
  save: 'Not done: an exploration never saves anything on the site.',
  delete: 'Not done: an exploration never deletes anything.',
  password: 'Not done: an exploration never types into such a field.',
  purchase: 'Not done: an exploration never buys anything.',
  upload: 'Not done: an exploration never uploads anything.',
  install: 'Not done: an exploration never downloads or installs anything.',
  'leaves-site': 'Not done: it leads away from the site.',
  'not-a-search-field': 'Not done: text is typed, and Enter pressed, only in search fields.',
  unclear: 'Not done: code cannot tell that it does only that.',
  changed: 'Not done: it became something else while it was pressed.',
  gone: 'There is no such element on the page now. Copy an address from the page text below.',
  repeated: 'Not done: this was done twice on the page as it is, and would do the same again.',
};
