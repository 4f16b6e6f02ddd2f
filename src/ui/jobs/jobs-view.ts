import { initialQuery, type JobQuery } from '@/domain/job-query';

/** What the user made of the list. Kept above the tabs, so that a look at another tab does not undo it. */
export interface JobsView {
  query: JobQuery;
  /** The saved view that was picked last, until another is; null for none. */
  viewId: string | null;
  /** Ids; all of them are in what the query finds. */
  selected: ReadonlySet<string>;
}

export const initialJobsView: JobsView = { query: initialQuery, viewId: null, selected: new Set() };

export function toggleSelected(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects a range of the list, or, where `isSelected` is false, takes it out of the selection. Both ends are meant, in any order. */
export function selectRange(
  selected: ReadonlySet<string>,
  ids: readonly string[],
  [one, other]: [number, number],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selected);
  for (const id of ids.slice(Math.min(one, other), Math.max(one, other) + 1)) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Without those that the list no longer has; the same set where it has them all. */
export function stillThere(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const kept = ids.filter((id) => selected.has(id));
  return kept.length === selected.size ? selected : new Set(kept);
}
