import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

async function rowsOf(main: string, head = '') {
  const html = `<!doctype html><html><head><title>Jobs</title>${head}</head><body><main>${main}</main></body></html>`;
  const page = await openHtml(lab, html, 'https://acme.example/jobs/');
  const learned = await lab.ask(page, 'learn-recipe', null);
  await page.close();
  return learned?.reading.rows.map(({ fields }) => fields) ?? [];
}

const titles = ['Desarrollador GIS', 'Desarrollador Java Full-Stack', 'Desarrollador Frontend', 'Administrador Java'];
const closing = ['una a nosotros', 'venga al equipo', 'crezca aquí', 'aprenda más'];
const text = (at: number) =>
  `<p>En Acme estamos creciendo mucho.<br>Esta es una excelente oportunidad para que un desarrollador se ${closing[at]}.</p>
   <h4>¿Qué buscamos?</h4><ul><li>Tres años de experiencia</li></ul><h4>¿Qué ofrecemos?</h4><ul><li>Horario flexible ${at}</li></ul>`;

describe('jobs that unfold', () => {
  it('are called by the titles that open and name their panels', async () => {
    const rows = titles.map(
      (title, at) => `<div role="tab" id="h${at}"><h3><a role="button" href="#p${at}">${title}</a></h3></div>
        <div role="tabpanel" id="p${at}" aria-labelledby="h${at}"><div>${text(at)}</div></div>`,
    );
    const found = await rowsOf(`<h1>Empleo en Acme</h1><h2>Ofertas actuales</h2><div>${rows.join('')}</div>`);
    expect(found.map(({ title }) => title)).toEqual(titles);
  });

  it('are told from their texts, and from the sign that unfolds them, without roles', async () => {
    const rows = titles.map(
      (title, at) =>
        `<div class="q">${title}</div><div class="a">${text(at).replaceAll('¿Qué buscamos?', 'Funciones')}</div>`,
    );
    expect((await rowsOf(`<h1>Empleo</h1><div>${rows.join('')}</div>`)).map(({ title }) => title)).toEqual(titles);
    const signed = rows.map((row) => row.replace(/class="q">([^<]+)/, 'class="q"><span>$1</span><i>+</i>'));
    expect((await rowsOf(`<h1>Empleo</h1><div>${signed.join('')}</div>`)).map(({ title }) => title)).toEqual(titles);
  });
});

describe('a list that its page describes as postings', () => {
  const postings = titles.slice(0, 3).map((title) => ({
    '@type': 'JobPosting',
    title,
    hiringOrganization: { '@type': 'Organization', name: 'ACME S.L.' },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Valencia' } },
  }));
  const described = `<meta property="og:site_name" content="Acme"><script type="application/ld+json">${JSON.stringify({ '@graph': postings })}</script>`;
  const rowsWith = (last: string) =>
    `<h1>Jobs at Acme</h1>${[...titles, last].map((title, at) => `<article class="job"><h2>${title}</h2>${text(at % 4)}</article>`).join('')}`;

  it('has who and where from there, and its one employer where they say nothing', async () => {
    const rows = await rowsOf(rowsWith('Jefe de obra'), described);
    expect(rows.map(({ company, location }) => [company, location])).toEqual([
      ...postings.map(() => ['ACME S.L.', 'Valencia']),
      ['ACME S.L.', undefined],
      ['ACME S.L.', undefined],
    ]);
  });

  it('ends before what asks for applications as whatever one likes', async () => {
    const rows = await rowsOf(rowsWith('Candidatura espontánea'), described);
    expect(rows.map(({ title }) => title)).toEqual(titles);
  });
});
