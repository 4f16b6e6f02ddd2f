import { frameOfTarget } from '@/browser/frames/ask-target';
import { quietMs } from '@/browser/frames/settle';
import type { TabContext } from '@/browser/frames/tab-context';
import type { Target } from '@/page-api/element-requests';
import type { FieldOutcome } from './field-outcome';
import { type PressIntent, toPressContext } from './wanted-press';

/** How many options a model is told when it names a wrong one. */
const mostOptionsTold = 30;

/** Chooses a select's option by its label, and waits. Trusted input cannot reach a native select's list. */
export async function chooseOptionInTab(
  tab: TabContext,
  target: Target,
  option: string,
  wanted: PressIntent,
): Promise<FieldOutcome> {
  const answer = await tab.ask('choose-option', { target, option, ...toPressContext(wanted) });
  if (answer.outcome === 'refused')
    return { outcome: 'refused', reason: 'A choice in it might do something else.', code: answer.code };
  const { outcome, options } = answer;
  if (outcome === 'gone') return { outcome };
  if (outcome === 'no-select')
    return {
      outcome: 'refused',
      reason: 'It is no list of options, and does not hold these words: click it to see what it opens.',
    };
  if (outcome === 'no-such-option') {
    const known = options.slice(0, mostOptionsTold).map((label) => JSON.stringify(label));
    return { outcome: 'refused', reason: `It has no such option. It has ${known.join(', ')}.` };
  }
  await tab.settle(frameOfTarget(target), quietMs);
  const field = await tab.ask('read-field', { target });
  return { outcome: 'done', readback: field?.value ?? '' };
}
