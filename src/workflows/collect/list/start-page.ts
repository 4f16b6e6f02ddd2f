import type { LearnedRecipe, RowsReading } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';
import type { DiscoverState } from '@/domain/run/discover-state';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { passWalls } from '@/workflows/wait-until-accessible';
import { announcedAtPart } from './counted-jobs';
import { haveOnlyTitles, mayGoOnWith } from './kindred-list';
import { openSections } from './open-sections';
import { loadRecipe } from './remembered-recipe';

/** A page may be quiet because its server has yet to answer: ms before each further look for a list. */
const patienceMs = [300, 600, 1200, 2000];
/** The same where the list found has nothing but titles, and where it is another one than was found before. */
const titlesMs = [300, 600];
const otherListMs = [300, 600, 1200];

/** Share of the rows a list began with by which it is known again: the few of "Featured" may be some of them. */
const leastKnown = 0.5;

/** What the page turned out to be, and its list if it has one. */
export interface FoundPage {
  kind: Awaited<ReturnType<typeof passWalls>>;
  learned: LearnedRecipe | null;
}

/** Waits at walls, and patiently for a list, since only a page that stays without one has none. */
export async function awaitList(discovery: DiscoveryContext): Promise<FoundPage> {
  let found = await lookForList(discovery);
  const lookAgain = async () => {
    found = await lookForList(discovery);
    return isFound(found) || null;
  };
  for (const ms of patienceMs) if (!isFound(found)) await lookDuring(discovery, ms, lookAgain, { isPatient: true });
  const lookForShown = async () => ((await lookAgain()) && !isHidden(found)) || null;
  if (!isFound(found) || isHidden(found)) await openSections(discovery, lookForShown);
  const lookWhile = async (isDoubtful: (page: FoundPage) => boolean, delaysMs: readonly number[]) => {
    const lookForBetter = async () => {
      found = await lookForList(discovery);
      return !isDoubtful(found) || null;
    };
    for (const ms of delaysMs)
      if (isDoubtful(found)) await lookDuring(discovery, ms, lookForBetter, { isPatient: true });
  };
  await lookWhile(hasOnlyTitles, titlesMs);
  await lookWhile((page) => isElsewhere(page, discovery), otherListMs);
  return found;
}

/** Beside a list that is loading anew, the few rows of "Featured" or "Similar" would be taken for it. */
function isElsewhere({ learned }: FoundPage, { run }: DiscoveryContext): boolean {
  const { recipe, exploration } = run.run.state;
  if (!learned || !recipe || learned.recipe.rows.row === recipe.rows.row) return false;
  const keys = new Set(learned.reading.rows.map(({ key }) => key));
  const before = exploration?.startRows ?? [];
  const known = before.filter((key) => keys.has(key)).length;
  return known === 0 || known < leastKnown * before.length;
}

function hasOnlyTitles({ learned }: FoundPage): boolean {
  return learned !== null && haveOnlyTitles(learned.reading.rows);
}

/** A list that is known may stand in sections that are all closed. */
function isHidden({ learned }: FoundPage): boolean {
  return learned !== null && !learned.reading.isShown;
}

function isFound({ kind, learned }: FoundPage): boolean {
  return learned !== null || kind === 'job-posting';
}

async function lookForList(discovery: DiscoveryContext): Promise<FoundPage> {
  const kind = await passWalls(discovery);
  const mayBeList = kind === 'job-list' || kind === 'not-a-job-list';
  return { kind, learned: mayBeList ? await findList(discovery) : null };
}

/** The page's list: as remembered if that still holds, else found anew. */
export async function findList(discovery: DiscoveryContext): Promise<LearnedRecipe | null> {
  const remembered = await loadRecipe(discovery);
  if (remembered) return remembered;
  const learned = await learnAgain(discovery);
  return learned && { ...learned, recipe: keepLearnedBehavior(learned.recipe, discovery.run.run.state.recipe) };
}

/** The list as it is learned now; null for one that cannot be the run's: while its rows are on their way, news may be all there is. */
export async function learnAgain({ run, tab }: DiscoveryContext): Promise<LearnedRecipe | null> {
  const learned = await tab.ask('learn-recipe', null);
  return learned && mayGoOnWith(learned.recipe, run.run.state.recipe) ? learned : null;
}

/** Relearns rows that look different; what a press does, and the pager, were learned separately and stay. */
export function keepLearnedBehavior(learned: Recipe, before: Recipe | null): Recipe {
  return {
    ...learned,
    details: learned.details ?? before?.details ?? null,
    pager: learned.pager ?? before?.pager ?? null,
  };
}

/** The page of results that starts, and what is known of earlier ones. */
type PageStart = Pick<DiscoverState, 'page' | 'pageKeys' | 'pageFingerprints'> &
  Partial<Pick<DiscoverState, 'counts'>> & { isNewPart?: boolean };

export const firstPageState: PageStart = { page: 1, pageKeys: [], pageFingerprints: [] };

/** What the list announces now, else what it announced before. */
export function announcedBy(
  { announced, isAnnouncedRoughly }: RowsReading,
  before: DiscoverState,
): Pick<DiscoverState, 'announced' | 'isAnnouncedRoughly' | 'firstAnnounced'> {
  const firstAnnounced = before.firstAnnounced ?? announced;
  return announced === null
    ? { announced: before.announced, isAnnouncedRoughly: before.isAnnouncedRoughly, firstAnnounced }
    : { announced, isAnnouncedRoughly, firstAnnounced };
}

/** Starts collecting: sets the user's search if there is one, else reads the list as it is. */
export async function startCollecting(discovery: DiscoveryContext, learned: LearnedRecipe): Promise<void> {
  const { run, tab } = discovery;
  if (!run.run.state.wishes.some(({ outcome }) => outcome === 'open'))
    return startPage(discovery, learned, firstPageState);
  const facts = { rows: learned.reading.rows.length, announced: learned.reading.announced, page: 1 };
  const pageUrl = await tab.url();
  await run.step('understood', facts, {
    change: (state) => ({ ...state, phase: 'search', recipe: learned.recipe, pageUrl }),
  });
}

/** Saves that a page of results is understood and starts. */
export async function startPage(
  { run, tab }: DiscoveryContext,
  { recipe, reading }: LearnedRecipe,
  { isNewPart = false, ...start }: PageStart,
): Promise<void> {
  const facts = { rows: reading.rows.length, announced: reading.announced, page: start.page };
  const pageUrl = await tab.url();
  await run.step('understood', facts, {
    phase: 'outcome',
    change: (before) => {
      const state = { ...before, ...(isNewPart && announcedAtPart(before, reading)) };
      return {
        ...state,
        ...start,
        details: state.details === 'unknown' ? (recipe.details?.kind ?? 'unknown') : state.details,
        phase: 'list',
        recipe,
        ...announcedBy(reading, start.page === 1 ? { ...state, firstAnnounced: null } : state),
        pageUrl,
      };
    },
  });
}
