import type { EndCode } from '@/domain/run/run-result';
import { siteTermsOf } from '@/safety/site-terms';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { DiscoveryContext } from '@/workflows/discovery';
import { collectSinglePosting } from './collect-posting';
import { startExploration, startExplorationForList } from './explore-site';
import { findListByModel } from './list/list-without-code';
import { openFirstCategory } from './list/open-first-category';
import { storeRecipe } from './list/remembered-recipe';
import { reviewList } from './list/review-list';
import { awaitList, startCollecting } from './list/start-page';

/** Examines the page the user opened, and learns or remembers how to read it. */
export async function understandPage(discovery: DiscoveryContext): Promise<EndCode | null> {
  await agreeToTerms(discovery);
  await discovery.tab.settle();
  const { kind, learned: read } = await awaitList(discovery);
  if (kind === 'job-posting') return collectSinglePosting(discovery);
  if (kind === 'nothing-found') return kind;
  const learned = await reviewList(discovery, read ?? (await openFirstCategory(discovery)));
  if (!learned) return (await startExplorationForList(discovery)) ? null : findListByModel(discovery);
  await storeRecipe(discovery, learned.recipe);
  if (await startExploration(discovery, learned)) return null;
  await startCollecting(discovery, learned);
  return null;
}

/** If a site's terms oppose automation, the user is told once and decides. */
async function agreeToTerms(discovery: DiscoveryContext): Promise<void> {
  const notice = siteTermsOf(discovery.run.run.site);
  if (!notice) return;
  while (!(await discovery.store.hasAgreed(notice.host))) await waitForUser(discovery, 'terms-notice');
}
