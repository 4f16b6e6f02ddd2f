import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DetailsPlace } from '@/domain/page/recipe';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterEach(async () => {
  await Promise.all(
    lab.context
      .pages()
      .slice(1)
      .map((page) => page.close()),
  );
});
afterAll(() => lab?.close());

const titles = ['Nurse', 'Java Developer', 'Accountant', 'Electrician'];

/** What is read of rows with a title and these facts. */
async function rowsWith(title: string, facts: readonly string[]) {
  const rows = facts.map((fact, index) => `<li><h3><a href="/job/${index}">${titles[index]}</a></h3>${fact}</li>`);
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>Work with us</h1><ul>${rows.join('')}</ul></main></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  return learned?.reading.rows.map(({ fields }) => fields) ?? [];
}

describe('facts of rows', () => {
  it('are told from their labels by elements alone', async () => {
    const places = ['Leeds', 'Upper Wenford', 'Leeds', 'Nether Stow'];
    const facts = places.map(
      (place, index) =>
        `<p><i>Remote</i></p><ul><li><span>Salary</span> <span>£3${index},000</span></li><li><span>Location</span> <span>${place}</span></li></ul>`,
    );
    expect((await rowsWith('Jobs', facts)).map(({ location }) => location)).toEqual(places);
  });

  it('are told apart by a dot in an element of its own, with or without a gap', async () => {
    const places = ['Leeds', 'Wexcombe', 'York', 'Leeds'];
    const dot = (style: string) => `<span class="dot" style="${style}">·</span>`;
    for (const style of ['margin:0 6px', 'margin:0 2px']) {
      const facts = places.map(
        (place, index) => `<div><span>Sales ${index % 2}</span>${dot(style)}<span>${place}</span></div>`,
      );
      expect((await rowsWith('Jobs', facts)).map(({ location }) => location)).toEqual(places);
    }
  });

  it('say who and where with a dash between, and another in the place', async () => {
    const who = ['BOULANGERIE MARTIN', 'EHPAD LES TILLEULS', 'BOULANGERIE MARTIN', 'EHPAD LES TILLEULS'];
    const where = ['75 - PARIS 12', '44 - NANTES', '69 - VILLEURBANNE', '35 - RENNES'];
    const facts = who.map((company, index) => `<p>${company} - ${where[index]}</p><p>CDI - 35h</p>`);
    const rows = await rowsWith("Offres d'emploi", facts);
    expect(rows.map(({ company }) => company)).toEqual(who);
    expect(rows.map(({ location }) => location)).toEqual(where);
  });
});

it('does not take the numbers of postings for companies', async () => {
  const facts = titles.map(
    (_, index) => `<div><span class="a">Leeds, UK</span><span class="b">Req #23${index}7</span></div>`,
  );
  expect((await rowsWith('Jobs', facts)).map(({ company }) => company)).toEqual(titles.map(() => undefined));
});

describe('rows without an element of their own', () => {
  it('begin with what is bold, and have the bare text up to the next', async () => {
    const texts = titles.map(
      (title) =>
        `As our ${title} you plan the week with the team, answer letters and calls, and look after two trainees in the house. A driving licence helps, and evening work is part of it.`,
    );
    const posts = titles.map(
      (title, index) =>
        `<hr><b>${title}</b><br>Acme GmbH<br>Pay: £2${index},000 a year<br>${texts[index]}<br>Write to <a href="mailto:a${index}@acme.example">a${index}@acme.example</a>`,
    );
    const html = `<!doctype html><html lang="en"><body><p><a href="/">Home</a></p><h1>Jobs in the valley</h1><p>Want a job listed? Write to the editor by the 20th of the month.</p>${posts.join('')}<hr><p>Printed by the parish office. The next issue is out on 1 December.</p></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).toEqual(titles);
    const [, second] = learned?.reading.rows ?? [];
    const row = { ref: second?.ref ?? '' };
    const details = await lab.ask(page, 'read-details', { recipe: learned?.recipe ?? null, row });
    expect(details?.fields).toMatchObject({ title: titles[1], salaryText: '£21,000 a year', description: texts[1] });
    expect(details?.fields.url).toBeUndefined();
  });

  it('are no rows of one colour where the others are built alike', async () => {
    const rows = [...titles, 'Teacher', 'Web Developer'].map(
      (title, index) =>
        `<tr class="${index % 2 ? 'even' : 'odd'}"><td><a href="/job/${index}">${title}</a></td><td>${index % 2 ? 'Berlin' : ''}</td></tr>`,
    );
    const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><table>${rows.join('')}</table></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows).toHaveLength(6);
  });

  it('are not called by what each of them says', async () => {
    const rows = titles.map(
      (title, index) => `<p>Acme is looking for a <em>${title}</em> in Leeds – <a href="/job/${index}">read on</a></p>`,
    );
    const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><div>${rows.join('')}</div></body></html>`;
    const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
    expect(learned?.reading.rows.map(({ fields }) => fields.title)).not.toContain('read on');
  });
});

