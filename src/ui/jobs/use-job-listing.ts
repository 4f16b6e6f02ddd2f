import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JobQuery } from '@/domain/job-query';
import type { Settings } from '@/domain/settings';
import type { JobListing, ListingState } from './job-listing';
import type { Criteria } from './query/job-engine';

/** Asks the listing, and again when the question or the jobs change. */
export function useJobListing(listing: JobListing, query: JobQuery, criteria: Criteria): ListingState {
  useEffect(() => listing.follow(), [listing]);
  useEffect(() => listing.ask(query, criteria), [listing, query, criteria]);
  return useSyncExternalStore(listing.subscribe, listing.state);
}

/** The user's criteria, the same object as long as they say the same: settings are read anew at every change of any of them. */
export function useCriteria({ match, hiddenCompanies }: Settings): Criteria {
  const latest = { match, hiddenCompanies };
  const [kept, setKept] = useState(latest);
  if (JSON.stringify(kept) === JSON.stringify(latest)) return kept;
  setKept(latest);
  return latest;
}
