import type { ExplorationState } from '@/domain/exploration';
import type { KeyElementName } from '@/domain/understanding';
import { candidatesOf } from './candidates';
import { explorationOf, saveExploration } from './exploration-of';
import { type Candidates, foundAgain } from './found-again';
import { keepUnderstanding } from './keep-understanding';
import type { Exploring } from './ports';

/**
 * Loads the page anew where the exploration began, and looks which selectors still find what they are for. What does not is
 * replaced by another way to the same element, or dropped. Then the understanding is kept.
 */
export async function checkSelectors(exploring: Exploring): Promise<void> {
  const { tab, clock } = exploring;
  await adoptList(exploring);
  const exploration = explorationOf(exploring);
  clock.reset();
  await tab.open(exploration.startUrl);
  const candidates = candidatesOf(exploration, await rowsSelectors(exploring));
  const onList = await foundAgain(
    tab,
    candidates.filter(({ name }) => name !== 'applyButton'),
  );
  const apply = await findApply(exploring, candidates);
  const found = new Map([...onList, ...apply]);
  await keepUnderstanding(exploring, found);
  const facts = { right: found.size, total: candidates.length };
  await saveExploration(exploring, 'selectors-checked', facts, { change: (state) => ({ ...state, stage: 'over' }) });
}

/** What matches all rows, best first. */
async function rowsSelectors({ run, tab }: Exploring): Promise<string[]> {
  const { recipe } = run.run.state;
  return recipe ? [await tab.ask('select-rows', recipe), recipe.rows.row] : [];
}

/** An exploration that began on a page without a list comes back to the list that it found instead. */
async function adoptList(exploring: Exploring): Promise<void> {
  const { run, tab } = exploring;
  if (run.run.state.recipe) return;
  const learned = await tab.ask('learn-recipe', null);
  if (!learned) return;
  const startUrl = await tab.url();
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

/** The control to apply with stands in the details: they are shown as they were when it was seen. */
async function findApply(
  exploring: Exploring,
  candidates: readonly Candidates[],
): Promise<Map<KeyElementName, string[]>> {
  const { tab } = exploring;
  const apply = candidates.filter(({ name }) => name === 'applyButton');
  if (apply.length === 0) return new Map();
  const here = await foundAgain(tab, apply);
  if (here.size > 0) return here;
  const exploration = explorationOf(exploring);
  const there = await foundAt(exploring, exploration, apply);
  await tab.open(exploration.startUrl);
  return there;
}

async function foundAt(
  { tab }: Exploring,
  { applySeen, startUrl, addresses, past }: ExplorationState,
  apply: Candidates[],
): Promise<Map<KeyElementName, string[]>> {
  if (applySeen && applySeen.url !== startUrl) {
    await tab.open(applySeen.url);
    const found = await foundAgain(tab, apply);
    if (found.size > 0) return found;
    await tab.open(startUrl);
  }
  const row = past.find(({ step, act }) => applySeen && step < applySeen.step && act.name === 'click');
  const [selector] = row?.act.name === 'click' ? (addresses[row.act.selector] ?? []) : [];
  if (selector) await tab.press({ selector });
  return foundAgain(tab, apply);
}
