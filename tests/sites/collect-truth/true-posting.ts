import type { Search } from '../../../src/domain/job/search.ts';
import type { Limits } from '../../../src/domain/settings/settings.ts';

/** What a collected job is compared in; its search beside these. */
export const checkedFields = [
  'title',
  'company',
  'location',
  'pay',
  'applyType',
  'applyUrl',
  'description',
  'url',
  'siteJobId',
] as const;
export type CheckedField = (typeof checkedFields)[number];

/** One posting of a site, as it must be collected with its details read. */
export interface TruePosting {
  /** The site's own number of it. */
  id: string;
  /**
   * The right values of each field, of which a collected job must have one; null: none. Several where the pages leave it open.
   * Of the description it is how its own words begin, after whatever stands above them.
   */
  fields: Record<CheckedField, readonly (string | null)[]>;
}

/** What a collection must bring from a site: told by the site's own code, never by what was collected. */
export interface CollectTruth {
  name: string;
  /** Path of the page that the collection begins on: the site's list before anything is searched for. */
  path: string;
  /** In words that stand on its pages. */
  search: Search;
  limits: Limits;
  /** Those that the search finds, as far as the limits allow. */
  postings(origin: string): TruePosting[];
}
