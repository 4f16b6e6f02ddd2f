import type { FieldEnd, PlannedField } from '@/domain/fill-state';
import type { FormField } from '@/domain/form-field';
import { documentIdOf } from '@/domain/value-handle';
import type { Filling } from './ports';

/** Chooses the user's document for a field, where they said that files may be chosen, and waits for what the form makes of it. */
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
