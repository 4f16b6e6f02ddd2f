import { expect, it } from 'vitest';
import { ErrorPageError } from '@/domain/page/tab-errors';
import { awaitKnownRows } from '@/workflows/collect/list/await-known-rows';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const { recipe, reading } = learnedList('li', [
  { title: 'Moss', company: 'Quill & Vane', location: 'Upper Tarn' },
  { title: 'Lantern', company: 'Hob', location: 'Fenwick Lea' },
]);
const empty = { ...reading, rows: [] };

/** How often a list is looked at that shows its rows from a look on; `pageKeys`: of the page's rows read before; `seenKeys`: of all pages'. */
async function looksAt(shownFrom: number, pageKeys: string[], seenKeys = pageKeys): Promise<number> {
  let looks = 0;
  const discovery = {
    run: { run: { state: { recipe, pageKeys, seenKeys } } },
    tab: {
      awaitNews: async () => false,
      async ask() {
        looks += 1;
        return looks >= shownFrom ? reading : empty;
      },
    },
  } as unknown as DiscoveryContext;
  await awaitKnownRows(discovery);
  return looks;
}

it('waits for a list that loads anew, until it shows a row that was read before', async () => {
  expect(await looksAt(1, [reading.rows[0]?.key ?? ''])).toBe(1);
  expect(await looksAt(3, [reading.rows[0]?.key ?? ''])).toBe(3);
});

it('takes rows of an earlier page for a list that was sent to its start, though not at first sight', async () => {
  expect(await looksAt(1, ['other'], ['other', reading.rows[0]?.key ?? ''])).toBe(2);
});

it('gives up where other rows come', async () => {
  expect(await looksAt(1, ['other'])).toBeLessThan(9);
});

it('opens the list anew where a posted form had brought it, which nothing goes back to', async () => {
  const opened: string[] = [];
  const pageUrl = 'https://board.example/jobs';
  const discovery = {
    run: { run: { state: { recipe, pageKeys: [], seenKeys: [], pageUrl } } },
    tab: {
      awaitNews: async () => false,
      ask: async () => Promise.reject(new ErrorPageError('no script can run in frame 0')),
      open: async (url: string) => void opened.push(url),
    },
  } as unknown as DiscoveryContext;
  await awaitKnownRows(discovery);
  expect(opened).toEqual([pageUrl]);
});

it('opens the page anew around a frame in which a posted form had brought the list', async () => {
  const opened: string[] = [];
  const pageUrl = 'https://board.example/jobs';
  const frame = { place: [0], address: 'https://board.example/embed' };
  const discovery = {
    run: { run: { state: { recipe: { ...recipe, frame }, pageKeys: ['other'], seenKeys: ['other'], pageUrl } } },
    tab: {
      awaitNews: async () => false,
      ask: async () => empty,
      // The error page in the frame answers nobody: only the page's own address is left.
      url: async () => pageUrl,
      open: async (url: string) => void opened.push(url),
    },
  } as unknown as DiscoveryContext;
  await awaitKnownRows(discovery);
  expect(opened).toEqual([pageUrl]);
});
