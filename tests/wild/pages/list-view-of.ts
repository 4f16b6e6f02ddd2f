import { innerPath } from '../site-paths.ts';
import { isFound } from '../traits/filters.ts';
import type { WildSite } from '../wild-site.ts';
import type { ListView } from './list-view.ts';
import { lookOf } from './look.ts';

/** The page of the list that an address, or a posted number, asks for. */
export function listViewOf(site: WildSite, url: URL, load: number, posted?: string): ListView {
  const base = innerPath(site);
  const { choice, rowsPerPage } = site;
  const query = new URLSearchParams(url.search);
  const isPageName = ([name]: [string, string]) => name === 'page' || name === 'start' || name === 'pg';
  const start = Number(query.get('start') ?? 0);
  const inPath = /\/page-(\d+)$/.exec(url.pathname)?.[1];
  const asked = Number(posted ?? inPath ?? query.get('page') ?? query.get('pg') ?? start / rowsPerPage + 1);
  const search = new URLSearchParams([...query].filter((entry) => !isPageName(entry)));
  const found = site.jobs.filter((job) => isFound(job, search));
  const lastPage = Math.max(1, Math.ceil(found.length / rowsPerPage));
  const page = Math.min(Math.max(1, Math.floor(asked) || 1), lastPage);
  return {
    site,
    words: site.words,
    ...lookOf(choice, load),
    base,
    query: search,
    found,
    rows: found.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    page,
    lastPage,
    addressOf: (to) => addressOf(site, base, search, to),
  };
}

function addressOf({ choice, rowsPerPage }: WildSite, base: string, search: URLSearchParams, page: number): string {
  const query = new URLSearchParams(search);
  if (choice.paging === 'numbers')
    return page === 1 ? withQuery(base, query) : withQuery(`${base}/page-${page}`, query);
  if (choice.paging === 'query-string') query.set('start', String((page - 1) * rowsPerPage));
  else query.set(choice.paging === 'svg-arrows' ? 'pg' : 'page', String(page));
  return withQuery(base, query);
}

function withQuery(path: string, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path;
}
