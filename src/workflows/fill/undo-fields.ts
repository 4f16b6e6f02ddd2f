import type { ScopedForm } from '@/browser/tab';
import { type ApplicationField, type FieldStand, isSameValue, standOf, withField } from '@/domain/form/application';
import { type FieldOnPage, isSameField } from '@/domain/form/fill-state';
import type { ShownField } from '@/workflows/form/visible-form-fields';
import { type Editing, findShown, withForm } from './edit-session';
import { standingValue } from './save-application-state';

/** Numbers of fields restored, not restored, and left alone because the user has since changed them. */
export interface Undone {
  undone: number;
  failed: number;
  changed: number;
}

/**
 * Restores a field to before its last change; without a field, the whole form to before it was filled, in reverse, since later fields may
 * depend on earlier ones. What the user has since entered stays. Null if the tab shows another page.
 */
export async function undoFields(
  editing: Editing,
  applicationId: string,
  field: FieldOnPage | null,
): Promise<Undone | null> {
  const application = await editing.store.application(applicationId);
  if (!application) return null;
  const changed = application.fields.filter(
    (one) => one.before.length > 0 && (field === null || isSameField(one, field)),
  );
  return withForm(editing, application, async (form, shown) => {
    const ends: Undone = { undone: 0, failed: 0, changed: 0 };
    for (const one of changed.toReversed()) {
      const depth = field === null ? 0 : one.before.length - 1;
      ends[
        await putBack({ form, store: editing.store }, applicationId, { field: one, depth, now: findShown(shown, one) })
      ] += 1;
    }
    // Fields that are hidden once filled are cleared again.
    const unseen = (await form.leaveUnseen()).length;
    return { ...ends, undone: ends.undone - unseen, failed: ends.failed + unseen };
  });
}

interface PutBack {
  field: ApplicationField;
  /** How many changes back. */
  depth: number;
  now: ShownField | undefined;
}

async function putBack(
  { form, store }: { form: ScopedForm; store: Editing['store'] },
  applicationId: string,
  { field, depth, now }: PutBack,
): Promise<keyof Undone> {
  const stood = field.before[depth];
  if (!now || !stood) return 'failed';
  if (isTheirs(now, field, stood)) return 'changed';
  const { outcome } =
    stood.value === null
      ? await form.clearField(now.frameId, now.field)
      : await form.fillField(now.frameId, now.field, { key: field.key, value: stood.value });
  if (outcome !== 'held' && outcome !== 'already') return 'failed';
  await store.changeApplication(applicationId, (current) =>
    withField(current, field, (one) => ({ ...one, ...standOf(stood), before: one.before.slice(0, depth) })),
  );
  return 'undone';
}

/** Whether the user has entered something else: neither our last value nor the one to restore. */
function isTheirs({ field }: ShownField, known: ApplicationField, stood: FieldStand): boolean {
  const value = standingValue(field);
  return value !== null && !isSameValue(value, known.value) && !isSameValue(value, stood.value);
}
