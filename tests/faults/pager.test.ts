import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PagerReading } from '@/domain/page/page-readings';
import { FieldRule, type Recipe } from '@/domain/page/recipe';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});

afterAll(() => lab.close());

async function pagerOf(
  html: string,
  recipe: Recipe | null = null,
  url = 'https://jobs.test/search',
): Promise<PagerReading> {
  const page = await openHtml(lab, html, url);
  const reading = await lab.ask(page, 'read-pager', { recipe });
  await page.close();
  return reading;
}

const numbers = `<div class="pages"><span>1</span> <a href="?page=2">2</a> <a href="?page=3">3</a> … <a href="?page=9">9</a></div>`;

describe('the pager', () => {
  it.each([
    ['a link called next', '<a href="?page=2">Next page</a>'],
    ['a link with a label only', '<nav><a href="?page=2" aria-label="Nächste"></a></nav>'],
    ['an arrow beside numbers', `${numbers}<a href="?page=2" class="arrow">›</a>`],
    ['a link that is older', '<div class="navigation"><a href="?page=2">← Older posts</a></div>'],
    ['a link in a language without words here', '<div class="pagination"><a href="?page=2">Qhov txuas ntxiv</a></div>'],
  ])('finds %s', async (_, html) => {
    expect(await pagerOf(html)).toMatchObject({ kind: 'next', url: 'https://jobs.test/search?page=2' });
  });

  it.each([
    ['that are all alike', '<a href="?page=1">1</a> <a href="?page=2">2</a> <a href="?page=3">3</a>'],
    ['of which the own one is disabled', '<button disabled>1</button> <button>2</button> <button>3</button>'],
  ])('goes on from the first of numbers %s', async (_, numbered) => {
    const { kind, current } = await pagerOf(`<ul>${rows}</ul><div>${numbered}</div>`, recipe);
    expect({ kind, current }).toEqual({ kind: 'numbered', current: 1 });
  });

  it('stands in the same grid as the rows, where one of a calendar is another', async () => {
    const next = '<button aria-label="Go to next page">›</button>';
    const inGrid = await pagerOf(`<div role="grid"><ul>${rows}</ul><div>${next}</div></div>`, recipe);
    expect(inGrid.kind).toBe('next');
    const inCarousel = await pagerOf(`<div class="owl-carousel"><ul>${rows}</ul><div>${next}</div></div>`, recipe);
    expect(inCarousel.kind).toBe('none');
    const beside = await pagerOf(`<ul>${rows}</ul><div role="grid">${next}</div>`, recipe);
    expect(beside.kind).toBe('none');
  });

  it.each([
    ['behind the count of a part', '<h2>Openings (3 of 8)</h2><button>View all</button>', '', 'load-more'],
    ['below the list', '<h2>8 jobs</h2>', '<button>Alle Stellen anzeigen</button>', 'load-more'],
    ['that leads to another page', '<h2>8 jobs</h2>', '<a href="/other">View all</a>', 'none'],
    ['of a list that is whole', '<h2>3 jobs</h2>', '<button>View all</button>', 'none'],
    ['of a list that counts nothing', '', '<button>View all</button>', 'none'],
  ])('takes a control for all the rest %s for what it is', async (_, above, below, kind) => {
    expect(await pagerOf(`${above}<ul>${rows}</ul><div>${below}</div>`, recipe)).toMatchObject({ kind });
  });

  it.each([
    ['called next', '<p>Página 1 de 3</p><span style="cursor:pointer" title="Siguiente">Siguiente</span>', 'next'],
    ['called more', '<div style="cursor:pointer">Load more jobs</div>', 'load-more'],
    ['in a pagination', '<div class="pagination"><span>1</span> <i style="cursor:pointer">2</i></div>', 'numbered'],
    [
      'a number among others',
      '<span>1</span><span style="cursor:pointer">2</span><span>…</span><span>9</span>',
      'numbered',
    ],
    ['a number beside words', '<b>1</b> <span style="cursor:pointer">2</span> <span>stars</span>', 'none'],
    ['that nothing presses', '<span title="Siguiente">Siguiente</span>', 'none'],
    ['of another name', '<span style="cursor:pointer">2</span> <span style="cursor:pointer">3</span>', 'none'],
  ])('looks among bare elements for one %s', async (_, html, kind) => {
    expect(await pagerOf(`<ul>${rows}</ul><div>${html}</div>`, recipe)).toMatchObject({ kind });
  });

  it('presses a number where the arrow beside it has nothing to be hit', async () => {
    const arrow = (inside: string) =>
      `<div class="pager"><span>1</span> <a href="#">2</a> <a href="#" title="Next page">${inside}</a></div>`;
    expect(await pagerOf(`<ul>${rows}</ul>${arrow('<i></i>')}`, recipe)).toMatchObject({ kind: 'numbered' });
    expect(await pagerOf(`<ul>${rows}</ul>${arrow('<i>›</i>')}`, recipe)).toMatchObject({ kind: 'next' });
  });

  it('presses the number after the current one where there is no next', async () => {
    expect(await pagerOf(numbers)).toMatchObject({
      kind: 'numbered',
      url: 'https://jobs.test/search?page=2',
      current: 1,
      last: 9,
    });
  });

  it('passes pages on the way to a later one, as far as its numbers lead', async () => {
    const page = await openHtml(lab, numbers, 'https://jobs.test/search');
    const towards = (wanted: number) => lab.ask(page, 'read-pager', { recipe: null, towards: wanted });
    expect(await towards(9)).toMatchObject({ number: 9, url: 'https://jobs.test/search?page=9' });
    expect(await towards(7)).toMatchObject({ number: 3, url: 'https://jobs.test/search?page=3' });
    expect(await towards(2)).toMatchObject({ url: 'https://jobs.test/search?page=2' });
    expect((await towards(2)).number).toBeUndefined();
    await page.close();
  });

  it('presses what leads to further numbers behind the last one shown, and not back to those before', async () => {
    const link = (number: number, name = `${number}`) => `<a href="javascript:post('Page$${number}')">${name}</a>`;
    const fourth = [link(1), link(2), link(3), '<span>4</span>', link(5, '...')].join(' ');
    expect(await pagerOf(fourth)).toMatchObject({
      kind: 'numbered',
      selector: expect.stringContaining('Page$5'),
      current: 4,
      last: 5,
    });
    const sixth = [link(4, '...'), link(5), '<span>6</span>'].join(' ');
    expect(await pagerOf(sixth)).toMatchObject({ kind: 'none', current: 6, last: 6 });
    const second = [link(1), '<span>2</span>', link(3), link(4, '…'), link(9)].join(' ');
    expect(await pagerOf(second)).toMatchObject({ selector: expect.stringContaining('Page$3'), last: 9 });
  });

  it('knows the current one of two, whatever other numbers the page has', async () => {
    const html = '<table><tr><td>3</td><td>1</td></tr><tr><td>0</td><td>7</td></tr></table>';
    const two = '<div>Pages: <b>1</b> <a href="?page=2">2</a></div>';
    expect(await pagerOf(html + two)).toMatchObject({ kind: 'numbered', current: 1, last: 2 });
  });

  it('takes no link from one entry of a thread to the next for a page', async () => {
    const entries = [41, 42, 43].map((id) => `<div id="${id}">Text <a href="#${id + 1}">next</a></div>`).join('');
    expect(await pagerOf(`<main>${entries}</main>`)).toMatchObject({ kind: 'none' });
    const pager = '<nav class="pagination"><a href="#results">Next</a></nav>';
    expect(await pagerOf(`<main id="results">${pager}<p>…</p>${pager}</main>`)).toMatchObject({ kind: 'next' });
  });

  it('finds a button without an address, by a selector and a ref', async () => {
    const reading = await pagerOf('<ul><li>…</li></ul><nav class="pagination"><button>Next</button></nav>');
    expect(reading).toMatchObject({ kind: 'next', url: null });
    expect(reading.selector).toBeTruthy();
    expect(reading.ref).toMatch(/^e\d+$/);
  });

  it.each([
    ['nothing', '<p>Jobs</p>'],
    ['a next that is disabled', '<nav class="pagination"><button>1</button><button disabled>Next</button></nav>'],
    [
      'the last of the numbers',
      '<nav class="pager"><a href="?page=1">1</a><a href="?page=2">2</a><b>3</b><a>→</a></nav>',
    ],
    ['a carousel', '<div class="logo-carousel"><button aria-label="Next" class="next">›</button></div>'],
    ['a date picker', `<div class="datepicker"><button class="next">Next</button></div>`],
    ['a link that only contains the word', '<a href="/steps">Your next steps with us</a>'],
    ['the next article', '<nav class="post-navigation"><a rel="next" href="/how-we-bake">How we bake bread</a></nav>'],
  ])('finds none in %s', async (_, html) => {
    expect(await pagerOf(html, null, 'https://jobs.test/search?page=3')).toMatchObject({ kind: 'none', ref: null });
  });

  it('finds what loads more, yet not in a widget beside the page', async () => {
    expect(await pagerOf('<main><button>See more jobs</button></main>')).toMatchObject({ kind: 'load-more' });
    expect(await pagerOf('<aside><button>Load more</button></aside>')).toMatchObject({ kind: 'none' });
  });

  it('reaches into shadow roots', async () => {
    const html =
      '<job-pager><template shadowrootmode="open"><a class="next" href="?page=2">Weiter</a></template></job-pager>';
    const reading = await pagerOf(html);
    expect(reading).toMatchObject({ kind: 'next', url: 'https://jobs.test/search?page=2' });
    expect(reading.selector).toContain(' >>> ');
  });

  it('knows a button by the words in its slot', async () => {
    const html =
      '<main><x-button>Load more jobs<template shadowrootmode="open"><button><slot></slot></button></template></x-button></main>';
    expect(await pagerOf(html)).toMatchObject({ kind: 'load-more' });
  });
});

