import type { Page } from '@playwright/test';
import type { PagerReading } from '@/domain/page/page-readings';
import { type PagerTruth, readPagedPages } from './pager-truth';
import { openHtml } from './saved-pages';
import type { Score } from './score';

type Verdict = 'right' | 'missed' | 'wrong' | 'rightly none';

interface Outcome {
  file: string;
  verdict: Verdict;
  hasNext: boolean;
  kind: string;
  pressed: string;
}

/** Which control leads to the next page, on saved pages of which most are no job boards. */
export const score: Score = async ({ lab, corpora }) => {
  const outcomes: Outcome[] = [];
  for (const { html, ...each } of readPagedPages(corpora)) {
    const page = await openHtml(lab, html, each['Page URL'], each.Encoding);
    const reading = await lab.ask(page, 'read-pager', { recipe: null });
    const verdict = await judge(page, reading, each);
    const pressed = reading.selector ? `${reading.selector} ${reading.url ?? ''}` : '';
    outcomes.push({ file: each['File Name'], verdict, hasNext: each.NEXT !== '', kind: reading.kind, pressed });
    await page.close();
  }
  return summarize(outcomes);
};

/**
 * Right: what we would press equals, contains, lies in or has the address of a match of NEXT, or is one of the page's
 * numbers and the one after the current one. Anything else that would be pressed is wrong.
 */
async function judge(page: Page, reading: PagerReading, { NEXT, PAGE }: PagerTruth): Promise<Verdict> {
  if (!reading.selector) return NEXT ? 'missed' : 'rightly none';
  const question = { selector: reading.selector, next: NEXT, numbers: PAGE, after: (reading.current ?? 0) + 1 };
  const isRight = await page.evaluate(({ selector, next, numbers, after }) => {
    const pressed = document.querySelector(selector);
    if (!pressed) return false;
    const matches = (css: string) => (css ? Array.from(document.querySelectorAll(css)) : []);
    const isIn = (other: Element) => other.contains(pressed) || pressed.contains(other);
    const address = pressed.closest('a')?.href;
    const hasAddress = (other: Element) => address !== undefined && other.closest('a')?.href === address;
    const isNumberAfter = matches(numbers).some(isIn) && Number(pressed.textContent) === after;
    return matches(next).some((other) => isIn(other) || hasAddress(other)) || isNumberAfter;
  }, question);
  return isRight ? 'right' : 'wrong';
}

function summarize(outcomes: Outcome[]): object {
  console.table(outcomes.map((each) => ({ ...each, pressed: each.pressed.slice(0, 100) })));
  const withNext = outcomes.filter(({ hasNext }) => hasNext);
  const found = withNext.filter(({ verdict }) => verdict === 'right').length / withNext.length;
  const wrong = outcomes.filter(({ verdict }) => verdict === 'wrong').length / outcomes.length;
  const failed = outcomes.filter(({ verdict }) => verdict === 'wrong' || verdict === 'missed');
  console.log(`${outcomes.length} pages, ${withNext.length} with a next page: found ${(100 * found).toFixed(1)} %,`);
  console.log(`something else pressed on ${(100 * wrong).toFixed(1)} % of all.`);
  return {
    pages: outcomes.length,
    found,
    wrong,
    failed: failed.map(({ file, verdict, pressed }) => `${file}: ${verdict} ${pressed}`.trim()),
  };
}
