import type { KeyElementName } from '@/domain/page/understanding';
import { isSameSiteAndPort } from '@/safety/addresses/refused-url';
import { parseWebAddress } from '@/url/web-url';
import type { Exploration } from './exploration-ports';
import { findAgain, minRowMatches, type SelectorCandidates } from './find-again';
import { judgeAct, siteUrlOf } from './judge-act';
import { keyElementCandidates, type RowSelectors } from './row-candidates';
import { storeUnderstanding } from './save-understanding';
import { currentExploration, saveExploration } from './saved-exploration';

/**
 * Loads the pages anew that the exploration saw, last the one where it started, and checks which selectors still find their element.
 * Others are replaced by an alternative, or dropped. Then the understanding is stored.
 */
export async function checkSelectors(exploring: Exploration): Promise<void> {
  const { tab, clock } = exploring;
  await adoptList(exploring);
  const exploration = currentExploration(exploring);
  clock.reset();
  await exploring.run.checkpoint();
  const apply = keyElementCandidates(exploration, noRows).filter(isApply);
  const onOwnPage = await findOnOwnPage(exploring, apply);
  await tab.open(exploration.startUrl);
  const candidates = keyElementCandidates(exploration, await rowsSelectors(exploring));
  const onList = await findHere(
    exploring,
    candidates.filter((candidate) => !isApply(candidate)),
  );
  const besideList = onOwnPage.size > 0 ? onOwnPage : await findBesideList(exploring, apply);
  const found = new Map([...onList, ...besideList]);
  await storeUnderstanding(exploring, found);
  const facts = { right: found.size, total: candidates.length };
  await saveExploration(exploring, 'selectors-checked', facts, { change: (state) => ({ ...state, stage: 'over' }) });
}

const noRows: RowSelectors = { selectors: [], least: 2 };

const isApply = ({ name }: SelectorCandidates): boolean => name === 'applyButton';

type Found = Map<KeyElementName, string[]>;

function findHere({ run, tab }: Exploration, candidates: readonly SelectorCandidates[]): Promise<Found> {
  return findAgain(tab, candidates, run.run.state.recipe?.frame ?? null);
}

/** Selectors for all rows, best first. A list may have just one. */
async function rowsSelectors({ run, tab }: Exploration): Promise<RowSelectors> {
  const { recipe } = run.run.state;
  if (!recipe) return noRows;
  const { rows } = await tab.ask('read-rows', recipe);
  return { selectors: [await tab.ask('select-rows', recipe), recipe.rows.row], least: minRowMatches(rows.length) };
}

/** If the exploration started on a page without a list, it returns to the list it found instead. */
async function adoptList(exploring: Exploration): Promise<void> {
  const { run, tab } = exploring;
  if (run.run.state.recipe) return;
  const learned = await tab.ask('learn-recipe', null);
  if (!learned) return;
  const startUrl = await tab.url();
  const address = parseWebAddress(startUrl);
  if (!address || !isSameSiteAndPort(address, currentExploration(exploring).startUrl)) return;
  const { recipe, reading } = learned;
  await run.step(
    'understood',
    { rows: reading.rows.length, announced: reading.announced, page: 0 },
    {
      change: (state) => ({
        ...state,
        recipe,
        pageUrl: startUrl,
        exploration: state.exploration && { ...state.exploration, startUrl },
      }),
    },
  );
}

/** The apply control may be on a page that has an address. */
async function findOnOwnPage(exploring: Exploration, apply: SelectorCandidates[]): Promise<Found> {
  const { applySeen, startUrl } = currentExploration(exploring);
  if (apply.length === 0 || !applySeen || applySeen.url === startUrl) return new Map();
  await exploring.tab.open(applySeen.url);
  return findHere(exploring, apply);
}

/** Otherwise it is in the details, which are shown as when it was seen; the list is left as it was before. */
async function findBesideList(exploring: Exploration, apply: SelectorCandidates[]): Promise<Found> {
  if (apply.length === 0) return new Map();
  const here = await findHere(exploring, apply);
  if (here.size > 0) return here;
  await openFirstJob(exploring);
  const there = await findHere(exploring, apply);
  await exploring.tab.open(currentExploration(exploring).startUrl);
  return there;
}

/** Shows a job's details, if a press on its row does that. The page was reloaded, so this repeats nothing. */
async function openFirstJob(exploring: Exploration): Promise<void> {
  const { tab, run } = exploring;
  const [row] = (await tab.ask('read-landmarks', { recipe: run.run.state.recipe })).jobRows;
  if (!row) return;
  const { code } = await judgeAct(
    exploring,
    { name: 'click', selector: row.ref, reason: '' },
    { isJobRow: true, isPager: false },
  );
  if (code) return;
  await run.pace();
  await run.intent('opened-details', { title: row.name });
  await tab.press({ ref: row.ref }, { purpose: 'open-row', siteUrl: siteUrlOf(exploring, row.ref) });
  await run.step('opened-details', { title: row.name }, { phase: 'outcome' });
}
