import type { EndCode } from '@/domain/run/run-result';
import { noticeFor } from '@/safety/site-terms';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { Discovery } from '@/workflows/discovery';
import { passWalls } from '@/workflows/wait-until-accessible';
import { collectPosting } from './collect-posting';
import { beginExploration, exploreForList } from './explore-site';
import { listWithoutCode } from './list/list-without-code';
import { rememberRecipe } from './list/remembered-recipe';
import { beginList, findList } from './list/start-page';

/** Examines the page the user opened, and learns or remembers how to read it. */
export async function understandPage(discovery: Discovery): Promise<EndCode | null> {
  await agreeToTerms(discovery);
  await discovery.tab.settle();
  const kind = await passWalls(discovery);
  if (kind === 'job-posting') return collectPosting(discovery);
  if (kind === 'nothing-found') return kind;
  const learned = await findList(discovery);
  if (!learned) return (await exploreForList(discovery)) ? null : listWithoutCode(discovery);
  await rememberRecipe(discovery, learned.recipe);
  if (await beginExploration(discovery, learned)) return null;
  await beginList(discovery, learned);
  return null;
}

/** If a site's terms oppose automation, the user is told once and decides. */
async function agreeToTerms(discovery: Discovery): Promise<void> {
  const notice = noticeFor(discovery.run.run.site);
  if (!notice) return;
  while (!(await discovery.store.hasAgreed(notice.host))) await waitForUser(discovery, 'terms-notice');
}
