import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

/** What is read of the rows of a page (title, company, place, address), what pressing them does, and the first posting's beginning. */
async function listOf(main: string) {
  const html = `<!doctype html><html><head><title>Jobs</title></head><body><main>${main}</main></body></html>`;
  const page = await openHtml(lab, html, 'https://board.example/jobs');
  const learned = await lab.ask(page, 'learn-recipe', null);
  const [first] = learned?.reading.rows ?? [];
  const row = first?.ref ? { ref: first.ref } : undefined;
  const posting = learned && row && (await lab.ask(page, 'read-details', { recipe: learned.recipe, row }));
  await page.close();
  return {
    opens: learned?.recipe.details?.kind,
    rows: learned?.reading.rows.map(({ fields: { title, company, location, url } }) =>
      [title, company, location, url].map((text) => text ?? '-').join(' / '),
    ),
    text: posting?.isInRow ? posting.fields.description?.slice(0, 40) : undefined,
  };
}

const jobs = [
  ['Tidewell', 'Backend Engineer', 'London'],
  ['Moss Robotics', 'Product Designer', 'Toronto'],
  ['Hexbeam GmbH', 'Data Engineer', 'Berlin'],
] as const;

const about = (title: string) =>
  `We are a small team that builds software for ports, and we look for a ${title} who owns the whole of what they build, from the first talk with a customer to the day it is switched off.`;
const wanted = 'You have some years of experience, you like plain words, and you can explain what you did and why.';

const whole = jobs.map(([company, title, place]) => `${title} / ${company} / ${place} / -`);
const titleAndPlace = jobs.map(([, title, place]) => `${title} / - / ${place} / -`);

