import type { LearnedRecipe } from '@/domain/reading';
import type { DiscoverState, EndCode } from '@/domain/run';
import { noticeFor } from '@/domain/site-notices';
import { collectPosting } from './collect-posting';
import { passWalls } from './pass-walls';
import type { Discovery } from './ports';
import { rememberedRecipe, rememberRecipe } from './remember';
import { waitForUser } from './wait-for-user';

/** Looks at the page that the user opened, and learns how to read it or remembers how. */
export async function understandPage(discovery: Discovery): Promise<EndCode | null> {
  await agreeToTerms(discovery);
  await discovery.tab.settle();
  const kind = await passWalls(discovery);
  if (kind === 'job-posting') return collectPosting(discovery);
  if (kind === 'nothing-found') return kind;
  const learned = await findList(discovery);
  if (!learned) return 'not-a-job-list';
  await rememberRecipe(discovery, learned.recipe);
  await startPage(discovery, learned, { page: 1, pageKeys: [], pageFingerprints: [] });
  return null;
}

/** Where a site's terms speak against automation the user reads so, once, and decides. */
async function agreeToTerms(discovery: Discovery): Promise<void> {
  const notice = noticeFor(discovery.run.run.site);
  if (!notice) return;
  while (!(await discovery.store.hasAgreed(notice.host))) await waitForUser(discovery, 'terms-notice');
}

/** The list of the page: read as remembered where that still holds, else found anew. */
export async function findList(discovery: Discovery): Promise<LearnedRecipe | null> {
  return (await rememberedRecipe(discovery)) ?? discovery.tab.ask('learn-recipe', null);
}

type PageStart = Pick<DiscoverState, 'page' | 'pageKeys' | 'pageFingerprints'>;

/** Saves that a page of results is understood and begins. */
export async function startPage(
  { run, tab }: Discovery,
  { recipe, reading }: LearnedRecipe,
  start: PageStart,
): Promise<void> {
  const facts = { rows: reading.rows.length, announced: reading.announced, page: start.page };
  const pageUrl = await tab.url();
  await run.step('understood', facts, {
    phase: 'outcome',
    change: (state) => ({
      ...state,
      ...start,
      details: state.details === 'unknown' ? (recipe.details?.kind ?? 'unknown') : state.details,
      phase: 'list',
      recipe,
      announced: reading.announced ?? state.announced,
      pageUrl,
    }),
  });
}
