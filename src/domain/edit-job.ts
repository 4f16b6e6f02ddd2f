import { type Job, JobEdit } from './job';

/** What is the user's own anyway: no run ever writes it. */
const usersOwn = ['status', 'skipReason', 'notes', 'tags'];
const names = JobEdit.keyof().options;

/** The job after the user changed it: fields that are other than before are theirs from then on. */
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

/** Tags as they are kept: without white space around them, none of them blank or there twice. */
export function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];
}

/** Values of jobs are plain data whose fields come in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
