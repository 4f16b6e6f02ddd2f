import { jobPath } from '../site-paths.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import type { TraitValue } from './trait-value.ts';

export interface StructuredDataValue extends TraitValue {
  ofList?(site: WildSite, origin: string): object;
  ofPosting?(site: WildSite, job: WildJob, origin: string): object;
}

/** What JSON-LD a site has. What it shows is the truth; its data may be of another posting, or old. */
export const structuredData = {
  none: { takenFrom: 'most lists, and most career pages' },
  'one-posting': {
    takenFrom: 'applicant tracking systems that describe each posting for search engines',
    ofPosting: posting,
  },
  'ten-of-sixty': {
    takenFrom: 'boards that list only the first ten of all their jobs for search engines',
    ofList: (site, origin) => ({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: site.jobs.slice(0, 10).map((job, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: origin + jobPath(site, job),
        name: job.title,
      })),
    }),
  },
  graph: {
    takenFrom: 'search engine plug-ins of content management systems, which put everything into one graph',
    ofPosting: (site, job, origin) => ({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: site.name, url: origin },
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: site.words.jobs }] },
        { ...posting(site, job, origin), '@context': undefined },
      ],
    }),
  },
  another: {
    takenFrom: 'single-page boards whose data stays that of the posting that was opened first',
    ofPosting: (site, job, origin) => posting(site, otherThan(site, job), origin),
  },
  stale: {
    takenFrom: 'boards whose cached data is older than the posting',
    ofPosting: (site, job, origin) => ({
      ...posting(site, job, origin),
      title: `${job.title} (2024)`,
      jobLocation: placeOf(otherThan(site, job).places[0] ?? ''),
    }),
  },
} as const satisfies Record<string, StructuredDataValue>;

function posting(site: WildSite, job: WildJob, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: `<p>${site.words.intro(job.title, job.places[0] ?? '')}</p>`,
    datePosted: job.postedOn,
    hiringOrganization: { '@type': 'Organization', name: job.company },
    jobLocation: job.places.map(placeOf),
    url: origin + jobPath(site, job),
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.reference },
  };
}

function placeOf(place: string): object {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: place } };
}

function otherThan({ jobs }: WildSite, job: WildJob): WildJob {
  return jobs.find(({ id, places }) => id !== job.id && places[0] !== job.places[0]) ?? job;
}
