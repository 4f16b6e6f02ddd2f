import { collectedData } from '@/agents/collector/collected-data';
import type { GoalState } from '@/domain/goal/goal-state';
import type { DoneAction } from '@/domain/goal/micro-action';
import type { QueuedAction } from '@/domain/goal/queued-action';
import type { CollectedItem } from '@/domain/job/collected-item';
import { itemSchemas } from '@/memory/collected-types';
import { createCollection } from '@/memory/collection';
import { originOf } from './approvals';
import type { Pursuit } from './goal-ports';
import { attemptOf, saveGoal, withAttempt } from './saved-goal';
import { viewPage } from './view-page';

/** A goal puts aside what its answer rests on, no whole shop. */
const mostItems = 200;

/** Puts aside what the executor read: only what stands on the page as written. Without items it shows the named part first. */
export async function extractItems(pursuit: Pursuit, { action }: QueuedAction): Promise<void> {
  const { items, target } = action;
  if (items === null) {
    return saveGoal(
      pursuit,
      'goal-decided',
      { show: target },
      {
        change: (state) => ({
          ...withAttempt(state, (attempt) => ({ ...attempt, queue: [], show: target })),
          stage: 'decide',
        }),
      },
    );
  }
  const kept = await validItems(pursuit, action.value ?? 'fact', items);
  await pursuit.run.intent('goal-collected', { type: action.value ?? 'fact' });
  await saveItems(pursuit, { action, element: null }, kept);
}

async function validItems(
  pursuit: Pursuit,
  type: string,
  items: NonNullable<QueuedAction['action']['items']>,
): Promise<CollectedItem[]> {
  const { run, store, now } = pursuit;
  const { page } = await viewPage(pursuit, attemptOf(pursuit).show);
  const before = await store.itemsOf(run.run.id);
  const collection = createCollection({ types: itemSchemas, limit: mostItems, before });
  const origin = originOf(page.url);
  const data = items.map((item) => collectedData({ data: item }, page)).filter((one) => Object.keys(one).length > 0);
  return data.flatMap((one) => {
    const put = collection.collect(type, { ...one, ...(one.url ? {} : { source: origin }) });
    return put.outcome === 'collected' ? [{ ...put.item, runId: run.run.id, at: now() }] : [];
  });
}

async function saveItems(pursuit: Pursuit, { action, element }: QueuedAction, kept: CollectedItem[]): Promise<void> {
  const hasRead = kept.length > 0;
  const asked = action.items?.length ?? 0;
  const record: DoneAction = {
    action: { ...action, items: null },
    element,
    outcome: hasRead ? 'done' : 'failed',
    error:
      hasRead && kept.length === asked
        ? null
        : `${kept.length} of ${asked} were put aside: only text that stands on the page word for word is, and nothing twice.`,
    refusal: null,
    hasChanged: false,
    held: 0,
  };
  await saveGoal(
    pursuit,
    'goal-collected',
    { count: kept.length, asked },
    {
      phase: 'outcome',
      items: kept,
      change: (state) => ({
        ...withAttempt(state, (attempt) => ({
          ...attempt,
          queue: attempt.queue.slice(1),
          done: [...attempt.done, record],
          extracted: [...attempt.extracted, ...kept.map(({ index }) => index)],
        })),
        stage: hasRead ? stageAfterRest(state) : isHopeless(state) ? 'judge' : 'decide',
        items: state.items + kept.length,
        itemTypes: countsWith(state.itemTypes, kept),
        figures: {
          ...state.figures,
          actions: state.figures.actions + 1,
          actionsRight: state.figures.actionsRight + (hasRead ? 1 : 0),
        },
      }),
    },
  );
}

function stageAfterRest({ attempt }: GoalState): 'act' | 'decide' | 'judge' {
  if ((attempt?.queue.length ?? 0) > 1) return 'act';
  return attempt?.looksAgain ? 'decide' : 'judge';
}

/** Extractions of an attempt that read nothing, after which it is judged: whoever reads what is not there reads it again. */
const mostInVain = 3;

function isHopeless({ attempt }: GoalState): boolean {
  const vain = attempt?.done.filter(({ action, outcome }) => action.type === 'extract' && outcome === 'failed') ?? [];
  return vain.length + 1 >= mostInVain;
}

function countsWith(counts: Readonly<Record<string, number>>, items: readonly CollectedItem[]): Record<string, number> {
  const after = { ...counts };
  for (const { type } of items) after[type] = (after[type] ?? 0) + 1;
  return after;
}
