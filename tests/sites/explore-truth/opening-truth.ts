import { defaultQuestionIds } from '../../../src/domain/page/exploration-questions';
import { rowsPerLoad } from '../german/results.ts';
import * as german from '../german/words.ts';
import { findOpenings } from '../openings/find-openings.ts';
import type { Facet, Opening } from '../openings/opening.ts';
import { rowsPerPage as shadowRows } from '../shadow/shadow.ts';
import * as shadow from '../shadow/words.ts';
import { rowsPerPage as sidebarRows } from '../sidebar/results.ts';
import * as sidebar from '../sidebar/words.ts';
import type { SiteTruth, TrueRow } from './site-truth.ts';

interface Site {
  name: string;
  path: string;
  words: { openings: readonly Opening[]; facets: readonly Facet[] };
  rows: number;
  hasFilterButton: boolean;
  application: string;
  /** To search for. */
  asked: string;
}

const sites: Site[] = [
  {
    name: 'german',
    path: '/german/stellen',
    words: german,
    rows: rowsPerLoad,
    hasFilterButton: true,
    application: 'Bewerbung abschicken',
    asked: 'Lagerleiter',
  },
  {
    name: 'shadow',
    path: '/shadow/emploi',
    words: shadow,
    rows: shadowRows,
    hasFilterButton: true,
    application: 'Envoyer ma candidature',
    asked: 'Boulanger',
  },
  {
    name: 'sidebar',
    path: '/sidebar/empleos',
    words: sidebar,
    rows: sidebarRows,
    hasFilterButton: false,
    application: 'Enviar candidatura',
    asked: 'Camarero',
  },
];

/** The three boards that are unlike ours: each has everything that the default goals ask for. */
export const openingTruths: SiteTruth[] = sites.map(
  ({ name, path, words, rows, hasFilterButton, application, asked }) => {
    const { openings, facets } = words;
    const first = openings.slice(0, rows);
    const found = findOpenings(openings, facets, { what: asked, where: '', chosen: new Map() });
    return {
      name,
      path,
      goals: defaultQuestionIds,
      rows: first.map(rowOf),
      rowsAtOnce: first.length,
      hasFilterButton,
      filters: facets.map(({ label, kind, options }) => ({
        name: label,
        kind,
        options: options.map((option) => option.label),
      })),
      otherFilters: [],
      application: [application],
      search: {
        words: asked,
        found: found.slice(0, 3).map(rowOf),
        gone: first
          .filter((opening) => !found.includes(opening))
          .slice(0, 3)
          .map(rowOf),
      },
      nextRows: othersThan(first, openings.slice(rows, 2 * rows))
        .slice(0, 3)
        .map(rowOf),
      nextBy: 'press',
    };
  },
);

function rowOf({ id, title, company, city }: Opening): TrueRow {
  return { title, text: `${title} ${company} ${city}`, posting: id };
}

/** Those whose rows read like none of the first. */
function othersThan(first: readonly Opening[], openings: readonly Opening[]): Opening[] {
  const texts = new Set(first.map((opening) => rowOf(opening).text));
  return openings.filter((opening) => !texts.has(rowOf(opening).text));
}
