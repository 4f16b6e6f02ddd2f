import type { ScopedForm } from '@/browser/tab';
import type { AnswerValue } from '@/domain/answer';
import { type FieldStand, standOf, withField } from '@/domain/application';
import { type FieldOnPage, isSameField } from '@/domain/fill-state';
import type { FieldFilling } from '@/domain/form-filling';
import { type Editing, findShown, withForm } from './editing';
import { standingValue } from './keep-application';
import { shownFields } from './questions-of';

/** What the user wants in a field. */
export interface WantedEdit {
  applicationId: string;
  field: FieldOnPage;
  value: AnswerValue;
  /** Where it comes from. */
  from: Pick<FieldStand, 'source' | 'handle'>;
}

export type EditEnd = Exclude<FieldFilling['outcome'], 'already'> | 'elsewhere';

/** Puts a value of the user's into a field of a filled form, reads it back, and remembers what stood there. Null: no such application. */
export async function editField(editing: Editing, { applicationId, field, value, from }: WantedEdit): Promise<EditEnd> {
  const { store } = editing;
  const application = await store.application(applicationId);
  const known = application?.fields.find((one) => isSameField(one, field));
  if (!application || !known) return 'gone';
  const outcome = await withForm(editing, application, async (form, shown): Promise<EditEnd> => {
    const now = findShown(shown, field);
    if (!now) return 'gone';
    const stood = { ...standOf(known), value: standingValue(now.field) };
    const { outcome: end } = await form.fillField(now.frameId, now.field, { key: known.key, value });
    if (end !== 'held' && end !== 'already') return end;
    if ((await form.leaveUnseen()).length > 0) return 'hidden';
    const stands: FieldStand = {
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

/** As the form writes it now, so that what its user writes there later can be told from it. */
async function standsNow(form: ScopedForm, field: FieldOnPage, value: AnswerValue): Promise<AnswerValue> {
  const now = findShown(await shownFields({ form }), field);
  return (now && standingValue(now.field)) ?? value;
}
