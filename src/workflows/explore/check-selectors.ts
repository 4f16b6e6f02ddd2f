import type { KeyElementName } from '@/domain/page/understanding';
import type { ExplorationState } from '@/domain/run/exploration';
import { isSameSiteAndPort } from '@/safety/addresses/refused-url';
import { parseWebAddress } from '@/url/web-url';
import type { Exploration } from './exploration-ports';
import { findAgain, minRowMatches, type SelectorCandidates } from './find-again';
import { judgeAct, siteUrlOf } from './judge-act';
import { keyElementCandidates, type RowSelectors } from './row-candidates';
import { storeUnderstanding } from './save-understanding';
import { currentExploration, saveExploration } from './saved-exploration';

/**
 * Reloads the page where the exploration started, and checks which selectors still find their element. Others are replaced by an
 * alternative, or dropped. Then the understanding is stored.
 */
export async function checkSelectors(exploring: Exploration): Promise<void> {
  const { tab, clock } = exploring;
  await adoptList(exploring);
  const exploration = currentExploration(exploring);
  clock.reset();
  await exploring.run.checkpoint();
  await tab.open(exploration.startUrl);
  const candidates = keyElementCandidates(exploration, await rowsSelectors(exploring));
  const onList = await findHere(
    exploring,
    candidates.filter(({ name }) => name !== 'applyButton'),
  );
  const apply = await findApply(exploring, candidates);
  const found = new Map([...onList, ...apply]);
  await storeUnderstanding(exploring, found);
  const facts = { right: found.size, total: candidates.length };
  await saveExploration(exploring, 'selectors-checked', facts, { change: (state) => ({ ...state, stage: 'over' }) });
}

function findHere(
  { run, tab }: Exploration,
  candidates: readonly SelectorCandidates[],
): Promise<Map<KeyElementName, string[]>> {
  return findAgain(tab, candidates, run.run.state.recipe?.frame ?? null);
}

/** Selectors for all rows, best first. A list may have just one. */
async function rowsSelectors({ run, tab }: Exploration): Promise<RowSelectors> {
  const { recipe } = run.run.state;
  if (!recipe) return { selectors: [], least: 2 };
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

/** The apply control is in the details: they are shown as when it was seen. */
async function findApply(
  exploring: Exploration,
  candidates: readonly SelectorCandidates[],
): Promise<Map<KeyElementName, string[]>> {
  const { tab } = exploring;
  const apply = candidates.filter(({ name }) => name === 'applyButton');
  if (apply.length === 0) return new Map();
  const here = await findHere(exploring, apply);
  if (here.size > 0) return here;
  const exploration = currentExploration(exploring);
  const there = await foundAt(exploring, exploration, apply);
  await tab.open(exploration.startUrl);
  return there;
}

async function foundAt(
  exploring: Exploration,
  { applySeen, startUrl }: ExplorationState,
  apply: SelectorCandidates[],
): Promise<Map<KeyElementName, string[]>> {
  const { tab, run } = exploring;
  if (applySeen && applySeen.url !== startUrl) {
    await run.checkpoint();
    await tab.open(applySeen.url);
    const found = await findHere(exploring, apply);
    if (found.size > 0) return found;
    await tab.open(startUrl);
  }
  await openFirstJob(exploring);
  return findHere(exploring, apply);
}

/** Shows a job's details, if a press on its row does that. The page was reloaded, so this repeats nothing. */
async function openFirstJob(exploring: Exploration): Promise<void> {
  const { tab, run } = exploring;
  const [row] = (await tab.ask('read-landmarks', { recipe: run.run.state.recipe })).jobRows;
  if (!row) return;
  const { code } = await judgeAct(exploring, { name: 'click', selector: row.ref, reason: '' }, true);
  if (code) return;
  await run.pace();
  await run.intent('opened-details', { title: row.name });
  await tab.press({ ref: row.ref }, { purpose: 'open-row', siteUrl: siteUrlOf(exploring, row.ref) });
  await run.step('opened-details', { title: row.name }, { phase: 'outcome' });
}
