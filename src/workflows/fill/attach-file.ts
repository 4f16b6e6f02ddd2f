import type { FieldEnd, PlannedField } from '@/domain/fill-state';
import type { FormField } from '@/domain/form-field';
import { documentIdOf } from '@/domain/value-handle';
import type { Filling } from './ports';

/** Attaches the user's document to a field, if they allowed files, and waits for the form's reaction. */
export async function attachFile(
  { run, form, store }: Filling,
  { handle }: PlannedField,
  frameId: number,
  field: FormField,
): Promise<FieldEnd> {
  if (run.run.state.mayChooseFiles !== true) return { outcome: 'left', reason: 'files-not-allowed' };
  const id = documentIdOf(handle);
  const file = id === null ? null : await store.file(id);
  if (!file) return { outcome: 'left', reason: 'no-document' };
  const { outcome } = await form.attachFiles(frameId, field, [file]);
  return outcome === 'attached' ? { outcome: 'held', reason: null } : { outcome: 'left', reason: outcome };
}
