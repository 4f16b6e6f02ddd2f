import type { DoneAction } from '@/domain/goal/micro-action';
import type { QueuedAction } from '@/domain/goal/queued-action';
import { inputHandle, type RememberedStep } from '@/domain/goal/remembered-step';
import { fold } from '@/language/fold/fold';
import { siteOf } from '@/url/canonical-url';
import { parseTarget } from '@/workflows/explore/target-from-address';
import type { Pursuit } from './goal-ports';
import { attemptOf, stepOf } from './saved-goal';

/** Actions that find their element by a selector, or need none. */
const repeatable = new Set(['click', 'double_click', 'hover', 'fill', 'select', 'press_key', 'scroll']);

/** What succeeded for such a step on this site earlier; empty if nothing is remembered, or it is not here. */
export async function recallActions(pursuit: Pursuit): Promise<QueuedAction[]> {
  const known = await knownStep(pursuit);
  if (!known) return [];
  const said = inputWithin(stepOf(pursuit).inputData, known.inputShape);
  if (said === null && known.actions.some(({ action }) => action.value === inputHandle)) return [];
  const actions = known.actions.map(({ action, element }) => ({
    element,
    action: { ...action, value: action.value === inputHandle ? said : action.value },
  }));
  return (await areHere(pursuit, actions)) ? actions : [];
}

/** What an input says within the words that the remembered one had around it. */
function inputWithin(input: string | null, { before, after }: RememberedStep['inputShape']): string | null {
  if (input === null || !input.startsWith(before) || !input.endsWith(after)) return null;
  const said = input.slice(before.length, input.length - after.length);
  return said === '' ? null : said;
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

/** Keeps what was done for a step that succeeded, with selectors, if all of it can be found again, and said of another input. */
export async function rememberStep(pursuit: Pursuit): Promise<void> {
  const { intent, targetConcept, description, inputData } = stepOf(pursuit);
  const { done, before } = attemptOf(pursuit);
  const actions = done.filter(({ outcome }) => outcome === 'done');
  const said = fold(`${targetConcept} ${description}`);
  const areAll = actions.every(
    (one) => isRepeatable(one) && !isChosenByInput(one, inputData) && !isChosenByContent(one, said),
  );
  const values = new Set(actions.flatMap(({ action: { value } }) => (value === null ? [] : [value])));
  const [value = null] = values;
  const at = value === null ? -1 : (inputData ?? '').indexOf(value);
  // A value that the input does not say, or several, would be another step's the next time.
  const isSaid = values.size === 0 || (values.size === 1 && at !== -1);
  if (!areAll || !isSaid || actions.length === 0 || intent === 'extract' || intent === 'verify') return;
  await pursuit.store.rememberStep({
    site: siteOf(before.url),
    intent,
    targetConcept: fold(targetConcept),
    inputShape: shapeAround(inputData, value, at),
    actions: actions.map(({ action, element }) => ({
      element,
      action: {
        ...action,
        target: element?.selectors[0] ?? null,
        value: action.value === null ? null : inputHandle,
      },
    })),
    at: pursuit.now(),
  });
}

function shapeAround(input: string | null, value: string | null, at: number): RememberedStep['inputShape'] {
  if (input === null || value === null) return { before: '', after: '' };
  return { before: input.slice(0, at), after: input.slice(at + value.length) };
}

/** A place in something, as in a drawing, is meant of what it shows now. */
function isRepeatable({ action, element }: DoneAction): boolean {
  if (!repeatable.has(action.type)) return false;
  return action.target === null || ((element?.selectors.length ?? 0) > 0 && !parseTarget(action.target).place);
}

/** A control that is pressed for what it is called: another input means another one. */
function isChosenByInput({ action, element }: DoneAction, input: string | null): boolean {
  const isPress = action.type === 'click' || action.type === 'double_click';
  return isPress && input !== null && element !== null && fold(input).includes(fold(element.name));
}

/** A link to one thing among others: the step does not name it, so that the next time another one may be meant. */
function isChosenByContent({ action, element }: DoneAction, said: string): boolean {
  if (action.target === null || element?.role !== 'link') return false;
  const words = fold(element.name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.length === 0 || !words.every((word) => said.includes(word));
}

/** A miss is forgotten: the executor finds another way, which is remembered in its place. */
export async function forgetStep(pursuit: Pursuit): Promise<void> {
  const known = await knownStep(pursuit);
  if (known) await pursuit.store.forgetStep(known);
}
