import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FilterReading } from '@/page-api/search-requests';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type RunningSites, startSites } from '../sites/server';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;
let sites: RunningSites;

beforeAll(async () => {
  [lab, sites] = await Promise.all([launchLab(), startSites()]);
  tab = await startOnePage(lab, 'https://www.example.test/jobs');
});
afterAll(async () => {
  await lab.close();
  await sites.close();
});

async function filtersOf(body: string): Promise<FilterReading> {
  const page = await tab.show(body);
  const reading = await lab.ask(page, 'read-filters', null);
  const selectors = reading.controls.flatMap(({ selector, options }) => [
    ...(selector === null ? [] : [selector]),
    ...options.map((option) => option.selector),
  ]);
  for (const match of await lab.ask(page, 'match-selectors', { selectors })) expect(match).toMatchObject({ count: 1 });
  return reading;
}

/** Names of controls and options under the words of their group. */
function grouped({ controls }: FilterReading): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const { group, name, options } of controls) {
    groups[group] = [
      ...(groups[group] ?? []),
      options.length > 0 ? `${name}: ${options.map(({ label }) => label).join()}` : name,
    ];
  }
  return groups;
}

const rows = ['Nurse', 'Head Chef', 'Software Engineer', 'Accountant', 'Electrician']
  .map(
    (title, n) =>
      `<li><h3><a href="/jobs/${n}">${title}</a></h3><p>Acme ${n}</p><p>Berlin, Germany</p><time>2 days ago</time><input type="checkbox" aria-label="Compare"></li>`,
  )
  .join('');

describe('on the page itself', () => {
  it('reads a single box for dates, which has no role of its own', async () => {
    const { controls } =
      await filtersOf(`<form role="search"><input type="search" aria-label="Job title"><button>Search</button>
      <label>Posted after <input type="date" name="a"></label></form><ul>${rows}</ul>`);
    expect(controls.map(({ role, name }) => [role, name])).toEqual([['textbox', 'Posted after']]);
  });

  it('reads the options behind “Show all” with those before it', async () => {
    const page = await tab.show(`<form role="search"><input type="search" aria-label="Job title"><button>Search</button>
      <fieldset><legend>Place</legend><label><input type="checkbox"> Berlin</label><label><input type="checkbox"> Bonn</label>
      <div hidden><label><input type="checkbox"> Ulm</label><label><input type="checkbox"> Kiel</label></div>
      <button type="button">Show all</button></fieldset>
      </form><ul>${rows}</ul>`);
    const { filterOpeners } = await lab.ask(page, 'read-landmarks', { recipe: null });
    expect(filterOpeners.map(({ name }) => name)).toEqual(['Show all']);
    await lab.ask(page, 'watch-change', { id: 'a' });
    await page.evaluate(() => document.querySelector('fieldset div')?.removeAttribute('hidden'));
    await lab.ask(page, 'read-change', { id: 'a' });
    expect(grouped(await lab.ask(page, 'read-filters', null))).toEqual({
      Place: ['Berlin', 'Bonn', 'Ulm', 'Kiel', 'Show all'],
    });
  });

  it('reads selects, boxes behind labels, switches and sliders, each under its heading', async () => {
    const reading = await filtersOf(`<nav><select aria-label="Language"><option>en</option></select></nav>
      <form role="search"><input></form>
      <aside><fieldset><legend>Type</legend><label><input type="radio" name="t" value="f" style="opacity:0;position:absolute"> Full time</label>
        <label><input type="radio" name="t" value="p"> Part time</label></fieldset>
      <h3>Pay</h3><div><div role="slider" tabindex="0" aria-label="From" aria-valuenow="3">|</div></div>
      <button role="switch" aria-checked="true">Remote only</button>
      <div><span id="s">Since</span><div role="radiogroup" aria-labelledby="s"><div role="radio" tabindex="0" aria-checked="false">Week</div></div></div>
      <h3>Order</h3><select name="days" aria-label="Posted"><option value="">Any</option><option value="7">Week</option></select>
      <button>Clear all</button></aside>
      <ul>${rows}</ul><form method="post"><input type="email"><label><input type="checkbox"> Send me news</label></form>`);
    expect(reading.surroundings).toBe('');
    expect(grouped(reading)).toEqual({
      Type: ['Full time', 'Part time'],
      Pay: ['From', 'Remote only'],
      Since: ['Week'],
      Order: ['Posted: Any,Week', 'Clear all'],
    });
    expect(reading.controls.find(({ name }) => name === 'Remote only')?.checked).toBe(true);
  });

  it('takes no single box or toggle for a filter unless something says so', async () => {
    const toggle = (name: string) => `<button aria-pressed="false">${name}</button>`;
    const controls = async (before: string) =>
      grouped(
        await filtersOf(`<main>${before}<ul>${rows}</ul><section><h2>Nurse</h2>${toggle('Quiet')}</section></main>`),
      );
    expect(await controls(toggle('Save search') + toggle('Follow Acme'))).toEqual({});
    expect(await controls(toggle('Compact'))).toEqual({});
    expect(await controls('<label><input type="checkbox"> Compact</label>')).toEqual({});
    expect(await controls('<select aria-label="Sort by"><option>New</option><option>Old</option></select>')).toEqual(
      {},
    );
    expect(await controls(`<div role="toolbar" aria-label="Filters">${toggle('Easy')}</div>`)).toEqual({
      '': ['Easy'],
    });
    expect(await controls(`<div>${toggle('Nights')}${toggle('Weekends')}</div>`)).toEqual({
      '': ['Nights', 'Weekends'],
    });
  });

  it('takes lists of links with counts for choices, and no other links', async () => {
    const reading =
      await filtersOf(`<main><section><h3>City</h3><ul><li><a href="/jobs/berlin">Berlin (12)</a></li><li><a href="/jobs/bonn">Bonn (3)</a></li></ul></section>
      <aside><h3>Posted</h3><a href="?d=1">Today</a> <a href="?d=7">Last week</a></aside>
      <aside><h3>Read on</h3><a href="/a">Advice</a> <a href="/b">Salaries</a></aside>
      <ul>${rows}</ul><div><h3>Pages</h3><a href="?p=1">1</a><a href="?p=2">2</a></div></main>`);
    expect(grouped(reading)).toEqual({ City: ['Berlin (12)', 'Bonn (3)'], Posted: ['Today', 'Last week'] });
  });
});

