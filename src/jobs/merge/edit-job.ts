import { type Job, JobEdit } from '@/domain/job/job';

/** Always the user's own: no run ever writes these. */
const usersOwn = ['status', 'skipReason', 'notes', 'tags'];
const names = JobEdit.keyof().options;

/** The job after the user's edit: fields that changed are theirs from then on. */
export function editJob(job: Job, edit: JobEdit): Job {
  const changed = names.filter((name) => edit[name] !== undefined && !isSame(job[name], edit[name]));
  const kept = changed.filter((name) => !usersOwn.includes(name));
  return {
    ...job,
    ...Object.fromEntries(changed.map((name) => [name, edit[name]])),
    tags: edit.tags ? cleanTags(edit.tags) : job.tags,
    editedFields: [...new Set([...job.editedFields, ...kept])],
  };
}

/** Tags as stored: trimmed, no blanks, no duplicates. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
}

/** Job values are plain data with a fixed field order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
