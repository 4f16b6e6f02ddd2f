import type { PlannedField } from '@/domain/fill-state';
import { attachFile } from './attach-file';
import type { FieldEnd } from './field-end';
import { plannedValue } from './planned-value';
import type { Filling } from './ports';
import { fieldId, type ShownField } from './questions-of';

/** Fills one field as it is planned, and saves what became of it. It may be done again: what stands there already is left alone. */
export async function fillOne(filling: Filling, planned: PlannedField, shown: readonly ShownField[]): Promise<void> {
  const { run } = filling;
  await run.checkpoint();
  const now = shown.find((one) => fieldId(one) === planned.id);
  const end = now ? await putIn(filling, planned, now) : { outcome: 'left' as const, reason: 'gone' };
  const facts = { question: planned.question, handle: planned.handle, outcome: end.outcome, reason: end.reason };
  await run.step('filled-field', facts, {
    phase: 'outcome',
    change: (state) => ({
      ...state,
      fields: state.fields.map((field) =>
        field.id === planned.id && field.page === planned.page ? { ...field, ...end } : field,
      ),
    }),
  });
}

async function putIn(filling: Filling, planned: PlannedField, now: ShownField): Promise<FieldEnd> {
  const { frameId, field } = now;
  if (planned.kind === 'file') return attachFile(filling, planned, frameId, field);
  const value = await plannedValue(filling, planned, now);
  if (value === null) return { outcome: 'left', reason: 'taken-back' };
  const { outcome } = await filling.tab.fillField(frameId, field, { key: planned.key, value });
  switch (outcome) {
    case 'held':
    case 'already':
      return { outcome: 'held', reason: planned.reason };
    case 'gone':
    case 'refused':
    case 'no-option':
      return { outcome: 'left', reason: outcome };
    case 'not-held':
      return { outcome: 'not-held', reason: outcome };
  }
}
