import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Landmarks } from '@/domain/page/landmarks';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type RunningSites, startSites } from '../sites/server';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;
let sites: RunningSites;

beforeAll(async () => {
  [lab, sites] = await Promise.all([launchLab(), startSites()]);
  tab = await startOnePage(lab, 'https://www.example.test/');
});
afterAll(async () => {
  await lab.close();
  await sites.close();
});

async function landmarksOf(body: string): Promise<Landmarks> {
  const page = await tab.show(body);
  const landmarks = await lab.ask(page, 'read-landmarks', { recipe: null });
  return landmarks;
}

const names = (marks: readonly { name: string }[]) => marks.map(({ name }) => name);

const rows = ['Nurse', 'Head Chef', 'Software Engineer', 'Accountant', 'Electrician']
  .map(
    (title, n) =>
      `<li><h3><a href="/jobs/${n}">${title}</a></h3><p>Acme ${n}</p><p>Berlin, Germany</p><time>2 days ago</time><button aria-pressed="false">Save</button></li>`,
  )
  .join('');

describe('on sites unlike each other', () => {
  it.each([
    [
      'classic/jobs/search?keywords=platform+engineer',
      'Data Platform Engineer',
      'next',
      'Title, skill or company',
      ['All filters'],
      /^Apply to/,
    ],
    [
      'anchorless/search?keywords=platform+engineer',
      'Data Platform Engineer',
      'next',
      'Title, skill or company',
      [],
      null,
    ],
    ['plain/careers?keywords=engineer', 'Data Engineer (Streaming)', 'next', 'Keywords', [], null],
    ['german/stellen', 'Pflegefachkraft (m/w/d) im Nachtdienst', 'load-more', 'Was?', ['Filter'], null],
    [
      'shadow/emploi',
      'Infirmier de nuit (H/F)',
      'next',
      'Métier ou mot-clé',
      ['Type de contrat', 'Date de publication', 'Télétravail'],
      null,
    ],
    ['sidebar/empleos', 'Enfermera de urgencias', 'next', 'Puesto o palabra clave', [], null],
  ] as const)('reads %s', async (path, firstRow, pager, search, openers, apply) => {
    const page = await lab.context.newPage();
    await page.goto(`${sites.origin}/${path}`);
    await page.getByText(firstRow).first().waitFor();
    if (apply) await page.getByRole('link', { name: apply }).first().waitFor();
    const marks = await lab.ask(page, 'read-landmarks', { recipe: null });
    expect(marks.jobRows[0]?.name).toBe(firstRow);
    expect(marks.pager.kind).toBe(pager);
    expect(marks.search?.name).toBe(search);
    expect(names(marks.filterOpeners)).toEqual(openers);
    if (apply) expect(marks.apply?.name).toMatch(apply);
    else expect(marks.apply).toBeNull();
    expect(marks.overlay).toBeNull();
    const { elements } = await lab.ask(page, 'take-snapshot', { tokenBudget: 20_000, framePrefix: '', show: null });
    const refs = new Set(elements.map(({ ref }) => ref));
    for (const { ref } of [...marks.filterOpeners, ...(marks.search ? [marks.search] : [])])
      expect(refs).toContain(ref);
    // What opens a row is told by its place in a list, or is a control of its own.
    for (const { ref } of marks.jobRows) expect(refs).toContain(ref);
    await page.close();
  });
});

describe('the search field', () => {
  it('is the one for words, not for the place, an account or a newsletter', async () => {
    const { search } = await landmarksOf(`<form method="post"><input name="username"><input type="password"></form>
      <form action="/jobs"><input placeholder="Where?" name="loc"><input placeholder="What?" name="q" value="cook"></form>
      <form method="post"><input type="email" placeholder="Search alerts by e-mail"></form>`);
    expect(search).toMatchObject({ name: 'What?', value: 'cook' });
  });

  it('is none where a field only belongs to something else', async () => {
    expect(
      (await landmarksOf('<form method="post"><input name="name"><textarea></textarea></form>')).search,
    ).toBeNull();
  });
});

describe('what opens filters', () => {
  it('is told by what it opens and where it stands, without a word of filters', async () => {
    const { filterOpeners } =
      await landmarksOf(`<header><nav><button aria-haspopup="menu">Account</button></nav></header>
      <form role="search"><input></form>
      <div><button aria-haspopup="listbox">Qwer</button><button aria-expanded="false">Asdf</button><button aria-haspopup="true">Sort by</button></div>
      <ul>${rows}</ul><button aria-expanded="false">More</button>`);
    expect(names(filterOpeners)).toEqual(['Qwer', 'Asdf']);
  });

  it('is no toggle, no reset and nothing of a row', async () => {
    const { filterOpeners, filterFields } = await landmarksOf(`<form role="search"><input></form>
      <button aria-pressed="false">Remote filter</button><button>Clear filters</button>
      <ul>${rows.replaceAll('Save', 'Filter this company')}</ul>`);
    expect(filterOpeners).toEqual([]);
    expect(filterFields).toBe(1);
  });
});

