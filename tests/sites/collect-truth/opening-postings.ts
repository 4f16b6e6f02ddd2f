import type { ApplyType } from '../../../src/domain/job-fields.ts';
import type { Search } from '../../../src/domain/search.ts';
import { postingPath } from '../german/row.ts';
import * as german from '../german/words.ts';
import { findOpenings } from '../openings/find-openings.ts';
import type { Facet, Opening } from '../openings/opening.ts';
import * as shadow from '../shadow/words.ts';
import * as sidebar from '../sidebar/words.ts';
import { walkAll } from './limits.ts';
import type { CollectTruth, TruePosting } from './true-posting.ts';

interface OpeningSearch {
  name: string;
  path: string;
  words: { openings: readonly Opening[]; facets: readonly Facet[] };
  search: Search;
  /** Path of a posting; null where it has none. */
  pathOf: (opening: Opening) => string | null;
  /** Path of its application; null where it opens within the posting. */
  applyPathOf: (opening: Opening) => string | null;
}

const searches: OpeningSearch[] = [
  {
    name: 'german',
    path: '/german/stellen',
    words: german,
    search: { words: 'in', filters: [{ filter: 'Veröffentlicht', options: ['Letzte 30 Tage'] }] },
    pathOf: postingPath,
    applyPathOf: () => null,
  },
  {
    name: 'shadow',
    path: '/shadow/emploi',
    words: shadow,
    search: {
      words: 'de',
      filters: [{ filter: 'Télétravail', options: ['Télétravail complet', 'Télétravail partiel'] }],
    },
    pathOf: ({ id }) => `/shadow/emploi?offre=${id}`,
    applyPathOf: () => null,
  },
  {
    name: 'sidebar',
    path: '/sidebar/empleos',
    words: sidebar,
    search: { words: 'de', filters: [{ filter: 'Solo con teletrabajo', options: ['Solo con teletrabajo'] }] },
    pathOf: () => null,
    applyPathOf: ({ id }) => `/sidebar/inscripcion/${id}`,
  },
];

/** The boards that are unlike ours. */
export const openingCollections: CollectTruth[] = searches.map((site) => ({
  name: site.name,
  path: site.path,
  search: site.search,
  limits: walkAll,
  postings: (origin) => foundBy(site).map((opening) => postingOf(site, opening, origin)),
}));

/** The site's own search, asked as its address would: by the values that stand behind the labels. */
function foundBy({ words: { openings, facets }, search }: OpeningSearch): Opening[] {
  const chosen = search.filters.map(({ filter, options }): [string, string[]] => {
    const facet = facets.find(({ label }) => label === filter);
    const values = facet?.options.filter(({ label }) => options.includes(label)).map(({ value }) => value) ?? [];
    if (!facet || values.length < options.length)
      throw new Error(`there is no filter ${filter}: ${options.join(', ')}`);
    return [facet.name, values];
  });
  return findOpenings(openings, facets, { what: search.words ?? '', where: '', chosen: new Map(chosen) });
}

/** Whether one applies on these boards themselves shows only once the application is open. */
const openApplyTypes: ApplyType[] = ['easy_apply', 'unknown'];

function postingOf({ pathOf, applyPathOf }: OpeningSearch, opening: Opening, origin: string): TruePosting {
  const addressOf = (path: string | null) => (path === null ? null : origin + path);
  const url = addressOf(pathOf(opening));
  return {
    id: opening.id,
    fields: {
      title: [opening.title],
      company: [opening.company],
      location: [opening.city],
      pay: [null],
      applyType: openApplyTypes,
      applyUrl: [addressOf(applyPathOf(opening)) ?? url],
      description: [opening.tasks.join(' ')],
      url: [url],
      siteJobId: [opening.id],
    },
  };
}
