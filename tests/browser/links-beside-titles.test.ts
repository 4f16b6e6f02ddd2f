import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

const jobs = [
  ['Registered Nurse', 'Lumen Clinic', 'Leeds', 'Nursing'],
  ['Backend Developer', 'Harbor Software', 'Bristol', 'Technology'],
  ['Payroll Accountant', 'Quarry Foods', 'Leeds', 'Finance'],
  ['Warehouse Manager', 'Petal Logistics', 'Cardiff', 'Operations'],
  ['Pastry Chef', 'Juniper Hotel', 'Bristol', 'Kitchen'],
] as const;

async function rowsOf(row: (job: (typeof jobs)[number], index: number) => string, title = 'Jobs') {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>Jobs</h1><div>${jobs.map(row).join('')}</div></main></body></html>`;
  const page = await openHtml(lab, html, 'https://board.example/jobs/list');
  const learned = await lab.ask(page, 'learn-recipe', null);
  await page.close();
  return learned?.reading.rows.map(({ fields }) => fields) ?? [];
}

const titles = jobs.map(([title]) => title);

describe('links of a row beside that of its posting', () => {
  it('lead to lists of fields that several rows have, which are no postings of theirs', async () => {
    const rows = await rowsOf(
      ([title, company, place], index) =>
        `<div class="item"><div class="area"><h2><a href="/jobs/view?rec=${4810 + index}">${title}</a></h2><p>${place}</p>` +
        '<div class="sector"><a href="/jobs/list/field?kind=84">Kitchen assistant</a>, <a href="/jobs/list/field?kind=87">Cook</a> <span>Posted 3 days ago</span></div></div>' +
        `<div class="corp"><a href="/company-info/view?csn=${index}">${company}</a></div><button aria-expanded="false">Similar ones</button></div>`,
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
    expect(rows.map(({ company }) => company)).toEqual(jobs.map(([, company]) => company));
  });

  it('leads to the jobs of a place where rows that name it share its address, and to the posting where none do', async () => {
    const card = (address: (place: string, index: number) => string) =>
      rowsOf(
        ([title, company, place], index) =>
          `<div class="card"><button aria-label="See ${title}" data-key="${index}"></button><h2>${title}</h2><a href="/co/${index}">${company}</a><p><a class="place" href="${address(place, index)}">${place}</a></p></div>`,
      );
    const ofPlaces = await card((place) => `/Jobs/in-${place}`);
    expect(ofPlaces.map(({ title, location, url }) => [title, location, url ?? null])).toEqual(
      jobs.map(([title, , place]) => [title, place, null]),
    );
    const ofPostings = await card((_, index) => `/job/${4810 + index}`);
    expect(ofPostings.map(({ url }) => URL.parse(url ?? '')?.pathname)).toEqual(
      jobs.map((_, index) => `/job/${4810 + index}`),
    );
  });

  it('lead to postings where the same words lead to several, though two rows share an address', async () => {
    const rows = await rowsOf(
      ([title, company, place], index) =>
        `<div class="card"><h2>${title}</h2><p>${company}</p><p>${place}</p><a href="/job/${index === 1 ? 0 : index}">Read more</a></div>`,
    );
    expect(rows.map(({ url }) => URL.parse(url ?? '')?.pathname)).toEqual(
      jobs.map((_, index) => `/job/${index === 1 ? 0 : index}`),
    );
  });

  it('leave the press to the control that covers the title, where the row has no link of its own', async () => {
    const cards = jobs.map(
      ([title, company, place], index) =>
        `<div class="card" style="position:relative"><h2>${title}</h2><a href="/co/${index}">${company}</a><p>${place}</p><button aria-label="See ${title}" style="position:absolute;inset:0"></button></div>`,
    );
    const page = await openHtml(
      lab,
      `<main><h1>Jobs</h1><div>${cards.join('')}</div></main>`,
      'https://board.example/jobs/list',
    );
    const learned = await lab.ask(page, 'learn-recipe', null);
    const ref = learned?.reading.rows[0]?.ref ?? '';
    expect(await lab.ask(page, 'read-element', { ref })).toMatchObject({
      role: 'button',
      name: 'See Registered Nurse',
    });
    await page.close();
  });

  it('leads to the company that it names, whatever its address is called', async () => {
    const rows = await rowsOf(
      ([title, company, place], index) =>
        `<div class="card" data-key="${771 + index}"><span>Posted ${index + 1} days ago</span><h3 data-url="/j/${index}">${title}</h3>` +
        `<a class="logo" href="/nha-tuyen-dung/${index}"><img alt="" width="9" height="9"></a><a class="text" href="/nha-tuyen-dung/${index}">${company}</a><div class="city">${place}</div></div>`,
    );
    expect(rows.map(({ title, company, url }) => [title, company, url])).toEqual(
      jobs.map(([title, company]) => [title, company, undefined]),
    );
  });
});

describe('a label before a value', () => {
  const board = 'Search results | Job openings at Northwater Health';

  it('names what it is, where the value has no element of its own, or only a bare one', async () => {
    const rows = await rowsOf(
      ([title, , place, field], index) =>
        `<div class="row"><h3><a href="/jobs/${4810 + index}">${title}</a></h3><div class="kind"><span class="bold">Job Family:</span> <span>${field}</span></div><p>${place}</p></div>`,
      board,
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
    expect(rows.map(({ company }) => company)).not.toContain('Nursing');
  });

  it('names it to screen readers alone, first in the element of the value', async () => {
    const unseen = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)';
    const rows = await rowsOf(
      ([title, , place, field], index) =>
        `<div class="row"><h3><a href="/jobs/${4810 + index}">${title}</a></h3><p><span class="place"><i aria-hidden="true"></i><span style="${unseen}">Location</span> ${place}</span> ` +
        `<span class="kind"><i aria-hidden="true"></i><span style="${unseen}">Category</span> ${field}</span></p></div>`,
      board,
    );
    expect(rows.map(({ title }) => title)).toEqual(titles);
    expect(rows.map(({ company }) => company)).not.toContain('Nursing');
    expect(rows.map(({ location }) => location)).toEqual(jobs.map(([, , place]) => place));
  });
});
