import { initialSort, type Sort } from './job-order';

/** What the user made of the list. Kept above the tabs, so that a look at another tab does not undo it. */
export interface JobsView {
  query: string;
  sort: Sort;
  /** Ids. */
  selected: ReadonlySet<string>;
}

export const initialJobsView: JobsView = { query: '', sort: initialSort, selected: new Set() };

export function toggleSelected(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All of them where one is missing, else none of them; what is not among `ids` stays as it is. */
export function toggleAll(selected: ReadonlySet<string>, ids: string[]): ReadonlySet<string> {
  const next = new Set(selected);
  const areAll = ids.every((id) => next.has(id));
  for (const id of ids) {
    if (areAll) next.delete(id);
    else next.add(id);
  }
  return next;
}