describe('in what lies open', () => {
  it('reads a pop-up of plain buttons, with listboxes and menu items', async () => {
    const reading =
      await filtersOf(`<main><select aria-label="Sort"><option>New</option></select><ul>${rows}</ul></main>
      <div role="dialog" aria-label="Date posted" style="position:absolute;top:50px;left:100px;width:300px;background:#fff">
        <div role="listbox" aria-label="When"><div role="option">Past week</div><div role="option">Past month</div></div>
        <div role="menuitemcheckbox" aria-checked="true" tabindex="0">Remote</div><button>Apply</button></div>`);
    expect(reading.surroundings).toBe('Date posted');
    expect(grouped(reading)).toEqual({ '': ['When: Past week,Past month', 'Remote', 'Apply'] });
  });

  it.each([
    [
      'classic/jobs/search?keywords=platform+engineer',
      'All filters',
      'Filter only jobs by',
      { 'Date posted': 4, 'Experience level': 4, Remote: 3, 'Easy Apply': 1 },
    ],
    ['german/stellen', 'Filter', 'Filter', { Arbeitszeit: 4, Veröffentlicht: 4, Homeoffice: 3, Berufserfahrung: 3 }],
    ['shadow/emploi', 'Type de contrat', 'Type de contrat', { 'Type de contrat': 4 }],
  ] as const)('reads what %s opens', async (path, opener, surroundings, expected) => {
    const page = await lab.context.newPage();
    await page.goto(`${sites.origin}/${path}`);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.waitFor();
    await lab.ask(page, 'watch-change', { id: 'one' });
    await button.click();
    const change = await lab.ask(page, 'read-change', { id: 'one' });
    expect(change?.change.opened).toMatchObject([{ name: surroundings }]);
    const reading = await lab.ask(page, 'read-filters', null);
    expect(reading.surroundings).toBe(surroundings);
    const choices = reading.controls.filter(({ checked }) => checked !== null);
    const counts = Map.groupBy(choices, ({ group }) => group);
    expect(Object.fromEntries(Array.from(counts, ([group, { length }]) => [group, length]))).toEqual(expected);
    for (const { ref } of choices.slice(0, 3))
      expect(await lab.ask(page, 'find-point', { ref })).toMatchObject({ isHit: true });
    await page.close();
  });
});

describe('the search that the page answers', () => {
  it('is told by its words, by what is chosen and can be taken back, and by the number of results', async () => {
    const page = await tab.show(`<form role="search"><input type="search" aria-label="Search jobs" value="cook "></form>
      <ul><li><button aria-label="Remove Berlin filter">Berlin</button></li><li>Full time <button class="icon-close"></button></li>
        <li><a href="?l=4">Senior ×</a></li><li><button>Clear all</button></li></ul>
      <aside><h2>Filters</h2><label><input type="checkbox" checked> Remote</label><label><input type="checkbox"> Hybrid</label>
        <label><input type="radio" name="t" value="" checked> Any time</label>
        <select aria-label="Posted"><option value="">Any</option><option selected value="7">Past week</option></select>
        <select aria-label="Sort by"><option>Newest</option><option selected>Best</option></select></aside>
      <h1>139 jobs</h1><ul>${rows}</ul>`);
    const { url, ...search } = await lab.ask(page, 'read-search', { recipe: null });
    expect(search).toEqual({
      words: 'cook',
      chips: ['Berlin filter', 'Full time', 'Senior', 'Remote', 'Past week'],
      announced: 139,
    });
    expect(url).toBe(page.url());
  });

  it('are not the rows of a list, whose names may end with a year', async () => {
    const links = ['Nurse', 'Head Chef', 'Accountant', 'Electrician']
      .map(
        (title, n) => `<a href="/jobs/${n}"><h3>${title}</h3><div>Acme ${n} Berlin</div><div>2${n} May 2026</div></a>`,
      )
      .join('');
    const { controls } = await filtersOf(`<main><h1>Jobs</h1><p>4 jobs</p><div>${links}</div></main>`);
    expect(controls).toEqual([]);
  });

  it('has controls that tell what they hold', async () => {
    const { controls } = await filtersOf(`<main><aside><h2>Filters</h2>
      <select aria-label="Posted"><option value="">Any</option><option selected value="7">Past week</option></select>
      <div role="listbox" aria-label="Level"><div role="option" aria-selected="true">Senior</div><div role="option">Lead</div></div>
      <input type="range" aria-label="Pay from" min="10" max="90" value="40"><input type="checkbox" aria-label="Remote" checked></aside>
      <ul>${rows}</ul></main>`);
    const held = controls.map(({ name, value, checked }) => [name, value ?? checked]);
    expect(held).toEqual([
      ['Posted', 'Past week'],
      ['Level', 'Senior'],
      ['Pay from', '40'],
      ['Remote', true],
    ]);
  });
});
