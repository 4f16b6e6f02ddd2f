import { frameOf } from '@/browser/frames/ask-target';
import type { TabGrip } from '@/browser/frames/tab-context';
import type { Target } from '@/page-api/page-requests';
import type { FieldOutcome } from './field-outcome';
import { judgedBy, type WantedPress } from './wanted-press';

/** How many options a model is told when it names a wrong one. */
const mostOptionsTold = 30;

/** Chooses a select's option by its label, and waits. Trusted input cannot reach a native select's list. */
export async function chooseOption(
  tab: TabGrip,
  target: Target,
  option: string,
  wanted: WantedPress,
): Promise<FieldOutcome> {
  const answer = await tab.ask('choose-option', { target, option, ...judgedBy(wanted) });
  if (answer.outcome === 'refused') return { outcome: 'refused', reason: 'A choice in it might do something else.' };
  const { outcome, options } = answer;
  if (outcome === 'gone') return { outcome };
  if (outcome === 'no-select') return { outcome: 'refused', reason: 'It is no select: click it to see its options.' };
  if (outcome === 'no-such-option') {
    const known = options.slice(0, mostOptionsTold).map((label) => JSON.stringify(label));
    return { outcome: 'refused', reason: `It has no such option. It has ${known.join(', ')}.` };
  }
  await tab.settle(frameOf(target));
  const field = await tab.ask('read-field', { target });
  return { outcome: 'done', readback: field?.value ?? '' };
}
