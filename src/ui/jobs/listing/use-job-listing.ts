import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JobQuery } from '@/domain/job/job-query';
import type { Settings } from '@/domain/settings/settings';
import type { SearchCriteria } from '@/search/job-search';
import type { Loadable } from '@/ui/data/live-query';
import type { JobListing, ListingState } from './job-listing';

/** Asks the listing, and again when the query or the jobs change. */
export function useJobListing(listing: JobListing, query: JobQuery, criteria: SearchCriteria): ListingState {
  useEffect(() => listing.follow(), [listing]);
  useEffect(() => listing.ask(query, criteria), [listing, query, criteria]);
  return useSyncExternalStore(listing.subscribe, listing.state);
}

/** Asks once the panel is idle, so that opening the list need not wait. */
export function useFirstAnswer(listing: JobListing, query: JobQuery, settings: Loadable<Settings>): void {
  const value = settings.state === 'ready' ? settings.value : null;
  useEffect(() => {
    if (!value) return;
    const { match, hiddenCompanies } = value;
    const idle = requestIdleCallback(() => listing.askAhead(query, { match, hiddenCompanies }));
    return () => cancelIdleCallback(idle);
  }, [listing, query, value]);
}

/** The user's criteria, the same object while unchanged: settings are reloaded at every change of any of them. */
export function useCriteria({ match, hiddenCompanies }: Settings): SearchCriteria {
  const latest = { match, hiddenCompanies };
  const [kept, setKept] = useState(latest);
  if (JSON.stringify(kept) === JSON.stringify(latest)) return kept;
  setKept(latest);
  return latest;
}
