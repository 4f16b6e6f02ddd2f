import { JobEdit } from '@/domain/job/job';
import type { JobDraft } from './job-draft';
import { type FormFields, readDraft } from './read-draft';

/** Only what changed since the form was opened: unchanged values do not become the user's own. */
export function changedFields(before: JobDraft, fields: FormFields): JobEdit {
  const earlier: Record<string, unknown> = readDraft(before).fields;
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, earlier[name]));
  return JobEdit.parse(Object.fromEntries(changed));
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
