import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

async function rowsOf(main: string) {
  const html = `<!doctype html><html><head><title>Jobs</title></head><body><main>${main}</main></body></html>`;
  const page = await openHtml(lab, html, 'https://acme.example/jobs/');
  const learned = await lab.ask(page, 'learn-recipe', null);
  await page.close();
  return learned?.reading.rows.map(({ fields }) => fields) ?? [];
}

const titles = ['Registered Nurse', 'Backend Developer', 'Payroll Accountant', 'Warehouse Manager', 'Pastry Chef'];

describe('a list on the site of an employer', () => {
  it('ends above the heading of those that are closed', async () => {
    const listOf = (names: string[]) =>
      names
        .map((title) => `<hr><div><a href="/jobs/${title.at(0)}"><b>${title}</b></a> <span>Apply</span></div>`)
        .join('');
    const rows = await rowsOf(
      `<h1>Join us</h1><h2>Open positions</h2><div>${listOf(titles)}</div>` +
        `<h2>Closed positions (2)</h2><p><button>Show all</button></p><div>${listOf(['Line Lead', 'QA Engineer'])}</div>`,
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
  });

  it('ends at the heading of another part of the page, where headings and paragraphs are its rows', async () => {
    const rows = await rowsOf(
      `<h1>Lediga anställningar</h1>${titles
        .map((title, at) => `<h3><a href="/jobb/${at}">${title}</a></h3><p>Jönköping<br>Diarienummer: 2026/11${at}</p>`)
        .join('')}<h2>Spontanansökan</h2><p>Vi tar inte emot några.</p><p>Sidan uppdaterad 2026-11-26</p>`,
    );
    expect(rows.map(({ title, postedText }) => [title, postedText])).toEqual(titles.map((title) => [title, undefined]));
  });

  it('is one of jobs by the way to apply for each, whatever they are called', async () => {
    const names = ['Greenery', 'Leading hand', 'Timber'];
    const listOf = (action: string) =>
      `<h1>Working here is fun.</h1>${names.map((name) => `<div class="panel"><h3>${name}</h3><p>Work outside with a team that knows its trade.</p><a href="mailto:a@acme.example?subject=${name}">${action}</a></div>`).join('')}`;
    expect((await rowsOf(listOf('Apply now'))).map(({ title }) => title)).toEqual(names);
    expect(await rowsOf(listOf('Ask us'))).toEqual([]);
  });

  it('has every place of a row, however its chips are called', async () => {
    const chips = ['Toulouse', 'Paris', 'Lyon'].map((place, at) => `<div class="tag-${at}">${place}</div>`).join('');
    const rows = await rowsOf(
      `<h1>Jobs</h1>${titles.map((title, at) => `<section><h3>${title}</h3><div>${chips}</div><a href="/jobs/${at}-x">Read on</a></section>`).join('')}`,
    );
    expect(rows.map(({ location }) => location)).toEqual(titles.map(() => 'Toulouse, Paris, Lyon'));
  });

  it('is made of its rows where one of them has a link more', async () => {
    const rows = await rowsOf(
      `<h1>Jobs</h1><table>${titles
        .map((title, at) => {
          const more = at === 2 ? '<br><a href="more.doc">Click here to view the advert</a>' : '';
          return `<tr><td><a href="${at}W.doc">${title}</a>${more}<br><span>7264${at}W</span></td><td>1 December 2026</td></tr>`;
        })
        .join('')}</table>`,
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
  });

  it('leads to a posting by the only link of its row, though that says “Apply now”', async () => {
    const rowsWith = (address: (at: number) => string) =>
      rowsOf(
        `<h1>Jobs</h1>${titles.map((title, at) => `<section><h3>${title}</h3><p>Leeds</p><a href="${address(at)}">Apply now</a></section>`).join('')}`,
      );
    expect((await rowsWith((at) => `role-${at}`)).map(({ url }) => url)).toEqual(
      titles.map((_, at) => `https://acme.example/jobs/role-${at}`),
    );
    expect((await rowsWith((at) => `https://forms.example/f/${at}`)).map(({ url }) => url)).toEqual(
      titles.map(() => undefined),
    );
  });
});

describe('structured data', () => {
  const read = async (identifier: string) => {
    const item = {
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', value: identifier },
      title: 'Garçom',
      description: 'Estamos contratando Garçom para integrar a nossa equipe de atendimento.',
      hiringOrganization: { '@type': 'Organization', name: 'Rh Vagas' },
    };
    const html =
      `<!doctype html><title>Vaga de Emprego</title><script type="application/ld+json">${JSON.stringify(item)}</script>` +
      '<main><h1>Vaga de GARÇOM</h1><p>Me candidatar</p></main>';
    const page = await openHtml(lab, html, 'https://board.example/vagas/garcom/13687383');
    const details = await lab.ask(page, 'read-details', { recipe: null });
    await page.close();
    return details?.fields;
  };

  it('is of the page whose address identifies it, and of no other', async () => {
    const own = await read('https://board.example/vagas/garcom/13687383');
    expect([own?.title, own?.company, own?.siteJobId]).toEqual(['Garçom', 'Rh Vagas', undefined]);
    expect((await read('https://board.example/vagas/garcom/13687384'))?.company).toBeUndefined();
  });

  it('has the houses of its rows with their towns for places, where all are of one employer', async () => {
    const houses = ['St Roch Hospital, Oldbury', 'The Elms, Wexcombe', 'Lime House, Porthmeor'];
    const list = `<h1>Jobs</h1>${titles.map((title, at) => `<article><h3><a href="/jobs/4${at}1">${title}</a></h3><ul><li>${houses[at % 3]}</li><li>Permanent</li></ul></article>`).join('')}`;
    const page = `<header><a href="/">Holm Health Trust</a></header><main>${list}</main>`;
    const html = `<!doctype html><html><head><title>Jobs | Holm Health Trust</title></head><body>${page}</body></html>`;
    const opened = await openHtml(lab, html, 'https://acme.example/jobs/');
    const rows = (await lab.ask(opened, 'learn-recipe', null))?.reading.rows.map(({ fields }) => fields);
    await opened.close();
    expect(rows?.map(({ company, location }) => [company, location])).toEqual(
      titles.map((_, at) => ['Holm Health Trust', houses[at % 3]]),
    );
    // On a board of many, they may be companies.
    expect((await rowsOf(list)).filter(({ location }) => houses.includes(location ?? ''))).toEqual([]);
  });

  it('has no deadline that all rows share for a place, but what looks like one', async () => {
    const places = ['Wexcombe, City Campus', 'Hollow Park Campus', 'Marine Station, Porthmeor'];
    const page = `<header><a href="/">University of Wexcombe</a></header><main><h1>Jobs</h1>${titles
      .map(
        (title, at) =>
          `<article><h3><a href="/jobs/4${at}1">${title}</a></h3><div><span>Team ${'ABCDE'[at]}</span> | <span>${places[at % 3]}</span></div><small>Posted 0${at + 1}-Nov-2026 | Closes in 12 days</small></article>`,
      )
      .join('')}</main>`;
    const html = `<!doctype html><html><head><title>Vacancies | University of Wexcombe</title></head><body>${page}</body></html>`;
    const opened = await openHtml(lab, html, 'https://acme.example/jobs/');
    const learned = await lab.ask(opened, 'learn-recipe', null);
    await opened.close();
    expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(titles.map((_, at) => places[at % 3]));
  });
});