const recipe: Recipe = {
  version: 1,
  frame: null,
  rows: { list: 'ul', row: 'li.row', fields: {}, embedded: null },
  scroller: null,
  details: null,
  pager: null,
  fill: {},
};
const rows = '<li class="row"><a href="/jobs/1">Cook</a><button>Show more</button></li>'.repeat(3);

describe('the pager of a known list', () => {
  it('is looked for after the list, and not in its rows', async () => {
    const html = `<nav class="pagination"><a href="?page=7">Next</a></nav><ul>${rows}</ul><nav class="pagination"><a href="?page=2">Next</a></nav>`;
    expect(await pagerOf(html, recipe)).toMatchObject({ kind: 'next', url: 'https://jobs.test/search?page=2' });
    expect(await pagerOf(`<ul>${rows}</ul>`, recipe)).toMatchObject({ kind: 'none' });
  });

  it('may stand before the list, beside the range of just its rows', async () => {
    const above = (range: string) =>
      `<div><span>${range}</span> <a href="javascript:turn('a$next$0')">Show next</a></div><ul>${rows}</ul>`;
    expect(await pagerOf(above('1-3 of 27'), recipe)).toMatchObject({ kind: 'next' });
    expect(await pagerOf(above('1 bis 3 von 27'), recipe)).toMatchObject({ kind: 'next' });
    expect(await pagerOf(above('1-5 of 27'), recipe)).toMatchObject({ kind: 'none' });
    expect(await pagerOf(above('1-3 of 3'), recipe)).toMatchObject({ kind: 'none' });
  });

  it('may stand beside the range of the jobs of a table, whose heads of columns are none', async () => {
    const line = (index: number) =>
      `<tr><td><a href="javascript:show('a$${index}')">Platform engineer ${index}</a></td><td>Leeds</td></tr>`;
    const grid = (range: string) =>
      `<table><tr><td><span>${range}</span> <a href="javascript:turn('a$next$0')">Show next</a></td></tr></table>
      <table id="jobs"><tr><th><a href="javascript:sort('a$0')">Job title</a></th><th>Location</th></tr>${[0, 1, 2].map(line).join('')}</table>`;
    const title = FieldRule.parse({ selector: 'a', read: 'text', nth: 0, part: null, pattern: null, kind: null });
    const ofTable: Recipe = {
      ...recipe,
      rows: { ...recipe.rows, list: '#jobs', row: '#jobs tr', fields: { ...recipe.rows.fields, title: [title] } },
    };
    expect(await pagerOf(grid('1-3 of 27'), ofTable)).toMatchObject({ kind: 'next' });
    expect(await pagerOf(grid('1-4 of 27'), ofTable)).toMatchObject({ kind: 'none' });
  });

  it('may stand before the list alone, beside the page of several', async () => {
    const arrow = (name: string) => `<a href="?pr=1"><i title="${name}">▸</i><span>${name}</span></a>`;
    const above = (page: string) =>
      `<div>${arrow('First page of results')} <span>${page}</span> ${arrow('Next page of results')}</div><ul>${rows}</ul>`;
    expect(await pagerOf(above('Page 1 of 4'), recipe)).toMatchObject({ kind: 'next' });
    const bare = `<div>Page 2 of 4</div><ul>${rows}</ul>`;
    expect(await pagerOf(bare, recipe)).toMatchObject({ kind: 'none', current: 2, last: 4 });
  });

  describe('of a feed is the address that goes on from an end of its rows', () => {
    const rowsOf = (...ids: number[]) =>
      `<ul>${ids.map((id) => `<li data-post="jobs/${id}"><b>Cook ${id}</b> <a href="/jobs/${id}">12:0${id % 10}</a></li>`).join('')}</ul>`;
    const ofFeed: Recipe = {
      ...recipe,
      rows: {
        ...recipe.rows,
        list: 'ul',
        row: 'li',
        fields: { title: [{ selector: 'b', nth: 0, read: 'text', part: null, pattern: null, kind: null }] },
      },
    };
    const older = '<div><a href="/search?before=825"></a></div>';

    it('above a list that has its newest job at its end, also after pages of it', async () => {
      const url = 'https://jobs.test/search?before=825';
      expect(await pagerOf(older + rowsOf(825, 826, 827, 828), ofFeed)).toMatchObject({
        kind: 'numbered',
        url,
        ref: null,
      });
      const there = 'https://jobs.test/search?before=829';
      expect(await pagerOf(older + rowsOf(825, 826, 827, 828), ofFeed, there)).toMatchObject({ url });
    });

    it('below a list that has its newest job at its beginning', async () => {
      const page = rowsOf(828, 827, 826, 825) + older;
      expect(await pagerOf(page, ofFeed)).toMatchObject({ url: 'https://jobs.test/search?before=825' });
    });

    it.each([
      ['back where this page came from', '<a href="/search?after=825"></a>', 'https://jobs.test/search?before=829'],
      ['to no end of the rows', '<a href="/search?before=826"></a>', undefined],
      ['to the posting of a row', '<a href="/search?job=825"></a>', undefined],
      ['to another list', '<a href="/search?q=cook&before=825"></a>', undefined],
      ['to another page', '<a href="/feed?before=825"></a>', undefined],
    ])('and leads not %s', async (_, link, there) => {
      expect(await pagerOf(link + rowsOf(825, 826, 827, 828), ofFeed, there)).toMatchObject({
        kind: 'none',
        url: null,
      });
    });
  });

  it('may stand in a last row of the table that holds the list', async () => {
    const title: FieldRule = { selector: 'a', nth: 0, read: 'text', part: null, pattern: null, kind: null };
    const ofTable: Recipe = {
      ...recipe,
      rows: { list: 'table', row: 'tr', fields: { title: [title] }, embedded: null },
    };
    const jobs = ['Cook', 'Nurse'].map((job) => `<tr><td><a href="/jobs/${job}">${job}</a></td></tr>`).join('');
    const other = `<a href="javascript:__doPostBack('grid','Page$2')">2</a>`;
    for (const pages of [`<span>1</span> ${other}`, `<span>1</span></td><td>${other}`]) {
      const table = `<table>${jobs}<tr><td><table><tr><td>${pages}</td></tr></table></td></tr></table>`;
      expect(await pagerOf(table, ofTable)).toMatchObject({ kind: 'numbered', current: 1, last: 2 });
    }
  });

  it('is in no dialog, unless the list is in it too', async () => {
    const next = '<a rel="next" href="?page=2">Next</a>';
    const dialog = `<dialog open aria-label="More jobs">There is more to see. ${next}</dialog>`;
    expect(await pagerOf(`<ul>${rows}</ul>${dialog}`, recipe)).toMatchObject({ kind: 'none' });
    expect(await pagerOf(dialog)).toMatchObject({ kind: 'none' });
    expect(await pagerOf(`<div role="dialog"><ul>${rows}</ul>${next}</div>`, recipe)).toMatchObject({ kind: 'next' });
  });

  it('is called "Next" right after the list, whatever its elements are called', async () => {
    const post = '<form method="post"><input type="hidden" name="p" value="2"><button>Siguiente</button></form>';
    expect(await pagerOf(`<ul>${rows}</ul><div class="x7"><span>1 / 9</span>${post}</div>`, recipe)).toMatchObject({
      kind: 'next',
    });
    const offers = '<li>Nurse</li><li>Driver</li>'.repeat(9);
    expect(await pagerOf(`<ul>${rows}</ul><h2>More</h2><button>Siguiente</button>`, recipe)).toMatchObject({
      kind: 'none',
    });
    expect(
      await pagerOf(`<ul>${rows}</ul><div><ul>${offers}</ul><button>Siguiente</button></div>`, recipe),
    ).toMatchObject({ kind: 'none' });
  });

  it('may just be called "Show more"', async () => {
    expect(await pagerOf(`<ul>${rows}</ul><button>Show more</button>`, recipe)).toMatchObject({ kind: 'load-more' });
  });

  it('is infinite where the list says that there is more, not where the page is just long', async () => {
    const tall = `<ul>${rows}</ul><p style="height:3000px">About us</p>`;
    expect(await pagerOf(`<h1>Jobs</h1>${tall}`, recipe)).toMatchObject({ kind: 'none' });
    expect(await pagerOf(`<h1>244 jobs</h1>${tall}`, recipe)).toMatchObject({ kind: 'infinite' });
    expect(await pagerOf(`<ul>${rows}</ul><div class="spinner"></div>`, recipe)).toMatchObject({ kind: 'infinite' });
  });
});

