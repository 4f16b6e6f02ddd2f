import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
import type { LearnedRecipe, Row } from '@/domain/page/page-readings';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';
import { jobs, layouts } from './records-layouts';

const address = 'https://www.board.example/search?q=work&page=2';
let lab: LabBrowser;
let pages: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  pages = await startOnePage(lab, address);
});
afterAll(async () => {
  await lab?.close();
});

const learnFrom = (page: Page, selector: string, fields: ReadFields) =>
  lab.ask(page, 'learn-from-rows', { samples: [{ selector, fields }] });

/** Title, company and place of each row, as one text. */
const told = (rows: Row[] | undefined) =>
  rows?.map(({ fields: { title, company, location } }) => `${title} | ${company} | ${location}`);
const truth = jobs.map(({ title, company, place }) => `${title} | ${company} | ${place}`);

/** Names without a sign of their kind, in rows whose parts are named by nothing: code alone makes out no list here. */
const notices = [
  ['Moss', 'Quill & Vane', 'Upper Tarn', ''],
  ['Lantern', 'Hob', 'Fenwick Lea', 'two evenings'],
  ['Gable', 'Orchard Nine', 'Little Tarn', ''],
  ['Thimble', 'Brine', 'Upper Fenwick', 'weekends'],
] as const;
const notice = ([what, who, where, when]: (typeof notices)[number], index: number) =>
  `<div class="n"><div><i>${when && `<b>${when}</b>`}</i><a href="/n/${index}">${what}</a></div><div>by ${who}</div><div><span>${where}</span></div></div>`;

