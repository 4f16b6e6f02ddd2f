import { hashOf, jobPath, redirectPath } from './site-paths.ts';
import { details } from './traits/details.ts';
import { type FiltersValue, filters, type ShownFilter } from './traits/filters.ts';
import { paging } from './traits/paging.ts';
import type { WildJob } from './wild-job.ts';
import type { WildSite } from './wild-site.ts';

/** The fields that a collected job is compared in. */
export const trueFields = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'employmentType',
  'url',
  'description',
] as const;
export type TrueField = (typeof trueFields)[number];

/** A job as the site shows it. */
export interface TrueJob {
  id: string;
  /** Only the posting says it. */
  reference: string;
  /**
   * Right values of each field, of which a collected job must have one; null: the site shows none. `url`: path and query, or hash.
   * `description`: how the posting's own words begin.
   */
  fields: Record<TrueField, readonly (string | null)[]>;
  /** All of them; in any order, parted by anything. */
  places: readonly string[];
}

export type TrueGoal = 'listing' | 'apply' | 'search' | 'filters' | 'next-page';

/** What is true of a site, in words that stand on its pages. */
export interface WildTruth {
  jobs: TrueJob[];
  goals: TrueGoal[];
  filters: ShownFilter[];
}

export function wildTruth(site: WildSite): WildTruth {
  const { shown }: FiltersValue = filters[site.choice.filters];
  const hasPages = paging[site.choice.paging].by !== 'nothing' && site.jobs.length > site.rowsPerPage;
  const hasFilters = site.choice.filters !== 'none';
  return {
    jobs: site.jobs.map((job) => trueJob(site, job)),
    goals: [
      'listing',
      'apply',
      'search',
      ...(hasFilters ? ['filters' as const] : []),
      ...(hasPages ? ['next-page' as const] : []),
    ],
    filters: shown(site.words),
  };
}

function trueJob(site: WildSite, job: WildJob): TrueJob {
  const { words, fields, choice } = site;
  const shown = (field: 'posted' | 'pay' | 'type') => (fields.includes(field) ? [job[field]] : [null]);
  // Data that is the posting's own may be believed where the page shows nothing.
  const isDescribed = choice.data === 'one-posting' || choice.data === 'graph';
  return {
    id: job.id,
    reference: job.reference,
    places: job.places,
    fields: {
      title: [job.title],
      company: [job.company],
      location: [job.places.join('; ')],
      salaryText: shown('pay'),
      postedText: isDescribed && !fields.includes('posted') ? [null, job.postedOn] : shown('posted'),
      employmentType: shown('type'),
      // Data that says another posting's address names a job of this site, which is then the address of that job.
      url: isDescribed || choice.data === 'another' ? [...urlsOf(site, job), jobPath(site, job)] : urlsOf(site, job),
      description: [words.intro(job.title, job.places[0] ?? '')],
    },
  };
}

/** The addresses at which a person would find the posting again. */
function urlsOf(site: WildSite, job: WildJob): (string | null)[] {
  const { link, details: where } = site.choice;
  if (link === 'post') return [null];
  if (link === 'hash' || where === 'hash-route') return [hashOf(job)];
  if (link === 'href' || where === 'own-route' || details[where].shownBy !== 'script') {
    return link === 'redirect' ? [jobPath(site, job), redirectPath(job)] : [jobPath(site, job)];
  }
  return [null];
}
