import type { PlannedField } from '@/domain/fill-state';
import type { FieldValue } from '@/domain/form-filling';
import { valueFromProfile } from '@/domain/profile-values/value-from-profile';
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
  const first = await filling.tab.fillField(frameId, field, { key: planned.key, value });
  const place = first.outcome === 'no-option' ? await wholePlace(filling, planned) : null;
  const { outcome } = place ? await filling.tab.fillField(frameId, field, place) : first;
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

/** A list that looks places up has many of a city's name: with region and country there is one. */
async function wholePlace({ store }: Filling, { key, kind }: PlannedField): Promise<FieldValue | null> {
  if (key !== 'address-level2' || kind !== 'combobox') return null;
  const said = valueFromProfile('location', await store.profile(), { country: null, repeat: null });
  return said && { key: 'location', value: said.value };
}