describe('rows that somebody read', () => {
  it.each(['one line with separators', 'rows in shadow roots of their own'])(
    'teach to read the others from one of them: %s',
    async (name) => {
      const page = await pages.show(layouts[name] ?? '');
      const [{ title, company, place }] = jobs;
      // Where the row was is no longer known: its words are.
      const learned = await learnFrom(page, '#gone', { title, company, location: place });
      expect(told(learned?.reading.rows)).toEqual(truth);
      expect(learned?.reading.check.holds).toBe(true);
    },
  );

  it('teach a list that says nothing to code', async () => {
    const page = await pages.show(`<h1>Notices</h1><div>${notices.map(notice).join('')}</div>`);
    const [, second] = notices;
    const learned = await learnFrom(page, 'a[href="/n/1"]', {
      title: second[0],
      company: second[1],
      location: second[2],
    });
    expect(told(learned?.reading.rows)).toEqual(notices.map(([what, who, where]) => `${what} | ${who} | ${where}`));
    expect(learned?.reading.rows.every(({ fields }) => fields.url?.includes('/n/'))).toBe(true);
  });

  it('teach it by a ref of the snapshot, texts that it cuts, and the number that a row says', async () => {
    const long = (what: string) =>
      `${what} keeper of a house with a name that is longer than a line of the page as text`;
    const row = ([what, who]: (typeof notices)[number], index: number) =>
      `<div class="n"><div><a href="/n/${index}">${long(what)}</a></div><div>${who}</div><div>No. K${index}-7</div></div>`;
    const page = await pages.show(`<h1>Notices</h1><div>${notices.map(row).join('')}</div>`);
    const { lines } = await lab.ask(page, 'take-snapshot', { tokenBudget: 2_000, framePrefix: '', show: null });
    const [, ref = '', title = ''] = /2 \[CLICK: "(\w+)"\] "([^"]*…)"/.exec(lines.join('\n')) ?? [];
    const learned = await learnFrom(page, ref, { title, company: notices[1][1], siteJobId: 'K1-7' });
    const read = learned?.reading.rows.map(({ fields }) => [fields.title, fields.company, fields.siteJobId]);
    expect(read).toEqual(notices.map(([what, who], index) => [long(what), who, `K${index}-7`]));
    // Who taught them is no evidence to the gate.
    expect(learned?.recipe.isTaught).toBe(true);
  });

  it('teach a list whose rows have no element of their own: headings, and what stands behind each', async () => {
    const row = ([what, who, where, when]: (typeof notices)[number]) =>
      `<h3>${what}</h3><p>${where}</p>${when && `<em>${when}</em>`}<p>${who}</p><button>Keep</button>`;
    const page = await pages.show(`<main><h1>Notices</h1>${notices.map(row).join('')}</main>`);
    const samples = notices.slice(0, 2).map(([title, company, location]) => ({
      selector: '',
      fields: { title, company, location },
    }));
    const learned = await lab.ask(page, 'learn-from-rows', { samples });
    expect(told(learned?.reading.rows)).toEqual(notices.map(([what, who, where]) => `${what} | ${who} | ${where}`));
    expect(learned?.reading.check).toMatchObject({ holds: true, problems: [] });
  });

  it('teach what stands as bare words in the lines around them', async () => {
    const line = ([what, who, where, when]: (typeof notices)[number], index: number) =>
      `${who} (${where}): <a href="/n/${index}">${what}</a>${when && `, ${when}`}<br>`;
    const page = await pages.show(`<p><b>M</b> <a href="/?l=N">N</a></p><p>${notices.map(line).join('')}</p>`);
    const samples = notices.slice(0, 2).map(([title, company, location], index) => ({
      selector: `a[href="/n/${index}"]`,
      fields: { title, company, location },
    }));
    const learned = await lab.ask(page, 'learn-from-rows', { samples });
    expect(told(learned?.reading.rows)).toEqual(notices.map(([what, who, where]) => `${what} | ${who} | ${where}`));
    const below = notices.map(([what, who, where]) => `<b>${what}</b><br>${who}, ${where}<br>To be filled soon.<hr>`);
    const other = await pages.show(`<h1>Notices</h1>${below.join('')}`);
    const bold = samples.map(({ fields }) => ({ selector: '', fields }));
    const read = await lab.ask(other, 'learn-from-rows', { samples: bold });
    expect(told(read?.reading.rows)).toEqual(notices.map(([what, who, where]) => `${what} | ${who} | ${where}`));
  });

  it('teach parts of one text by the signs around them, and leave out rows without those', async () => {
    const thread = ([what, who, where]: (typeof notices)[number], index: number) =>
      `<tr><td><a href="/n/${index}">[GIVEN] ${what} – ${who} – ${where}</a></td><td>${index}</td></tr>`;
    const wanted = '<tr><td><a href="/n/77">[TAKEN] a chair</a></td><td>7</td></tr>';
    const page = await pages.show(`<h1>Notices</h1><table>${notices.map(thread).join('')}${wanted}</table>`);
    const samples = notices.slice(0, 3).map(([title, company, location], index) => ({
      selector: `a[href="/n/${index}"]`,
      fields: { title, company, location },
    }));
    const learned = await lab.ask(page, 'learn-from-rows', { samples });
    expect(told(learned?.reading.rows)).toEqual(notices.map(([what, who, where]) => `${what} | ${who} | ${where}`));
  });

  it('make no row for the gate of what is in a menu, whoever calls it one', async () => {
    const entry = ([what, who]: (typeof notices)[number], index: number) =>
      `<div class="n"><button>${what}</button><div>${who}</div><div>${index}</div></div>`;
    const page = await pages.show(`<div role="menu">${notices.map(entry).join('')}</div>`);
    const learned = await learnFrom(page, '#gone', { title: notices[1][0], company: notices[1][1] });
    expect(learned?.reading.rows).toHaveLength(notices.length);
    const press = await lab.worker.evaluate(
      async ([tabId, recipe]) => {
        const tab = globalThis.lab.drive(tabId);
        const ref = recipe && (await tab.ask('read-rows', recipe)).rows[0]?.ref;
        return tab.press({ ref: ref ?? '' }, { purpose: 'open-row', siteUrl: await tab.url() });
      },
      [await tabIdOf(lab, page), learned?.recipe ?? null] as const,
    );
    expect(press).toMatchObject({ outcome: 'refused', code: 'unclear' });
  });

  it('teach a list of one', async () => {
    const page = await pages.show(
      `<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">About</a></li></ul></nav><main><h1>1 result</h1><ul class="hits"><li class="hit" data-id="a-77"><h2><a href="/jobs/77">Cook</a></h2><p class="who">Mokka</p><p class="where">Brno</p></li></ul></main>`,
    );
    const learned = await learnFrom(page, 'main a', { title: 'Cook', company: 'Mokka', location: 'Brno' });
    expect(told(learned?.reading.rows)).toEqual(['Cook | Mokka | Brno']);
    expect(learned?.recipe.rows.row).not.toContain('77');
    expect(await learnFrom(page, '#gone', { title: 'Nothing of the kind' })).toBeNull();
  });
});

