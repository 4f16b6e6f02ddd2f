import type { FieldResult, PlannedField } from '@/domain/form/fill-state';
import type { FormField } from '@/domain/form/form-field';
import { documentIdOf } from '@/forms/values/value-handle';
import type { FillContext } from '@/workflows/form/fill-ports';

/** Attaches the user's document to a field, if they allowed files, and waits for the form's reaction. */
export async function attachDocument(
  { run, form, store }: FillContext,
  { handle }: PlannedField,
  frameId: number,
  field: FormField,
): Promise<FieldResult> {
  if (run.run.state.mayChooseFiles !== true) return { outcome: 'left', reason: 'files-not-allowed' };
  const id = documentIdOf(handle);
  const file = id === null ? null : await store.file(id);
  if (!file) return { outcome: 'left', reason: 'no-document' };
  const { outcome } = await form.attachFiles(frameId, field, [file]);
  return outcome === 'attached' ? { outcome: 'held', reason: null } : { outcome: 'left', reason: outcome };
}