describe('facts of several parts', () => {
  it('are one place, as links with commas between', async () => {
    const places = [
      ['Takengon', 'Aceh Tengah', 'Aceh'],
      ['Coblong', 'Bandung', 'Jawa Barat'],
      ['Denpasar', 'Bali'],
    ];
    const facts = places.map(
      (parts) =>
        `<p>Acme</p><div>${parts.map((part) => `<a class="in" href="/in/${part}">${part}</a>`).join(', ')}</div>`,
    );
    const read = await rowsWith('Jobs | Lumen', facts);
    expect(read.map(({ location }) => location)).toEqual(places.map((parts) => parts.join(', ')));
  });

  it('are one place, with dots between', async () => {
    const places = ['苏州·吴中·木渎', '昆明·官渡', '郑州·中原', '成都·高新'];
    const read = await rowsWith(
      'Jobs | Lumen',
      places.map((place) => `<div><span>${place}</span></div>`),
    );
    expect(read.map(({ location }) => location)).toEqual(places);
  });

  it('are one name in two scripts', async () => {
    const both = [
      ['چای سبز لاهیج', 'Lahij Tea'],
      ['راهبرد داده', 'Aseman Data'],
      ['دفتر فنی مهرگان', 'Mehregan'],
      ['بالابر', 'Balabar'],
    ];
    const read = await rowsWith(
      'Jobs | Lumen',
      both.map((names) => `<ul><li>${names.join(' | ')}</li><li>Boston, MA</li></ul>`),
    );
    expect(read.map(({ company }) => company)).toEqual(both.map(([first]) => first));
  });

  it('are read without the brackets around them', async () => {
    const facts = ['today', 'yesterday', '2 days ago', '3 days ago'].map((day) => `<p>Acme</p><span>(${day})</span>`);
    expect((await rowsWith('Jobs | Lumen', facts)).map(({ postedText }) => postedText)).toEqual([
      'today',
      'yesterday',
      '2 days ago',
      '3 days ago',
    ]);
  });

  it('are pay with its unit, also in brackets behind the kind of work', async () => {
    const units = ['3.200.000', '9.000.000', '4.500.000'].map(
      (pay) => `<span>Rp${pay}<span class="unit">/Bulan</span></span>`,
    );
    expect((await rowsWith('Jobs | Lumen', units)).map(({ salaryText }) => salaryText)).toEqual([
      'Rp3.200.000/Bulan',
      'Rp9.000.000/Bulan',
      'Rp4.500.000/Bulan',
    ]);
    const kinds = ['50k', '60k', '70k'].map((pay) => `<p><span>Full-time</span><span>($${pay})</span></p>`);
    expect((await rowsWith('Jobs | Lumen', kinds)).map(({ salaryText }) => salaryText)).toEqual([
      '$50k',
      '$60k',
      '$70k',
    ]);
  });
});

describe('the names in rows of one employer', () => {
  const houses = ['Haus am Weiher', 'Haus Lindenhof', 'Haus am Weiher', 'Villa Sonnenhang'];
  const facts = houses.map(
    (house) =>
      `<p><span class="when">Full-time</span><span class="x"> · </span><span class="where">${house}</span></p>`,
  );

  it('are its houses', async () => {
    const read = await rowsWith('Jobs at Ekholm Partners', facts);
    expect(read.map(({ company, location }) => [company, location])).toEqual(
      houses.map((house) => ['Ekholm Partners', house]),
    );
  });

  it("are companies where the page is nobody's", async () => {
    expect((await rowsWith('Jobs | Lumen', facts)).map(({ company }) => company)).toEqual(houses);
  });
});

describe('a pane beside rows that begin their postings', () => {
  const text =
    'We look for a person who keeps calm, writes things down and helps the others in the team when it is busy.';
  const rows = titles.map(
    (title, index) =>
      `<li><h2><a href="/job/${index}">${title}</a></h2><div>Brightwell Care</div><div>Leeds</div><div>Part-time</div><p>${text}</p><span>Posted ${index} days ago</span></li>`,
  );
  const html = `<!doctype html><html lang="en"><body><main><ul>${rows.join('')}</ul><div id="pane"></div></main></body></html>`;

  it('is waited for while it stands empty, and the row is not read in its place', async () => {
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const learned = await lab.ask(page, 'learn-recipe', null);
    const ref = learned?.reading.rows[0]?.ref ?? '';
    const read = (details: DetailsPlace | null) =>
      lab.ask(page, 'read-details', { recipe: learned && { ...learned.recipe, details }, row: { ref } });
    expect(await read(null)).toMatchObject({ isInRow: true, fields: { title: titles[0] } });
    expect(await read({ kind: 'pane', pane: '#pane', fields: {} })).toBeNull();
  });
});