describe('titles that are drawn', () => {
  const drawn = ['Pastry chef', 'Night nurse', 'Bus driver', 'Receptionist'].map((title, index) => {
    const picture = `<img src="/${index}.svg" alt="${title}" width="260" height="30">`;
    return `<div class="c">${picture}<div>Closes 1${index} May 2027</div><button>Details</button></div>`;
  });

  it('are read by what their pictures say, also behind a tab, and shown in the page as text', async () => {
    const body = `<div>${drawn.slice(0, 2).join('')}</div><div hidden>${drawn.slice(2).join('')}</div>`;
    const page = await pages.show(`<h1>Jobs</h1>${body}`);
    const learned = await lab.ask(page, 'learn-recipe', null);
    const titles = learned?.reading.rows.map(({ fields }) => fields.title);
    expect(titles).toEqual(['Pastry chef', 'Night nurse', 'Bus driver', 'Receptionist']);
    const all = await pages.show(`<h1>Jobs</h1><div>${drawn.join('')}</div>`);
    const { lines } = await lab.ask(all, 'take-snapshot', { tokenBudget: 2_000, framePrefix: '', show: null });
    expect(JSON.stringify(lines)).toContain('Pastry chef');
  });
});

describe('a recipe', () => {
  const row = (place: string) => (_: unknown, index: number) =>
    `<li class="job"><h3><a href="/jobs/${index}">Engineer ${index}</a></h3><p class="firm">Firm ${index} GmbH</p>${place.replace('#', `${index}`)}</li>`;
  const usual = Array.from({ length: 5 }, row('<p class="town">Berlin</p>'));
  const odd = row('<div><em data-where>Hidden Hollow</em></div>')(null, 7);
  const learned = async () => {
    const page = await pages.show(`<h1>6 jobs</h1><ul>${[...usual, odd].join('')}</ul>`);
    const recipe = (await lab.ask(page, 'learn-recipe', null)) as LearnedRecipe;
    return { page, recipe: recipe.recipe, row: recipe.reading.rows[5] };
  };

  it('is mended by one row, and reads the others as before', async () => {
    const { page, recipe, row } = await learned();
    const target = { selector: 'li:last-child a' };
    expect(row?.fields.location).toBeUndefined();
    const mended = await lab.ask(page, 'mend-rows', { recipe, row: target, fields: { location: 'Hidden Hollow' } });
    const rows = mended && (await lab.ask(page, 'read-rows', mended)).rows;
    expect(rows?.map(({ fields }) => fields.location)).toEqual([...Array(5).fill('Berlin'), 'Hidden Hollow']);
    expect(await lab.ask(page, 'mend-rows', { recipe, row: target, fields: { location: 'Nowhere here' } })).toBeNull();
  });

  it('turns the page by its address where nothing else does', async () => {
    const { page, recipe } = await learned();
    expect(await lab.ask(page, 'read-pager', { recipe })).toMatchObject({ kind: 'none', url: null });
    await page.evaluate(() => document.querySelector('h1')?.replaceChildren('41 jobs'));
    expect(await lab.ask(page, 'read-pager', { recipe })).toMatchObject({
      kind: 'numbered',
      ref: null,
      url: 'https://www.board.example/search?q=work&page=3',
    });
  });
});

