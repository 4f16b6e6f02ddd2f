import type { ActResult } from '@/domain/page/page-act';
import { type Change, hasChanged } from '@/domain/page/page-change';
import { type Picture, screenDifference } from '@/domain/page/tab-picture';
import type { ExplorationState, PendingAct } from '@/domain/run/exploration';
import type { PageChange } from '@/page-api/change-requests';
import type { Exploration } from './exploration-ports';
import { newDocumentChange } from './new-document';
import { nothingChangedWords, withPast } from './past-acts';
import type { Performed } from './perform-act';
import { saveExploration } from './saved-exploration';

/** An act, and everything seen of it. */
export interface SeenAct {
  performed: Performed;
  change: PageChange | null;
  before: Picture | null;
  after: Picture | null;
}

/** Records what an act did: its result, its pictures, and what is to be analyzed of the change. */
export async function noteOutcome(exploring: Exploration, pending: PendingAct, seen: SeenAct): Promise<void> {
  const { run, store, timings } = exploring;
  const { performed, before, after } = seen;
  const change = await changeOf(exploring, pending, seen);
  const isChanged = hasChanged(change);
  const address = await newAddress(exploring, change);
  const result = resultOf(pending, performed, change, address);
  const step = run.run.steps;
  await timings.count(() => store.savePictures(run.run.id, step, { before, after }));
  const facts = {
    tool: pending.act.name,
    element: pending.element?.name ?? '',
    success: result.success,
    changed: isChanged,
    error: result.error,
    newUrl: result.newUrl,
    overheadMs: timings.taken(),
  };
  await saveExploration(exploring, 'acted', facts, {
    phase: 'outcome',
    change: (state) => {
      const isTyped = pending.act.name === 'type_text' && result.success;
      const exploration = isTyped ? { ...state, lastTyped: pending.element } : state;
      if (!isChanged) return nothingChanged(exploration, pending, { result, step });
      const done = { ...pending, result, change, step };
      return { ...exploration, ...errorCount(exploration, result), stage: 'analyze', pending: done };
    },
  });
}

/** The change caused by an act: from the page itself, or, after a new document, from comparing both texts. */
async function changeOf(
  { tab, timings }: Exploration,
  { urlBefore, pageBefore }: PendingAct,
  { performed, change, before, after }: SeenAct,
): Promise<Change> {
  const told = change ?? newDocumentChange(pageBefore, (await timings.count(() => tab.snapshot(null))).text);
  return {
    ...told,
    urlBefore,
    urlAfter: await tab.url(),
    isNewDocument: change === null,
    openedTabs: performed.openedTabs,
    screen: before && after && screenDifference(before, after),
  };
}

/** Where the act led: another address of the tab, or of the list's frame; null if nowhere. */
async function newAddress({ run, tab }: Exploration, change: Change): Promise<string | null> {
  if (change.urlAfter !== change.urlBefore) return change.urlAfter;
  const { recipe } = run.run.state;
  return change.isNewDocument && recipe?.frame ? tab.url(recipe) : null;
}

function resultOf(
  { act: { name } }: PendingAct,
  { error }: Performed,
  change: Change,
  newUrl: string | null,
): ActResult {
  const isLoaded = change.isNewDocument || change.addedCount > 0 || change.lists.some(({ newRows }) => newRows > 0);
  return {
    success: error === null,
    newUrl,
    newContentLoaded: name === 'scroll' ? isLoaded : null,
    error,
  };
}

function errorCount(
  { errorsInARow }: ExplorationState,
  { success }: ActResult,
): Pick<ExplorationState, 'errorsInARow'> {
  return { errorsInARow: success ? 0 : errorsInARow + 1 };
}

/** No model is asked what "nothing" means. */
function nothingChanged(
  exploration: ExplorationState,
  { act, element }: PendingAct,
  { result, step }: { result: ActResult; step: number },
): ExplorationState {
  const past = { step, act, element: element?.name ?? '', result, summary: nothingChangedWords };
  return {
    ...withPast(exploration, past),
    ...errorCount(exploration, result),
    pending: null,
    stage: 'decide',
  };
}
