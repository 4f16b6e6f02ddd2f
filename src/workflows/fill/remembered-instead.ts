import type { PlannedField } from '@/domain/form/fill-state';
import { matchOption } from '@/forms/options/match-option';
import { answerHandle } from '@/forms/values/value-handle';
import type { FillContext } from '@/workflows/form/fill-ports';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';
import { planFields } from './plan-fields';

/**
 * Takes what the user answered to the same question before, where a list offers that and nothing of what the profile says: "Herr" for "Mr".
 * True if there is then something to fill in.
 */
export async function takeRememberedInstead(filling: FillContext, shown: readonly ShownField[]): Promise<boolean> {
  const { run } = filling;
  const { fields, page } = run.run.state;
  const stuck = new Map(fields.filter((field) => isWithoutOption(field, page)).map((field) => [field.id, field]));
  if (stuck.size === 0) return false;
  const without = new Set(stuck.keys());
  const ofStuck = shown.filter((one) => without.has(shownFieldId(one)));
  const again = await planFields(filling, ofStuck, run.run.state, { all: shown, without });
  const answers = new Map((await filling.store.answers()).map(({ id, value }) => [answerHandle(id), value]));
  const isOffered = ({ id, key, source, handle }: PlannedField): boolean => {
    const value = source === 'answer' && handle !== null ? answers.get(handle) : undefined;
    return value !== undefined && matchOption({ key, value }, stuck.get(id)?.options ?? []) !== null;
  };
  const taken = new Map(again.filter(isOffered).map((field) => [field.id, field]));
  if (taken.size === 0) return false;
  await run.step(
    'read-form',
    { page },
    {
      change: (state) => ({
        ...state,
        fields: state.fields.map((field) => (field.page === page && taken.get(field.id)) || field),
      }),
    },
  );
  return true;
}

const isWithoutOption = (field: PlannedField, page: number): boolean =>
  field.page === page && field.source === 'profile' && field.reason === 'no-option';