describe('a posting', () => {
  const posting = (title: string, firm: string, where: string, extra = '') =>
    `<nav><a href="/">Home</a></nav><main><section class="top"><h1>${title}</h1><a class="firm" href="/c/1">${firm}</a><dl>${extra}<dt>Wo:</dt><dd>${where}</dd></dl><p hidden>secret</p>
     <input value="typed"><a href="/go?url=${encodeURIComponent('https://firm.example/apply')}">Apply <b>here</b></a></section></main><footer><a href="/imprint">Imprint</a></footer>`;

  it('is a text in which links have numbers, also where code makes out none', async () => {
    const page = await pages.show(posting('Moss', 'Hob', 'Tarn'));
    expect(await lab.ask(page, 'read-details', { recipe: null })).toBeNull();
    const read = await lab.ask(page, 'read-numbered-text', {
      list: { recipe: null, pressed: null },
      target: null,
    });
    expect(read?.text.split('\n')).toEqual(['Moss', '[1 Hob]', 'Wo:', 'Tarn', '[2 Apply here]']);
    expect(read?.links[1]).toEqual({ number: 2, text: 'Apply here', url: 'https://firm.example/apply' });
  });

  it('is of a row all that belongs to it, where its list takes the first of its parts for it', async () => {
    const rows = ['Moss', 'Fern', 'Reed'].map(
      (title, at) =>
        `<table class="job"><tbody><tr class="head"><td>${title}</td></tr><tr><td>Tarn ${at}</td></tr><tr><td><a href="/${at}">Show</a></td></tr></tbody></table>`,
    );
    const page = await pages.show(`<main>${rows.join('')}</main>`);
    const title = { selector: 'td', read: 'text', nth: 0, part: null, pattern: null, kind: null };
    const recipe = {
      version: 1,
      frame: null,
      rows: { list: 'main', row: 'tr.head', fields: { title: [title] }, embedded: null },
      scroller: null,
      details: null,
      pager: null,
      fill: {},
    };
    const read = await lab.ask(page, 'read-numbered-text', {
      list: { recipe, pressed: null },
      target: { selector: 'table:nth-of-type(2) tr.head' },
    } as never);
    expect(read?.text.split('\n')).toEqual(['Fern', 'Tarn 1', '[1 Show]']);
  });

  it('teaches where the values of the next one are', async () => {
    const page = await pages.show(posting('Moss', 'Hob', 'Tarn'));
    const fields = { title: 'Moss', company: 'Hob', location: 'Tarn', applyUrl: 'https://firm.example/apply' };
    const rules = await lab.ask(page, 'learn-details', { recipe: null, fields: { ...fields, salaryText: '€1' } });
    expect(Object.keys(rules)).not.toContain('salaryText');
    await pages.show(posting('Gable', 'Brine', 'Fenwick', '<dt>Wann:</dt><dd>abends</dd>'));
    const read = await lab.ask(page, 'read-details', { recipe: null, fields: rules });
    expect(read?.fields).toMatchObject({ title: 'Gable', company: 'Brine', location: 'Fenwick' });
    expect(read?.doubts).toEqual(['description']);
  });

  it('teaches no description from an element that is headed by the title as well', async () => {
    const text = `${'We bake in pairs, before five, and sell by seven. '.repeat(4)}Ring the mill.`;
    const shown = (inside: string) => `<main><div class="posting"><h1>Moss</h1><p>Hob</p>${inside}</div></main>`;
    const rules = async (inside: string) => {
      const page = await pages.show(shown(inside));
      return lab.ask(page, 'learn-details', { recipe: null, fields: { title: 'Moss', description: text } });
    };
    expect((await rules(`<div class="words"><p>${text}</p></div>`)).description).toHaveLength(1);
    expect((await rules(text.replaceAll(/[^.]+\./g, '<p>$&</p>'))).description).toBeUndefined();
  });
});
