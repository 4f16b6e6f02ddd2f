import type { ScopedForm } from '@/browser/tab';
import {
  type ApplicationField,
  type FieldStatus,
  fieldStatusOf,
  isSameValue,
  withField,
} from '@/domain/form/application';
import { type FieldOnPage, isSameField } from '@/domain/form/fill-state';
import type { ShownField } from '@/workflows/form/visible-form-fields';
import { type EditContext, findShownField, withLockedForm } from './edit-session';
import { currentValue } from './save-application-state';

/** Numbers of fields restored, not restored, and left alone because the user has since changed them. */
export interface UndoResult {
  undone: number;
  failed: number;
  changed: number;
}

/**
 * Restores a field to before its last change; without a field, the whole form to before it was filled, in reverse, since later fields may
 * depend on earlier ones. What the user has since entered stays. Null if the tab shows another page.
 */
export async function undoFields(
  editing: EditContext,
  applicationId: string,
  field: FieldOnPage | null,
): Promise<UndoResult | null> {
  const application = await editing.store.application(applicationId);
  if (!application) return null;
  const changed = application.fields.filter(
    (one) => one.before.length > 0 && (field === null || isSameField(one, field)),
  );
  return withLockedForm(editing, application, async (form, shown) => {
    const ends: UndoResult = { undone: 0, failed: 0, changed: 0 };
    for (const one of changed.toReversed()) {
      const depth = field === null ? 0 : one.before.length - 1;
      ends[
        await putBack({ form, store: editing.store }, applicationId, {
          field: one,
          depth,
          now: findShownField(shown, one),
        })
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
  { form, store }: { form: ScopedForm; store: EditContext['store'] },
  applicationId: string,
  { field, depth, now }: PutBack,
): Promise<keyof UndoResult> {
  const stood = field.before[depth];
  if (!now || !stood) return 'failed';
  if (isTheirs(now, field, stood)) return 'changed';
  const { outcome } =
    stood.value === null
      ? await form.clearField(now.frameId, now.field)
      : await form.fillField(now.frameId, now.field, { key: field.key, value: stood.value });
  if (outcome !== 'held' && outcome !== 'already') return 'failed';
  await store.changeApplication(applicationId, (current) =>
    withField(current, field, (one) => ({ ...one, ...fieldStatusOf(stood), before: one.before.slice(0, depth) })),
  );
  return 'undone';
}

/** Whether the user has entered something else: neither our last value nor the one to restore. */
function isTheirs({ field }: ShownField, known: ApplicationField, stood: FieldStatus): boolean {
  const value = currentValue(field);
  return value !== null && !isSameValue(value, known.value) && !isSameValue(value, stood.value);
}
