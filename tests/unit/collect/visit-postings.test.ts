import { expect, it } from 'vitest';
import { visitPostings } from '@/workflows/collect/posting/visit-postings';
import type { DiscoveryContext } from '@/workflows/discovery';

const startUrl = 'https://board.example/jobs';
const urlOf = (id: string) => `https://board.example/jobs/${id}`;

/** What the journal says of postings of which none ever shows anything, and whether the user is asked. */
async function visit(ids: string[]) {
  const said: string[] = [];
  let state = {
    details: 'page',
    recipe: null,
    pendingDetails: ids.map((id) => ({ key: id, jobId: id })),
    counts: { failed: 0, details: 0 },
    jobIds: ids,
    pageUrl: startUrl,
  };
  const discovery = {
    sleep: async () => undefined,
    now: () => 0,
    store: { jobById: async (id: string) => ({ id, title: id, url: urlOf(id), company: null, location: null }) },
    run: {
      run: {
        id: 'run',
        startUrl,
        get state() {
          return state;
        },
      },
      pace: async () => undefined,
      intent: async () => undefined,
      async step(code: string, { title }: { title: string }, { change }: { change(s: object, j: []): typeof state }) {
        said.push(`${code} ${title}`);
        state = change(state, []);
      },
      async wait(code: string) {
        said.push(`wait ${code}`);
        throw new Error('asked');
      },
    },
    tab: {
      url: async () => startUrl,
      open: async () => undefined,
      settle: async () => undefined,
      release: async () => undefined,
      awaitNews: async () => false,
      ask: async () => ({ kind: 'loading', evidence: [] }),
    },
  } as unknown as DiscoveryContext;
  await visitPostings(discovery).catch((error: Error) => expect(error.message).toBe('asked'));
  return said;
}

it('does without a posting whose page never shows anything, and asks the user where none of the first ones does', async () => {
  expect(await visit(['Nurse'])).toEqual(['details-unreadable Nurse']);
  expect(await visit(['Nurse', 'Baker', 'Welder', 'Clerk', 'Cook'])).toEqual([
    'details-unreadable Nurse',
    'details-unreadable Baker',
    'details-unreadable Welder',
    'wait loading',
  ]);
});
