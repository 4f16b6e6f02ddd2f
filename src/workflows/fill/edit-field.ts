import type { ScopedForm } from '@/browser/tab';
import type { AnswerValue } from '@/domain/form/answer';
import { type FieldStatus, fieldStatusOf, withField } from '@/domain/form/application';
import { type FieldOnPage, isSameField } from '@/domain/form/fill-state';
import type { FieldFilling } from '@/domain/form/form-filling';
import { readShownFields } from '@/workflows/form/visible-form-fields';
import { type EditContext, findShownField, withLockedForm } from './edit-session';
import { currentValue } from './save-application-state';

/** The user's wish for a field. */
export interface EditRequest {
  applicationId: string;
  field: FieldOnPage;
  value: AnswerValue;
  /** The value's origin. */
  from: Pick<FieldStatus, 'source' | 'handle'>;
}

export type EditResult = Exclude<FieldFilling['outcome'], 'already' | 'read-only'> | 'elsewhere';

/** Enters the user's value into a field of a filled form, reads it back, and remembers the previous one. Null: no such application. */
export async function editField(
  editing: EditContext,
  { applicationId, field, value, from }: EditRequest,
): Promise<EditResult> {
  const { store } = editing;
  const application = await store.application(applicationId);
  const known = application?.fields.find((one) => isSameField(one, field));
  if (!application || !known) return 'gone';
  const outcome = await withLockedForm(editing, application, async (form, shown): Promise<EditResult> => {
    const now = findShownField(shown, field);
    if (!now) return 'gone';
    const stood = { ...fieldStatusOf(known), value: currentValue(now.field) };
    const { outcome: end } = await form.fillField(now.frameId, now.field, { key: known.key, value });
    if (end === 'read-only') return 'refused';
    if (end !== 'held' && end !== 'already') return end;
    if ((await form.leaveUnseen()).length > 0) return 'hidden';
    const stands: FieldStatus = {
      ...from,
      value: await standsNow(form, field, value),
      outcome: 'held',
      reason: null,
    };
    await store.changeApplication(applicationId, (current) =>
      withField(current, field, (one) => ({ ...one, ...stands, before: [...one.before, stood] })),
    );
    return 'held';
  });
  return outcome ?? 'elsewhere';
}

/** As the form writes it now, to recognize later changes by the user. */
async function standsNow(form: ScopedForm, field: FieldOnPage, value: AnswerValue): Promise<AnswerValue> {
  const now = findShownField(await readShownFields({ form }), field);
  return (now && currentValue(now.field)) ?? value;
}
