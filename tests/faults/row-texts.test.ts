import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterEach(async () => {
  for (const page of lab.context.pages().slice(1)) await page.close();
});
afterAll(() => lab?.close());

type Job = readonly [title: string, company: string, place: string, kind: string];

const english: readonly Job[] = [
  ['Registered Nurse', 'Brenz Clinic', 'Leeds', 'Full-time'],
  ['Java Developer', 'Northwork Ltd', 'Manchester', 'Part-time'],
  ['Office Administrator', 'Ohm Decorators', 'Bury St Edmunds', 'Full-time'],
  ['Warehouse Operative', 'Northwork Ltd', 'Reading', 'Temporary'],
  ['Civil Works Project Manager', 'Tesch & Sons', 'York', 'Full-time'],
];
const french: readonly Job[] = [
  ['Infirmier·ère DE', 'Clinique du Brenz', 'Lille', 'CDI'],
  ['Développeur Java', 'Nordwerk SAS', 'Nantes', 'CDD'],
  ['Assistante administrative', 'Peintures Ohm', 'Saint-Malo', 'CDI'],
  ['Magasinier cariste', 'Nordwerk SAS', 'Tours', 'Intérim'],
  ['Conducteur de travaux', 'Tesch et Fils', 'Angers', 'CDI'],
];
const german: readonly Job[] = [
  ['Pflegefachkraft (m/w/d)', 'Klinikum Brenz GmbH', 'Heidenheim', 'Vollzeit'],
  ['Softwareentwickler Java', 'Nordwerk AG', 'Hamburg', 'Teilzeit'],
  ['Bürokauffrau', 'Malerbetrieb Ohm', 'Bad Salzuflen', 'Vollzeit'],
  ['Lagerist', 'Nordwerk AG', 'Leer', 'Minijob'],
  ['Projektleitung Tiefbau', 'Tesch & Söhne', 'Kassel', 'Vollzeit'],
];
const spanish: readonly Job[] = [
  ['Enfermera/o', 'Clínica Brenz', 'Sevilla', 'Jornada completa'],
  ['Programador Java', 'Nordwerk S.L.', 'Madrid', 'Media jornada'],
  ['Auxiliar administrativo', 'Pinturas Ohm', 'Vitoria-Gasteiz', 'Jornada completa'],
  ['Mozo de almacén', 'Nordwerk S.L.', 'Getafe', 'Temporal'],
  ['Jefe de obra', 'Tesch e Hijos', 'Valencia', 'Jornada completa'],
];

interface RowParts {
  title: string;
  company: string;
  place: string;
  kind: string;
  link: (text: string) => string;
}
type Row = (job: RowParts) => string;

