import type { EndCode } from '@/domain/run-result';
import { noticeFor } from '@/domain/site-notices';
import { listWithoutCode } from '../collect/list-without-code';
import { waitForUser } from '../wait-for-user';
import { collectPosting } from './collect-posting';
import { beginExploration, exploreForList } from './explore-site';
import { passWalls } from './pass-walls';
import type { Discovery } from './ports';
import { rememberRecipe } from './remember';
import { beginList, findList } from './start-page';

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
