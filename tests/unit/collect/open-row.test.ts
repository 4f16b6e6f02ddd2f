import { expect, it } from 'vitest';
import type { DiscoverState } from '@/domain/run/discover-state';
import { keyedRows } from '@/workflows/collect/list/row-keys';
import { openRow } from '@/workflows/collect/posting/open-row';
import type { DiscoveryContext } from '@/workflows/discovery';
import { learnedList } from './list-samples';

const pageUrl = 'https://board.example/jobs';
const routeUrl = `${pageUrl}/nurse`;
/** How long a list may take to be drawn anew by itself. */
const redrawnMs = 300;
const { recipe, reading } = learnedList('li', [{ title: 'Nurse', company: 'Save Lives', location: 'Leipzig' }]);

/** Opens a row whose press is refused, or shows nothing; answers with what the journal then says, and how postings are read from then on. */
async function openRefused(
  url: string,
  details: DiscoverState['details'] = 'unknown',
  outcome = 'refused',
  isShown = true,
  { shownAt = pageUrl, takeItsPlace = false } = {},
) {
  const codes: string[] = [];
  const opened: string[] = [];
  let waits = 0;
  let isPressed = false;
  // Nobody is asked again for what could not be read.
  const asks = { 'posting.title': 9, 'posting.description': 9 };
  let state = {
    recipe,
    pageUrl,
    details,
    pendingDetails: [{ key: 'k', jobId: 'j' }],
    pageKeys: keyedRows(reading.rows).map(({ key }) => key),
    jobIds: [],
    counts: {},
    asks,
    wishes: [],
  };
  const discovery = {
    run: {
      run: { startUrl: pageUrl, state },
      openIntent: null,
      pace: async () => undefined,
      intent: async () => undefined,
      async step(code: string, _: unknown, { change }: { change(before: unknown, saved: unknown[]): typeof state }) {
        codes.push(code);
        state = change(state, []);
      },
    },
    store: { understandingOf: async () => null, saveUnderstanding: async () => undefined },
    now: () => '2026-11-28T10:00:00.000Z',
    tab: {
      url: async () => (isPressed && opened.length === 0 ? shownAt : pageUrl),
      postedPages: () => 0,
      redirectedPosts: () => 0,
      async press() {
        isPressed = true;
        return { outcome, code: 'saves', name: 'Nurse Save Lives', opened: [] };
      },
      async awaitNews(ms: number) {
        if (ms === redrawnMs) waits += 1;
        return false;
      },
      async open(address: string) {
        opened.push(address);
      },
      async back() {
        opened.push('back');
        return true;
      },
      async ask(request: string) {
        if (request === 'read-rows') return { ...reading, isShown: isShown || opened.length > 0 };
        if (request === 'read-landmarks') return { overlay: null };
        return request === 'read-page-kind' ? { kind: 'job-list' } : null;
      },
    },
  } as unknown as DiscoveryContext;
  const [row] = reading.rows;
  if (!row) throw new Error('no row');
  const fields = { ...row.fields, url };
  const presses = { panes: new Set<string>(), takeItsPlace };
  const list = await openRow(discovery, { key: 'k', jobId: 'j', row: { ...row, fields }, ref: 'e1' }, presses);
  const { details: read, pendingDetails } = state;
  return { codes, details: read, pending: pendingDetails.length, opened, list, waits, presses };
}

it('leaves the posting of a link that is not pressed to its address', async () => {
  const left = await openRefused('https://board.example/jobs/nurse-1');
  expect(left).toMatchObject({ codes: ['details-on-own-page'], details: 'page', pending: 1, opened: [] });
});

it.each([
  ['whose address may do something', 'https://board.example/jobs/1/delete', 'unknown'],
  ['where postings open beside the list', 'https://board.example/jobs/nurse-1', 'pane'],
] as const)('skips a row that is not pressed %s', async (_, url, details) => {
  expect(await openRefused(url, details)).toMatchObject({ codes: ['details-unreadable'], pending: 0 });
});

it('leaves a posting to its address where pressing its row unfolds nothing to read', async () => {
  const left = await openRefused('https://board.example/jobs/nurse-1', 'unknown', 'pressed');
  expect(left).toMatchObject({ codes: ['details-on-own-page'], details: 'page', pending: 1, list: 'list-stayed' });
});

it('opens a list again that a posting under the same address hides', async () => {
  const left = await openRefused('https://board.example/jobs/nurse-1', 'pane', 'pressed', false);
  expect(left).toMatchObject({ opened: [pageUrl], list: 'list-left' });
});

it('waits for a list that a posting of its own route hides, and remembers that it did not come back by itself', async () => {
  const left = await openRefused('https://board.example/jobs/nurse-1', 'pane', 'pressed', false, { shownAt: routeUrl });
  expect(left).toMatchObject({ opened: ['back'], list: 'list-left', waits: 2, presses: { takeItsPlace: true } });
});

it('goes back at once where the postings before took the place of the list as well', async () => {
  const before = { shownAt: routeUrl, takeItsPlace: true };
  const left = await openRefused('https://board.example/jobs/nurse-1', 'pane', 'pressed', false, before);
  expect(left).toMatchObject({ opened: ['back'], list: 'list-left', waits: 1 });
});
