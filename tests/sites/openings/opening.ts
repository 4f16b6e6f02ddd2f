/** A filter of a sample site, and what it can be set to. */
export interface Facet {
  /** Parameter of the search's address. */
  name: string;
  label: string;
  kind: 'single' | 'multi' | 'toggle';
  options: readonly FacetOption[];
}

export interface FacetOption {
  /** Empty: whatever the opening has. */
  value: string;
  label: string;
  /** For ages: at most so many days old. Other options hold for the openings that have their value. */
  days?: number;
}

/** One job of a sample site. */
export interface Opening {
  /** Six digits, also in the posting's text: only who opened the posting has read it. */
  id: string;
  title: string;
  company: string;
  city: string;
  daysAgo: number;
  /** Value of each facet that is not an age. */
  facets: Record<string, string>;
  tasks: string[];
}

/** What the jobs of a site are put together from. */
export interface OpeningWords {
  /** How many jobs there are, and where their random numbers begin. */
  count: number;
  seed: number;
  titles: readonly string[];
  companies: readonly string[];
  cities: readonly string[];
  tasks: readonly string[];
  facets: readonly Facet[];
}
