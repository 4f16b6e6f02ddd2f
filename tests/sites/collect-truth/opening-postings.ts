import type { ApplyType } from '../../../src/domain/job/job-fields.ts';
import type { Search } from '../../../src/domain/job/search.ts';
import { postingPath } from '../german/row.ts';
import * as german from '../german/words.ts';
import { applyAddress } from '../notices/notices.ts';
import * as notices from '../notices/words.ts';
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
  /** Where one applies on a page of its own. */
  applyAddressOf?: (opening: Opening, origin: string) => string;
  applyTypes?: readonly ApplyType[];
  /** Whether a posting's number can be read at all. */
  isNumberHidden?: boolean;
}

const inGerman = { path: '/german/stellen', words: german, pathOf: postingPath };

const searches: OpeningSearch[] = [
  {
    ...inGerman,
    name: 'german',
    search: { words: 'in', filters: [{ filter: 'Veröffentlicht', options: ['Letzte 30 Tage'] }] },
  },
  {
    // A list of one.
    ...inGerman,
    name: 'german-one',
    search: { words: 'Controller', filters: [{ filter: 'Berufserfahrung', options: ['Führungskraft'] }] },
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
  },
  {
    name: 'sidebar',
    path: '/sidebar/empleos',
    words: sidebar,
    search: { words: 'de', filters: [{ filter: 'Solo con teletrabajo', options: ['Solo con teletrabajo'] }] },
    pathOf: () => null,
    applyAddressOf: ({ id }, origin) => `${origin}/sidebar/inscripcion/${id}`,
  },
  {
    name: 'notices',
    path: '/notices/vacatures?pagina=1',
    words: { openings: notices.openings, facets: [] },
    search: { words: 'an', filters: [] },
    pathOf: () => null,
    applyAddressOf: ({ id }, origin) => applyAddress(origin, id),
    applyTypes: ['external'],
    isNumberHidden: true,
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
const openApplyTypes: readonly ApplyType[] = ['easy_apply', 'unknown'];

function postingOf(
  { pathOf, applyAddressOf, applyTypes = openApplyTypes, isNumberHidden = false }: OpeningSearch,
  opening: Opening,
  origin: string,
): TruePosting {
  const path = pathOf(opening);
  const url = path === null ? null : origin + path;
  return {
    id: opening.id,
    fields: {
      title: [opening.title],
      company: [opening.company],
      location: [opening.city],
      pay: [null],
      applyType: applyTypes,
      applyUrl: [applyAddressOf?.(opening, origin) ?? url],
      description: [opening.tasks.join(' ')],
      url: [url],
      siteJobId: isNumberHidden ? [opening.id, null] : [opening.id],
    },
  };
}
