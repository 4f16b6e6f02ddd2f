import type { PlannedField } from '@/domain/form/fill-state';
import type { FillContext } from '@/workflows/form/fill-ports';
import { readShownFields, shownFieldId } from '@/workflows/form/visible-form-fields';

/** A required field that takes nothing of what the profile says. */
export const isStuck = (field: PlannedField, page: number): boolean =>
  field.page === page &&
  field.isRequired &&
  field.source === 'profile' &&
  (field.reason === 'no-option' || field.reason === 'not-held');

/** Its user answers such a field, so that the form can go on. They are asked once. */
export async function askForOptions(filling: FillContext): Promise<void> {
  const { run } = filling;
  const { fields, page } = run.run.state;
  if (!fields.some((field) => isStuck(field, page))) return;
  // What an answer has taken from the page asks nobody: a list of states that became one of provinces.
  const shown = new Set((await readShownFields(filling)).map(shownFieldId));
  const isAsked = (field: PlannedField) => isStuck(field, page) && shown.has(field.id);
  const asked = { source: 'asked', handle: null, outcome: 'open' } as const;
  await run.step(
    'read-form',
    { page },
    {
      change: (state) => ({
        ...state,
        fields: state.fields.map((field) => (isAsked(field) ? { ...field, ...asked } : field)),
      }),
    },
  );
}
