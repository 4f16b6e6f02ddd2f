import type { QueuedAction } from '@/domain/goal/queued-action';
import { inputHandle, type RememberedStep } from '@/domain/goal/remembered-step';
import { fold } from '@/language/fold/fold';
import { siteOf } from '@/url/canonical-url';
import type { Pursuit } from './goal-ports';
import { attemptOf, stepOf } from './saved-goal';

/** Actions that find their element by a selector, or need none. */
const repeatable = new Set(['click', 'double_click', 'hover', 'fill', 'select', 'press_key', 'scroll']);

/** What succeeded for such a step on this site earlier; empty if nothing is remembered, or it is not here. */
export async function recallActions(pursuit: Pursuit): Promise<QueuedAction[]> {
  const known = await knownStep(pursuit);
  if (!known) return [];
  const { inputData } = stepOf(pursuit);
  if (inputData === null && known.actions.some(({ action }) => action.value?.includes(inputHandle))) return [];
  const actions = known.actions.map(({ action, element }) => ({
    element,
    action: { ...action, value: action.value?.replace(inputHandle, () => inputData ?? '') ?? null },
  }));
  return (await areHere(pursuit, actions)) ? actions : [];
}

async function knownStep(pursuit: Pursuit): Promise<RememberedStep | undefined> {
  const { intent, targetConcept } = stepOf(pursuit);
  const known = await pursuit.store.rememberedSteps(siteOf(await pursuit.tab.url()));
  return known.find((step) => step.intent === intent && step.targetConcept === fold(targetConcept));
}

/** The first element has to be there now; later ones may come by what is done before. */
async function areHere({ tab }: Pursuit, actions: readonly QueuedAction[]): Promise<boolean> {
  const [first] = actions.filter(({ element }) => element !== null);
  if (!first?.element) return actions.length > 0;
  const matches = await tab.ask('match-selectors', { selectors: first.element.selectors, frame: null });
  return matches.some(({ count, first: found }) => count === 1 && found?.role === first.element?.role);
}

/** Keeps what was done for a step that succeeded, with selectors, if all of it can be found again. */
export async function rememberStep(pursuit: Pursuit): Promise<void> {
  const { intent, targetConcept, inputData } = stepOf(pursuit);
  const { done, before } = attemptOf(pursuit);
  const actions = done.filter(({ outcome }) => outcome === 'done');
  const areAll = actions.every(({ action, element }) => {
    const isFound = action.target === null || (element?.selectors.length ?? 0) > 0;
    return repeatable.has(action.type) && isFound;
  });
  if (!areAll || actions.length === 0 || intent === 'extract' || intent === 'verify') return;
  await pursuit.store.rememberStep({
    site: siteOf(before.url),
    intent,
    targetConcept: fold(targetConcept),
    actions: actions.map(({ action, element }) => ({
      element,
      action: {
        ...action,
        target: element?.selectors[0] ?? null,
        value: action.value === null || !inputData ? action.value : action.value.replace(inputData, () => inputHandle),
      },
    })),
    at: pursuit.now(),
  });
}

/** A miss is forgotten: the executor finds another way, which is remembered in its place. */
export async function forgetStep(pursuit: Pursuit): Promise<void> {
  const known = await knownStep(pursuit);
  if (known) await pursuit.store.forgetStep(known);
}
