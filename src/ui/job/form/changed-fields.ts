import { JobEdit } from '@/domain/job';
import type { JobDraft } from './job-draft';
import { type FormFields, readDraft } from './read-draft';

/** Only what the form says otherwise than when it was opened: what the user left as it was does not become theirs. */
export function changedFields(before: JobDraft, fields: FormFields): JobEdit {
  const earlier: Record<string, unknown> = readDraft(before).fields;
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, earlier[name]));
  return JobEdit.parse(Object.fromEntries(changed));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
