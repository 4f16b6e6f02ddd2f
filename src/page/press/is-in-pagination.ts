import { flatParent } from '@/page/dom/tree/flat-tree';
import { identifierWordsOf } from '../dom/text/mark-words';

const pagingMarks = new Set(
  'pagination pager paging paginator paginate pages pagenav pagenavi pagelinks navigation'.split(' '),
);

/** True inside a pagination element. */
export function isInPagination(element: Element): boolean {
  let at: Element | null = element;
  for (let level = 0; at && level < 4; level += 1) {
    if (identifierWordsOf(at).some((word) => pagingMarks.has(word))) return true;
    if (/pagina|page nav/i.test(at.getAttribute('aria-label') ?? '')) return true;
    at = flatParent(at);
  }
  return false;
}
