import type { FillState, PlannedField } from '@/domain/form/fill-state';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';
import { waitUntilBack } from '@/workflows/form/has-left-form';
import { readShownFields, type ShownField } from '@/workflows/form/visible-form-fields';
import type { PendingAsk } from './fill-page';
import { planFields } from './plan-fields';
import { waitPastConsent } from './wait-past-consent';

/**
 * Lets the user answer what nobody else may, and plans the page with that. What they skip is left to them. Returns what the page then
 * shows, if it was read.
 */
export async function askQuestions(filling: FillContext, asks: PendingAsk): Promise<readonly ShownField[] | null> {
  const { run } = filling;
  if (asks === 'consent') {
    await waitPastConsent(filling);
    return null;
  }
  await waitForUser(filling, asks);
  if (asks === 'user-navigated') return null;
  if (asks === 'file-notice') {
    // Resuming without an answer is no consent.
    await run.step(
      'went-on-filling',
      {},
      { change: (state) => ({ ...state, mayChooseFiles: state.mayChooseFiles ?? false }) },
    );
    return null;
  }
  return planWithAnswers(filling);
}

/** Plans the page with the user's answers; returns what it shows. */
export async function planWithAnswers(filling: FillContext): Promise<readonly ShownField[]> {
  const { run } = filling;
  await waitUntilBack(filling);
  const shown = await readShownFields(filling);
  const { fields, page } = run.run.state;
  // The profile’s own answer is none of the list’s.
  const without = new Set(fields.flatMap((field) => (field.page === page && isStuck(field) ? field.id : [])));
  const again = await planFields(filling, shown, run.run.state, { without });
  const planned = new Map(again.map((field) => [field.id, field]));
  await run.step('went-on-filling', {}, { change: (state) => withAnswers(state, planned) });
  return shown;
}

const isStuck = ({ source, reason }: PlannedField) => source === 'asked' && reason !== null;

function withAnswers(state: FillState, planned: ReadonlyMap<string, PlannedField>): FillState {
  const answered = (field: PlannedField): PlannedField => {
    if (field.page !== state.page || field.source !== 'asked' || field.outcome !== 'open') return field;
    const again = planned.get(field.id);
    return again && again.source !== 'asked'
      ? again
      : { ...field, source: 'user', outcome: 'left', reason: field.reason === 'needed' ? 'needed' : 'unanswered' };
  };
  return { ...state, phase: 'fill', fields: state.fields.map(answered) };
}
