import { type Covered, gap } from '../topics/concept';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: gap('not yet written'),
  close: gap('not yet written'),
  closedParts: gap('not yet written'),
  next: 'neste',
  previous: 'forrige',
  pagingFillers: 'side',
  loadMore: gap('not yet written'),
  showMore: gap('not yet written'),
  plainSend: gap('not yet written'),
  search: gap('not yet written'),
  sort: gap('not yet written'),
  view: 'se stilling | les mer',
} satisfies Covered<Controls>;