describe('the control to apply with', () => {
  it('is none that leads into a pool of talents', async () => {
    const pool = '<a href="/pool">Join our talent community</a>';
    expect((await landmarksOf(`<h1>Nurse</h1>${pool}`)).apply).toBeNull();
    const { apply } = await landmarksOf(`<h1>Nurse</h1><button>Apply now</button>${pool}`);
    expect(apply?.name).toBe('Apply now');
  });

  const posting = (isOpen: boolean) =>
    `<button aria-expanded="${isOpen}">Details</button><div ${isOpen ? '' : 'hidden'}><a href="/apply/1">Apply now</a></div>`;

  it('is that of the row that shows its posting, once it does', async () => {
    const list = (isOpen: boolean) => `<ul>${rows.replaceAll('</time>', `</time>${posting(isOpen)}`)}</ul>`;
    expect((await landmarksOf(list(false))).apply).toBeNull();
    const { apply, jobRows } = await landmarksOf(list(true));
    expect(apply?.name).toBe('Apply now');
    expect(jobRows.map(({ ref }) => ref)).not.toContain(apply?.ref);
  });
});

describe('the pager', () => {
  const posting = (more: string) =>
    `<div style="display:flex"><ul>${rows}</ul><section><h2>Nurse</h2><button>Apply now</button><p>${'About the job. '.repeat(30)}</p>${more}</section></div>`;

  it.each([
    ['the rest of a text', posting('<button>See more</button>')],
    ['what unfolds', `<ul>${rows}</ul><button aria-expanded="false">See more</button>`],
    ['what turns in a posting', posting('<nav><button aria-label="Next page">Next</button></nav>')],
    [
      'what stands below running text',
      `<ul>${rows}</ul><div><p>${'Of nursing. '.repeat(30)}</p><button>Show more</button></div>`,
    ],
  ])('is not %s', async (_, body) => {
    expect((await landmarksOf(body)).pager).toMatchObject({ kind: 'none', ref: null });
  });

  it('is what stands beside a posting, below the list', async () => {
    const body = `<div style="display:flex"><div><ul>${rows}</ul><p>5 of 60 jobs</p><button>Show more</button></div><section><h2>Nurse</h2><button>Apply now</button></section></div>`;
    expect((await landmarksOf(body)).pager).toMatchObject({ kind: 'load-more', name: 'Show more' });
  });
});

describe('what lies open', () => {
  it('is named, with what closes it first', async () => {
    const { overlay, search, apply } = await landmarksOf(`<form role="search"><input></form><button>Apply now</button>
      <div style="position:fixed;inset:0;background:#0008"><div role="dialog"><form><h2>All filters</h2>
      <label><input type="checkbox"> Remote</label><button type="button" class="dialog-close">×</button>
      <button type="button">Cancel</button><button>Apply</button><button>Show 7 results</button></form></div></div>`);
    expect(overlay?.name).toBe('All filters');
    expect(names(overlay?.closers ?? [])).toEqual(['×', 'Cancel', 'Show 7 results']);
    expect(search).toBeNull();
    expect(apply).toBeNull();
  });

  const page = `<main><ul>${rows}</ul><div style="text-align:right"><button id="next">Next page</button></div></main>`;
  const drawer = (more: string) =>
    `<div style="position:fixed;right:0;top:0;bottom:0;width:25%;background:#fff"><h2>Nurse</h2>${more}</div>`;

  it.each([
    ['a narrow drawer that is closed there', '<button>Close</button>', ['Close']],
    ['nothing that stays there', '<button>Contact us</button>', null],
  ])('is %s, once it kept a press from the page', async (_, more, closers) => {
    const shown = await tab.show(page + drawer(more));
    expect((await lab.ask(shown, 'read-landmarks', { recipe: null })).overlay).toBeNull();
    expect(await lab.ask(shown, 'find-point', { selector: '#next' })).toMatchObject({ isHit: false });
    const { overlay } = await lab.ask(shown, 'read-landmarks', { recipe: null });
    expect(overlay && names(overlay.closers)).toEqual(closers);
  });
});
