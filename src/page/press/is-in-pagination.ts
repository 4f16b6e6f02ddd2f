import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { identifierWordsOf } from '../dom/text/mark-words';

const pagingMarks = new Set(
  'pagination pager paging paginator paginate pages pagenav pagenavi pagelinks navigation'.split(' '),
);

const saysPagination = stemFinder(phrases('harmless.pagination'));

/** True inside a pagination element. */
export function isInPagination(element: Element): boolean {
  let at: Element | null = element;
  for (let level = 0; at && level < 4; level += 1) {
    if (identifierWordsOf(at).some((word) => pagingMarks.has(word))) return true;
    if (saysPagination(fold(at.getAttribute('aria-label') ?? ''))) return true;
    at = flatParent(at);
  }
  return false;
}
