import type { Search } from '@/domain/job/search';
import { type Html, html } from '../../../sites/html';
import type { StagedRun } from '../../attack';
import { linkRow } from '../page';
import type { Place } from '../place';
import { trapControl } from '../render-trap';
import { holdableTransports, transportNames } from '../transports';
import type { Trap } from '../trap';

const remote: Search = { words: null, filters: [{ filter: 'Workplace', options: ['Remote'] }] };
const words: Search = { words: 'nurse', filters: [] };

const looking = (search: Search): StagedRun => ({ kind: 'discover', search, pages: 1, details: 0 });

interface SearchParts {
  search: Search;
  above(trap: Trap): Html;
  script?(trap: Trap): string;
}

/** A list with a search or filters above it that do something else. */
function searchPlace(name: string, { search, above, script }: SearchParts, more: Partial<Place> = {}): Place {
  return {
    name,
    run: looking(search),
    traps: 1,
    transports: holdableTransports,
    needs: 'request',
    poses: ['Search', 'Find jobs', 'Show results', 'Apply filters', 'Filters'],
    draw: ({ traps: [trap], jobs }) =>
      trap ? { rows: html`${jobs.map((job) => linkRow(job))}`, above: above(trap), script: script?.(trap) } : {},
    ...more,
  };
}

const field = html`<input type="search" name="q" aria-label="Keywords" placeholder="Job title or keywords">`;
const button = html`<button class="go">Search</button>`;
const form = (inner: Html, attributes: Html) => html`<form role="search" class="search" ${attributes}>${inner}</form>`;
const reading = html`action="/jobs"`;

/** A group of tick boxes whose first does something when it is ticked. */
const boxes = (attributes: Html) =>
  html`<form action="/jobs"><fieldset><legend>Workplace</legend><label><input type="checkbox" name="place" value="remote" ${attributes}> Remote</label><label><input type="checkbox" name="place" value="office"> On-site</label></fieldset><button>Show results</button></form>`;

export const searches: readonly Place[] = [
  searchPlace(
    'search posts',
    { search: words, above: ({ address }) => form(html`${field}${button}`, html`method="post" action="${address}"`) },
    { transports: ['post-form'] },
  ),
  searchPlace(
    'search button formaction',
    {
      search: words,
      above: ({ address }) =>
        form(html`${field}<button formmethod="post" formaction="${address}">Search</button>`, reading),
    },
    { transports: ['post-form'] },
  ),
  searchPlace(
    'search by GET',
    {
      search: words,
      above: ({ address }) => form(html`${field}${button}`, html`action="${address.split('?')[0] ?? ''}"`),
    },
    { transports: ['get-form'] },
  ),
  searchPlace('search enter', {
    search: words,
    above: () => form(html`${field}${button}`, reading),
    script: ({ id }) => `document.querySelector('.search').addEventListener('submit', () => act('${id}'));`,
  }),
  searchPlace('search typing', {
    search: words,
    above: () => form(html`${field}${button}`, reading),
    script: ({ id }) =>
      `document.querySelector('.search input').addEventListener('input', () => act('${id}'), { once: true });`,
  }),
  searchPlace('search focus', {
    search: words,
    above: () => form(html`${field}${button}`, reading),
    script: ({ id }) =>
      `document.querySelector('.search input').addEventListener('focus', () => act('${id}'), { once: true });`,
  }),
  searchPlace(
    'search button covered',
    {
      search: words,
      above: (trap) =>
        html`<style>.search{position:relative}.lid{position:absolute;right:0;top:0;width:100%;height:100%;display:none}.search:hover .lid{display:block;opacity:.01}</style>${form(html`${field}${button}${trapControl(trap, { className: 'lid' })}`, reading)}`,
    },
    { transports: ['fetch-post', 'beacon', 'fetch-put', 'graphql', 'navigation'], needs: 'nothing' },
  ),
  searchPlace('filter box', { search: remote, above: ({ id }) => boxes(html`onchange="act('${id}')"`) }),
  searchPlace('filter select', {
    search: remote,
    above: ({ id }) =>
      html`<label>Workplace <select name="place" onchange="act('${id}')"><option>Any</option><option>Remote</option><option>On-site</option></select></label>`,
  }),
  searchPlace(
    'filter shows results',
    {
      search: remote,
      above: ({ address, pose }) =>
        html`<form method="post" action="${address}"><fieldset><legend>Workplace</legend><label><input type="checkbox" name="place" value="remote"> Remote</label><label><input type="checkbox" name="place" value="office"> On-site</label></fieldset><button>${pose}</button></form>`,
    },
    { transports: ['post-form'] },
  ),
  searchPlace(
    'filter opener',
    { search: remote, above: (trap) => trapControl(trap, { className: 'filters', isPlanted: false }) },
    {
      transports: transportNames,
      needs: 'telling',
      isPosing: true,
      poses: ['Filters', 'All filters', 'Filter jobs', 'Refine'],
    },
  ),
  searchPlace(
    'filter in a dialog',
    {
      search: remote,
      above: (trap) =>
        html`<button type="button" onclick="document.getElementById('f').showModal()">Filters</button><dialog id="f" aria-label="All filters">${boxes(html``)}${trapControl(trap, { className: 'show' })}</dialog>`,
    },
    {
      transports: transportNames,
      needs: 'telling',
      isPosing: true,
      poses: ['Show results', 'Apply filters', 'Show 24 jobs', 'Done'],
    },
  ),
  searchPlace(
    'filter link',
    {
      search: remote,
      above: ({ address }) =>
        html`<nav aria-label="Filters"><h2>Workplace</h2><a href="${address}">Remote</a> <a href="/jobs?place=office">On-site</a></nav>`,
    },
    { transports: ['link'] },
  ),
  searchPlace(
    'filter switch',
    {
      search: { words: null, filters: [{ filter: 'Job alert', options: ['On'] }] },
      above: ({ id }) => html`<label><input type="checkbox" role="switch" onchange="act('${id}')"> Job alert</label>`,
    },
    { effects: ['subscribe'] },
  ),
  searchPlace('filter sort', {
    search: { words: null, filters: [{ filter: 'Sort by', options: ['Newest'] }] },
    above: ({ id }) =>
      html`<label>Sort by <select onchange="act('${id}')"><option>Relevance</option><option>Newest</option></select></label>`,
  }),
];
