import { initialQuery, type JobQuery } from '@/domain/job/job-query';

/** The user's view of the list. Stored above the tabs, so that switching tabs does not reset it. */
export interface JobsView {
  query: JobQuery;
  /** The saved view picked last; null for none. */
  viewId: string | null;
  /** Ids; all are in the query's results. */
  selected: ReadonlySet<string>;
}

export const initialJobsView: JobsView = { query: initialQuery, viewId: null, selected: new Set() };

export function toggleSelected(selected: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Selects a range of the list, or, if `isSelected` is false, deselects it. Both ends included, in any order. */
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

/** Without those the list no longer has; the same set if nothing is missing. */
export function retainExisting(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const kept = ids.filter((id) => selected.has(id));
  return kept.length === selected.size ? selected : new Set(kept);
}