describe('rows that are the postings themselves', () => {
  it('are entries of a thread, parted by bars, with links in their text and replies below', async () => {
    const entries = jobs.map(
      ([company, title, place], at) =>
        `<tr class="entry" id="${40 + at}"><td><a href="/vote?id=${40 + at}"><div title="up"></div></a></td><td><div><a href="/user?id=u${at}">u${at}</a>
          <span class="age"><a href="/item?id=${40 + at}">${at + 1} days ago</a></span> <a href="#${41 + at}">next</a></div>
          <div class="text">${company} | ${title} | ${place} | ONSITE | <a href="/out/${at}/careers">https://its.example/careers</a><p>${about(title)}</p><p>${wanted}</p>
          <a href="/reply?id=${at}">reply</a></div></td></tr>
        <tr class="reply" id="${90 + at}"><td></td><td><div><a href="/user?id=r${at}">r${at}</a></div><div class="text">Do you sponsor visas?</div></td></tr>`,
    );
    const { opens, rows, text } = await listOf(`<h1>Who is hiring?</h1><table>${entries.join('')}</table>`);
    expect(opens).toBe('row');
    expect(rows).toEqual(
      jobs.map(
        ([company, title, place], at) => `${title} / ${company} / ${place} / https://board.example/item?id=${40 + at}`,
      ),
    );
    expect(text).toContain('Tidewell | Backend Engineer');
  });

  it('are posts of members, parted by dashes', async () => {
    const posts = jobs.map(
      ([company, title, place], at) =>
        `<article><div><a href="/u/member${at}">member${at}</a> <a href="#p${at}">${at + 1} days ago</a></div>
          <p>${company} – ${title} – ${place} – Full-time – <a href="https://x.example/jobs">https://x.example/jobs</a></p><p>${about(title)}</p><p>${wanted}</p></article>`,
    );
    const { opens, rows, text } = await listOf(`<h1>Job offers</h1>${posts.join('')}`);
    expect({ opens, rows }).toEqual({ opens: 'row', rows: whole });
    expect(text).toContain('Tidewell – Backend Engineer');
  });

  it('are articles, terms with definitions, headings with paragraphs, lines of a table', async () => {
    const shapes = [
      jobs.map(
        ([, title, place]) =>
          `<article><h2>${title}</h2><p>${place}</p><p>${about(title)}</p><p>${wanted}</p></article>`,
      ),
      jobs.map(
        ([, title, place]) => `<h2>${title}</h2><p>${place}</p><p>${about(title)}</p><ul><li>${wanted}</li></ul>`,
      ),
      [
        '<table><tr><th>Position</th><th>Location</th><th>Description</th></tr>',
        ...jobs.map(
          ([, title, place]) => `<tr><td>${title}</td><td>${place}</td><td>${about(title)} ${wanted}</td></tr>`,
        ),
        '</table>',
      ],
      [
        '<dl>',
        ...jobs.map(([, title, place]) => `<dt>${title}</dt><dd>${place}</dd><dd>${about(title)} ${wanted}</dd>`),
        '</dl>',
      ],
    ];
    for (const shape of shapes) {
      const { opens, rows, text } = await listOf(`<h1>Vacancies</h1><div>${shape.join('')}</div>`);
      expect({ opens, rows }).toEqual({ opens: 'row', rows: titleAndPlace });
      expect(text).toBe('We are a small team that builds software');
    }
  });

  it('are paragraphs that begin with a bold title', async () => {
    const paragraphs = jobs.map(
      ([, title, place]) => `<p><strong>${title}</strong> (${place})<br>${about(title)}<br>${wanted}</p>`,
    );
    const { opens, rows } = await listOf(`<h1>Vacancies</h1><div>${paragraphs.join('')}</div>`);
    expect({ opens, rows }).toEqual({ opens: 'row', rows: jobs.map(([, title]) => `${title} / - / - / -`) });
  });

  it('are headings, or lines in bold, with paragraphs below an introduction', async () => {
    const introduction =
      '<p>We run three clinics in the old town, and we look for people who like their work and their colleagues.</p>';
    for (const head of [
      (title: string) => `<h3>${title}</h3>`,
      (title: string) => `<p><strong>${title}</strong></p>`,
    ]) {
      const texts = jobs.map(([, title]) => `${head(title)}<p>${about(title)}</p><p>${wanted}</p>`);
      const { opens, rows, text } = await listOf(`<h1>Vacancies</h1><div>${introduction}${texts.join('')}</div>`);
      expect({ opens, rows }).toEqual({ opens: 'row', rows: jobs.map(([, title]) => `${title} / - / - / -`) });
      expect(text).toBe('We are a small team that builds software');
    }
  });

  it('are notices with their documents', async () => {
    const notices = jobs.map(
      ([, title], at) =>
        `<div class="notice"><h3>${title}</h3><p>${about(title)} ${wanted}</p><p><a href="/files/${at}.pdf">The notice as PDF</a></p></div>`,
    );
    const { opens, rows } = await listOf(`<h1>Vacancies</h1>${notices.join('')}`);
    expect({ opens, rows }).toEqual({
      opens: 'row',
      rows: jobs.map(([, title], at) => `${title} / - / - / https://board.example/files/${at}.pdf`),
    });
  });
});

describe('rows that begin their postings only', () => {
  const teaser = (title: string) => `<p>${about(title)} ${wanted}</p>`;
  it.each([
    [
      'lead to them by their titles',
      (title: string, at: number) => `<h2><a href="/p/${at}">${title}</a></h2>${teaser(title)}`,
    ],
    [
      'lead to them by a link of its own',
      (title: string, at: number) => `<h2>${title}</h2>${teaser(title)}<a href="/p/${at}">Read more</a>`,
    ],
    ['can be pressed', (title: string) => `<h2 style="cursor:pointer">${title}</h2>${teaser(title)}`],
    ['can be unfolded', (title: string) => `<h2>${title}</h2>${teaser(title)}<button aria-expanded="false">▾</button>`],
    ['are cut short', (title: string) => `<h2>${title}</h2><p>${about(title)} ${wanted} …</p>`],
  ])('%s', async (_, row) => {
    const rows = jobs.map(([, title], at) => `<article>${row(title, at)}</article>`);
    expect((await listOf(`<h1>Vacancies</h1>${rows.join('')}`)).opens).toBeUndefined();
  });
});