describe('what may lead to other parts of a list', () => {
  const list = `<ul>${rows}</ul>`;
  const titled: Recipe = {
    ...recipe,
    rows: { ...recipe.rows, fields: { title: [FieldRule.parse({ selector: 'a', read: 'text' })] } },
  };

  async function partsOf(html: string) {
    const page = await openHtml(lab, html, 'https://jobs.test/who');
    const groups = await lab.ask(page, 'read-parts', { recipe: titled });
    await page.close();
    return groups.map(({ current, areTabs, areApart, others }) => ({
      names: [current, ...others.map(({ name }) => name)],
      urls: others.map(({ url }) => url),
      areTabs,
      areApart,
    }));
  }

  it.each([
    ['the one without a link', '<p><strong>November</strong> · <a href="/who/10">October</a></p>'],
    [
      'the one marked in its item',
      '<ul><li class="is-active"><a href="/who">November</a><li><a href="/who/10">October</a></ul>',
    ],
  ])('is a group of links, of which %s is current', async (_, html) => {
    expect(await partsOf(html + list)).toEqual([
      { names: ['November', 'October'], urls: ['https://jobs.test/who/10'], areTabs: false, areApart: false },
    ]);
  });

  it('is a section beside the open one that has the list, and none of another group', async () => {
    const section = (name: string, isOpen: boolean, body = '') =>
      `<div><h3><button aria-expanded="${isOpen}">${name}</button></h3><div>${body}</div></div>`;
    const questions = `<div>${section('Are you remote?', false)}${section('Who is hired?', false)}</div>`;
    const sections = section('Care (2)', true, list) + section('Kitchen (4)', false) + section('Office (1)', false);
    const tabs = async (html: string) => (await partsOf(html)).filter(({ areTabs }) => areTabs);
    expect(await tabs(`<main><div>${sections}</div>${questions}</main>`)).toMatchObject([
      { names: ['Care (2)', 'Kitchen (4)', 'Office (1)'], urls: [null, null] },
    ]);
    expect(await tabs(`<main>${section('Filters', true)}${section('Sort', false)}${list}</main>`)).toEqual([]);
  });

  it('is a list of options, and links of which the one to this page is current', async () => {
    const options = '<select><option>2025</option><option selected>2026</option></select>';
    expect(await partsOf(options + list)).toMatchObject([{ names: ['2026', '2025'], urls: [null], areTabs: false }]);
    const links = '<p><a href="/who">A</a> <a href="/who/b">B</a></p>';
    expect(await partsOf(links + list)).toMatchObject([{ names: ['A', 'B'], urls: ['https://jobs.test/who/b'] }]);
    const letters = '<p><a href="/a">A</a> <a href="/b">B</a></p>';
    expect(await partsOf(letters + list)).toMatchObject([{ names: ['', 'A', 'B'] }]);
  });

  it('is an index of letters, of which those without entries lead nowhere', async () => {
    const index = (first: string) =>
      `<ul><li>${first}</li><li><a href="/b">B</a></li><li><span>C</span></li><li><a href="/d">D</a></li></ul>${list}`;
    expect(await partsOf(index('<strong>A</strong>'))).toMatchObject([{ names: ['A', 'B', 'D'] }]);
    expect(await partsOf(index('<span>A</span>'))).toMatchObject([{ names: ['', 'B', 'D'] }]);
  });

  it('is a row of controls that show one of several places of the page', async () => {
    const tabs = '<div><a href="#one" class="active">Chemistry</a> <a href="#two">Estates</a></div>';
    const places = `<div id="one">${list}</div><div id="two" style="display:none"></div>`;
    expect(await partsOf(tabs + places)).toMatchObject([{ names: ['Chemistry', 'Estates'], areTabs: true }]);
  });

  it('is a row of tabs, of which the current one counts what it shows', async () => {
    const tabs =
      '<div role="tablist"><button role="tab" aria-selected="true">Professionals</button><button role="tab">Internships</button></div>';
    const countsPart = async (html: string) => {
      const page = await openHtml(lab, html, 'https://jobs.test/who');
      const groups = await lab.ask(page, 'read-parts', { recipe: titled });
      await page.close();
      return groups.map((each) => each.countsPart);
    };
    expect(await countsPart(`${tabs}<div role="tabpanel"><p>22 jobs</p>${list}</div>`)).toEqual([true]);
    expect(await countsPart(`<p>22 jobs</p>${tabs}<div role="tabpanel">${list}</div>`)).toEqual([undefined]);
    expect(await countsPart(`${tabs}<p>22 jobs</p>${list}`)).toEqual([undefined]);
  });

  it('is a row of tabs', async () => {
    const tabs =
      '<div role="tablist"><button role="tab" aria-selected="true">A</button><button role="tab">B</button></div>';
    expect(await partsOf(tabs + list)).toEqual([{ names: ['A', 'B'], urls: [null], areTabs: true, areApart: false }]);
  });

  it.each([
    ['a heading stands before them', '<p>Order: <a href="/a">A</a> <a href="/b">B</a></p>'],
    ['they come after the list', `${list}<p><b>A</b> <a href="/b">B</a></p>`],
  ])('is nothing where %s', async (_, html) => {
    expect(await partsOf(html.includes(list) ? html : html + list)).toEqual([]);
  });
});
