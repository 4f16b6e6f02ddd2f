import type { Frame } from '@playwright/test';
import type { WildSite } from '../wild-site.ts';
import { scrollList } from './in-list.ts';

/** Does what brings the rows of the next page; `from` is the number of this one. */
export async function turnPage(frame: Frame, { choice, words }: WildSite, from: number): Promise<void> {
  const main = frame.locator('main');
  const ways = {
    none: async () => undefined,
    numbers: () => main.getByRole('link', { name: String(from + 1), exact: true }).click(),
    'next-only': () => main.getByRole('link', { name: words.next, exact: true }).click(),
    'svg-arrows': () => main.locator('a:has(svg)').last().click(),
    'load-more': () => main.getByRole('button', { name: words.more, exact: true }).click(),
    'endless-window': () => frame.evaluate(() => window.scrollTo(0, document.body.scrollHeight)),
    'endless-scroller': async () => {
      while (await scrollList(frame, 2000)) {
        // To the end, however far it grows.
      }
    },
    'post-form': () => main.getByRole('button', { name: words.next, exact: true }).click(),
    'query-string': () => main.locator('a[rel=next]').click(),
    buttons: () => main.getByRole('button', { name: String(from + 1), exact: true }).click(),
  } satisfies Record<typeof choice.paging, () => Promise<unknown>>;
  await ways[choice.paging]();
}
