import { type ApplicationField, standOf, withField } from '@/domain/application';
import { type FieldOnPage, isSameField } from '@/domain/fill-state';
import { type Editing, findShown, withForm } from './editing';
import type { ShownField } from './questions-of';

/** How many fields stand as they did, and how many do not. */
export interface Undone {
  undone: number;
  failed: number;
}

/**
 * Puts back how a field stood before it was changed last; without a field, how all of the form shown stood before anything was put in,
 * the last field first, since what comes later may hang on what came before. Null where the tab shows another site.
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
  return withForm(editing, application, async (shown) => {
    let undone = 0;
    for (const one of changed.toReversed()) {
      const depth = field === null ? 0 : one.before.length - 1;
      if (await putBack(editing, applicationId, { field: one, depth, now: findShown(shown, one) })) undone += 1;
    }
    return { undone, failed: changed.length - undone };
  });
}

interface PutBack {
  field: ApplicationField;
  /** Which of the times before. */
  depth: number;
  now: ShownField | undefined;
}

async function putBack(
  { tab, store }: Editing,
  applicationId: string,
  { field, depth, now }: PutBack,
): Promise<boolean> {
  const stood = field.before[depth];
  if (!now || !stood) return false;
  const { outcome } =
    stood.value === null
      ? await tab.clearField(now.frameId, now.field)
      : await tab.fillField(now.frameId, now.field, { key: field.key, value: stood.value });
  if (outcome !== 'held' && outcome !== 'already') return false;
  await store.changeApplication(applicationId, (current) =>
    withField(current, field, (one) => ({ ...one, ...standOf(stood), before: one.before.slice(0, depth) })),
  );
  return true;
}
