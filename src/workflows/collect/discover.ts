import type { EndCode } from '@/domain/run/run-result';
import type { RunEnding } from '@/runs/run-ending';
import { siteOf } from '@/url/canonical-url';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { DiscoveryContext } from '@/workflows/discovery';
import { finishRestoring } from '@/workflows/search/restore-search';
import { collectByAgent } from './agent/collect-by-agent';
import { collectPage } from './collect-page';
import { exploreSite } from './explore-site';
import { endOfLists, endOfPostings } from './honest-end';
import { ListLostError } from './list/list-lost-error';
import { returnToPlace } from './list/return-to-place';
import { turnPage } from './list/turn-page';
import { noPresses, type PressesSoFar } from './posting/press-row';
import { visitPostings } from './posting/visit-postings';
import { setSearch } from './set-search';
import { understandPage } from './understand-page';

/**
 * Finds the jobs of the current page and the pages after it. All progress is in the saved state: called again after the worker was killed,
 * it continues from there.
 */
export async function discover(discovery: DiscoveryContext): Promise<RunEnding> {
  await findTab(discovery);
  await finishRestoring(discovery);
  const code = await readLists(discovery);
  await visitPostings(discovery);
  return { code: endOfPostings(discovery.run.run.state, code), finalUrl: await discovery.tab.url() };
}

/**
 * A resumed run acts only where it left the tab: the user may have navigated elsewhere, and after a browser restart the tab id may be
 * another tab's.
 */
async function findTab(discovery: DiscoveryContext): Promise<void> {
  const { openIntent, run } = discovery.run;
  const isElsewhere = siteOf(await discovery.tab.url()) !== siteOf(run.state.pageUrl);
  if (isElsewhere && !openIntent && run.state.phase !== 'postings') await waitForUser(discovery, 'user-navigated');
}

async function readLists(discovery: DiscoveryContext): Promise<EndCode> {
  const { run } = discovery;
  let end = run.run.state.listEnd;
  const presses = noPresses();
  while (!end) {
    end = await nextPhase(discovery, presses).catch(endOfLostList);
    end = end && endOfLists(run.run.state, end);
    if (end) await finishLists(discovery, end);
  }
  return end;
}

function endOfLostList(error: unknown): EndCode {
  if (error instanceof ListLostError) return error.end;
  throw error;
}

/** Runs the saved phase; returns the reason once no further list is to be read. `presses`: of the rows of all pages. */
async function nextPhase(discovery: DiscoveryContext, presses: PressesSoFar): Promise<EndCode | null> {
  switch (discovery.run.run.state.phase) {
    case 'understand':
      return understandPage(discovery);
    case 'explore':
      return exploreSite(discovery);
    case 'return':
      return returnToPlace(discovery);
    case 'search':
      return setSearch(discovery);
    case 'ask':
      return collectByAgent(discovery);
    case 'list':
      return collectPage(discovery, presses);
    case 'next-page':
      return turnPage(discovery);
    case 'postings':
      return 'complete';
  }
}

async function finishLists({ run }: DiscoveryContext, listEnd: EndCode): Promise<void> {
  const { page, jobIds } = run.run.state;
  const facts = { pages: page, jobs: jobIds.length };
  await run.step('read-lists', facts, { change: (state) => ({ ...state, phase: 'postings', listEnd }) });
}
