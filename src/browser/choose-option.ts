import type { Target } from '@/page/contract';
import { frameOf } from './ask-target';
import type { FieldOutcome } from './field-outcome';
import type { TabGrip } from './tab-grip';
import { judgedBy, type WantedPress } from './wanted-press';

/** A model that named no option can choose from this many. */
const mostOptionsTold = 30;

/** Chooses an option of a select by its label, and waits. A select's list is the browser's own: no mouse of ours reaches it. */
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