/** What the rows of such a list say, read without a style sheet. */
async function rowsOf(language: string, jobs: readonly Job[], row: Row) {
  const items = jobs.map(([title, company, place, kind], index) => {
    const link = (text: string) => `<a href="/job/${1000 + index * 7}">${text}</a>`;
    return `<li>${row({ title, company, place, kind, link })}</li>`;
  });
  const html = `<!doctype html><html lang="${language}"><head><title>Jobs</title></head><body><main><h1>Jobs</h1><ul>${items.join('')}</ul></main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  return learned?.reading.rows.map(({ fields }) => fields) ?? [];
}

const companies = (jobs: readonly Job[]) => jobs.map(([, company]) => company);
const places = (jobs: readonly Job[]) => jobs.map(([, , place]) => place);
const kinds = (jobs: readonly Job[]) => jobs.map(([, , , kind]) => kind);

describe('a company and its place in one text', () => {
  const forms: [string, string, readonly Job[], Row][] = [
    [
      'Brenz Clinic in Leeds',
      'en',
      english,
      ({ title, company, place, link }) => `${link(title)}<p>${company} in ${place}</p>`,
    ],
    [
      'chez Clinique à Lille',
      'fr',
      french,
      ({ title, company, place, link }) => `${link(title)} chez ${company} à ${place}`,
    ],
    [
      'en Clínica en Sevilla',
      'es',
      spanish,
      ({ title, company, place, link }) => `${link(title)} en ${company} en ${place}`,
    ],
    [
      '– Klinikum – Heidenheim',
      'de',
      german,
      ({ title, company, place, link }) => `${link(title)} - ${company} - ${place}`,
    ],
    [
      ', Brenz Clinic, Leeds',
      'en',
      english,
      ({ title, company, place, link }) => `${link(title)}, ${company}, ${place}`,
    ],
    [
      'bei <a>Klinikum</a> in Heidenheim',
      'de',
      german,
      ({ title, company, place, link }) =>
        `${link(title)} <span>bei <a href="/firma/${company.length}">${company}</a> in ${place}</span>`,
    ],
  ];
  it.each(forms)('are told apart: %s', async (_, language, jobs, row) => {
    const rows = await rowsOf(language, jobs, row);
    expect(rows.map(({ company }) => company)).toEqual(companies(jobs));
    expect(rows.map(({ location }) => location)).toEqual(places(jobs));
  });

  it.each([
    [
      'by Acme',
      ({ title, company, link }: RowParts, isBare: boolean) => `${link(title)}<p>${isBare ? '' : 'by '}${company}</p>`,
    ],
    [
      'a labelled “by Acme”',
      ({ title, company, link }: RowParts, isBare: boolean) =>
        `${link(title)}<dl><dt>Employer</dt><dd>${isBare ? '' : 'by '}${company}</dd></dl>`,
    ],
  ] as const)('is a name also where one row leaves out the small word: %s', async (_, written) => {
    const rows = await rowsOf('en', english, (job) => written(job, job.title === english[2]?.[0]));
    expect(rows.map(({ company }) => company)).toEqual(companies(english));
  });

  it('is a name behind the same small word in every row', async () => {
    const rows = await rowsOf(
      'en',
      english,
      ({ title, company, link }) => `<h4>${link(title)}</h4><p>by ${company}</p>`,
    );
    expect(rows.map(({ company }) => company)).toEqual(companies(english));
  });
});

describe('a place and a kind of work in one text', () => {
  const forms: [string, string, readonly Job[], Row][] = [
    ['Full-time in Leeds', 'en', english, ({ title, place, kind, link }) => `${link(title)}<p>${kind} in ${place}</p>`],
    [
      'Ort: Heidenheim Art: Vollzeit',
      'de',
      german,
      ({ title, place, kind, link }) => `${link(title)}<p><b>Ort:</b> ${place} <b>Art:</b> ${kind}</p>`,
    ],
    [
      'Lille / CDI / Clinique',
      'fr',
      french,
      ({ title, company, place, kind, link }) => `${link(title)}<p>${place} / ${kind} / ${company}</p>`,
    ],
  ];
  it.each(forms)('are told apart: %s', async (_, language, jobs, row) => {
    const rows = await rowsOf(language, jobs, row);
    expect(rows.map(({ location }) => location)).toEqual(places(jobs));
    expect(rows.map(({ employmentType }) => employmentType)).toEqual(kinds(jobs));
  });
});

it('reads rows that say less than the others', async () => {
  const rows = await rowsOf('en', english, ({ title, place, kind, link }) => {
    const isPlaceless = title === english[1]?.[0];
    return `${link(title)}<p>${isPlaceless ? kind : `${kind} in ${place}`}</p>`;
  });
  expect(rows.map(({ employmentType }) => employmentType)).toEqual(kinds(english));
});

describe('a place in the title of every row', () => {
  const forms: [string, string, readonly Job[], (title: string, place: string) => string][] = [
    ['Nurse - Leeds', 'en', english, (title, place) => `${title} - ${place}`],
    ['Infirmier – Lille', 'fr', french, (title, place) => `${title} – ${place}`],
    ['Pflegefachkraft, Heidenheim', 'de', german, (title, place) => `${title}, ${place}`],
    ['Enfermera (Sevilla)', 'es', spanish, (title, place) => `${title} (${place})`],
    ['Leeds: Nurse', 'en', english, (title, place) => `${place}: ${title}`],
    ['Nurse in Leeds', 'en', english, (title, place) => `${title} in ${place}`],
  ];
  it.each(forms)('is where the job is, where nothing else says it: %s', async (_, language, jobs, written) => {
    const rows = await rowsOf(language, jobs, ({ title, place, link }) => link(written(title, place)));
    expect(rows.map(({ location }) => location)).toEqual(places(jobs));
    expect(rows.map(({ title }) => title)).toEqual(jobs.map(([title, , place]) => written(title, place)));
  });

  it('is none where the titles end in what is no place', async () => {
    const tails = ['Night Shift', 'Backend', 'Front Desk', 'Forklift', 'Roads'];
    const rows = await rowsOf('en', english, ({ title, link }) =>
      link(`${title} - ${tails[english.findIndex(([one]) => one === title)]}`),
    );
    expect(rows).toHaveLength(english.length);
    expect(rows.every(({ location }) => location === undefined)).toBe(true);
  });
});

it('reads elements before and behind the title as facts of their own', async () => {
  const rows = await rowsOf(
    'en',
    english,
    ({ title, place, link }) => `<span>#${4000 + title.length}</span> ${link(title)} <span>${place}</span>`,
  );
  expect(rows.map(({ location }) => location)).toEqual(places(english));
});

describe('a link that says in one line what the job is and where', () => {
  const forms: [string, (title: string, place: string) => string][] = [
    ['Nurse <span>Leeds</span>', (title, place) => `${title} <span>${place}</span>`],
    ['<b>Nurse</b> Leeds', (title, place) => `<b>${title}</b> ${place}`],
  ];
  it.each(forms)('has both apart: %s', async (_, written) => {
    const rows = await rowsOf('de', german, ({ title, place, link }) => link(written(title, place)));
    expect(rows.map(({ title }) => title)).toEqual(german.map(([title]) => title));
    expect(rows.map(({ location }) => location)).toEqual(places(german));
  });

  it.each([1, 2])('has both apart also where %d of the rows name no place', async (without) => {
    const jobs = [...german, ...german.map(([title, ...more]) => [`Leitung ${title}`, ...more] as const)];
    const rows = await rowsOf('de', jobs, ({ title, place, link }) =>
      link(jobs.findIndex(([one]) => one === title) < without ? title : `${title} <span>${place}</span>`),
    );
    expect(rows.map(({ title }) => title)).toEqual(jobs.map(([title]) => title));
    expect(rows.slice(without).map(({ location }) => location)).toEqual(places(jobs).slice(without));
  });

  it('has a title of both where the second half is no place', async () => {
    const rows = await rowsOf('en', english, ({ title, link }) => link(`<b>${title}</b> level ${title.length}`));
    expect(rows.map(({ title }) => title)).toEqual(english.map(([title]) => `${title} level ${title.length}`));
  });
});
