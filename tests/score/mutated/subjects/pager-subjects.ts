import type { Frame } from '@playwright/test';
import type { PagerReading } from '@/domain/page/page-readings';
import { type PagerTruth, readPagedPages } from '../../pager-truth';
import type { Fact, Remains, Subject } from '../subject';

/** The pages with and without a pager: one fact each, what leads to the next page. */
export function pagerSubjects(corpora: string): Subject[] {
  return readPagedPages(corpora).map(pagerSubject);
}

function pagerSubject({ html, NEXT, PAGE, ...page }: PagerTruth & { html: Buffer }): Subject {
  return {
    kind: 'pagers',
    seed: page['File Name'],
    html,
    url: page['Page URL'],
    charset: page.Encoding,
    styles: '',
    jobs: [],
    facts: [],
    mark: (shown) => shown.evaluate(markPager, { next: NEXT, numbers: PAGE }),
    async read({ shown, askDocument }) {
      const reading = await askDocument('read-pager', { recipe: null });
      return [await judge(shown, reading, NEXT !== '')];
    },
  };
}

/** Right as the score of pagers has it, by marks that stay on the elements. */
async function judge(shown: Frame, { selector, url, current }: PagerReading, hasNext: boolean): Promise<Fact> {
  const isRight = selector ? await shown.evaluate(isMarked, { selector, after: (current ?? 0) + 1 }) : !hasNext;
  const ours = selector ? `${selector} ${url ?? ''}` : 'none';
  // An icon that a class draws, or a current page that it marks, is gone with the class.
  const stands = ({ nextPage }: Remains) => !hasNext || nextPage !== '';
  return { name: hasNext ? 'next page' : 'no next page', isRight, ours, stands };
}

/** Runs in the page. */
function markPager({ next, numbers }: { next: string; numbers: string }): void {
  const all = (css: string) => (css ? Array.from(document.querySelectorAll(css)) : []);
  for (const element of all(next)) element.scoreMark = { ...element.scoreMark, isNext: true };
  for (const element of all(numbers)) element.scoreMark = { ...element.scoreMark, isNumber: true };
}

/** Runs in the page: whether what we would press is, holds or lies in a true next, has its address, or is the number after the current. */
function isMarked({ selector, after }: { selector: string; after: number }): boolean {
  const { elements, find } = window.pageTools;
  const pressed = find(selector);
  if (!pressed) return false;
  const isIn = (other: Element) => other.contains(pressed) || pressed.contains(other);
  const address = pressed.closest('a')?.href;
  const isThere = (other: Element) => isIn(other) || (address !== undefined && other.closest('a')?.href === address);
  const marked = elements();
  const isNumberAfter = Number(pressed.textContent) === after;
  return (
    marked.some((each) => each.scoreMark?.isNext && isThere(each)) ||
    (isNumberAfter && marked.some((each) => each.scoreMark?.isNumber && isIn(each)))
  );
}
