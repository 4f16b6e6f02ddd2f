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

const jobs = [
  ['Building Inspector (m/f/d)', 'Ostrau'],
  ['School Secretary (m/f/d)', 'Wendorf'],
  ['Road Worker (m/f/d)', 'Lindenau'],
  ['Social Worker (m/f/d)', 'Bad Holme'],
  ['Paramedic (m/f/d)', 'Ostrau'],
  ['Archivist (m/f/d)', 'Bad Holme'],
  ['Veterinarian (m/f/d)', 'Wendorf'],
  ['Payroll Clerk (m/f/d)', 'Bad Holme'],
  ['Tax Officer (m/f/d)', 'Ostrau'],
  ['Cleaner (m/f/d)', 'Lindenau'],
] as const;
/** The row that is made differently. */
const other = 3;

const open = (list: string) => {
  const html = `<!doctype html><html lang="en"><head><title>Jobs</title></head><body><main><h1>Jobs</h1>${list}</main></body></html>`;
  return openHtml(lab, html, 'https://board.example/jobs');
};

const learn = async (list: string) => lab.ask(await open(list), 'learn-recipe', null);

async function titles(list: string) {
  return (await learn(list))?.reading.rows.map(({ fields }) => fields.title);
}

const tile = (name: string, place: string, index: number) =>
  `<div class="tile"><h2>${name}</h2><h3>Company ${index} GmbH</h3><h4>${place}</h4><p>Posted: 1${index} November 2026</p></div>`;

const all = (row: (title: string, place: string, index: number) => string) =>
  jobs.map(([title, place], index) => row(title, place, index)).join('');

describe('a row that is made differently', () => {
  // Ten rows of five cells: every fifth cell is a title.
  it('is a row of a table whose links to files have a class and a size', async () => {
    const cell = (title: string, index: number) =>
      index === other
        ? `<a href="/jobs/social-worker">${title}</a>`
        : `<a href="/files/Jobs/2026-${index}.pdf" class="download">${title}</a> <span class="filesize">(PDF, ${index}81 KB)</span>`;
    const rows = all(
      (title, place, index) =>
        `<tr><td>${cell(title, index)}</td><td>Office ${index}</td><td>${place}</td><td>EG ${index} TVöD</td><td>1${index}.12.2026</td></tr>`,
    );
    const head = '<tr><th>Position</th><th>Unit</th><th>Place</th><th>Grade</th><th>Apply until</th></tr>';
    expect(await titles(`<table><thead>${head}</thead><tbody>${rows}</tbody></table>`)).toEqual(
      jobs.map(([title]) => title),
    );
  });

  it('has its title where the others have a link', async () => {
    const name = (title: string, index: number) =>
      index === other ? `<span role="button" tabindex="0">${title}</span>` : `<a href="/offer/${index}">${title}</a>`;
    const rows = all((title, place, index) => tile(name(title, index), place, index));
    expect(await titles(rows)).toEqual(jobs.map(([title]) => title));
  });

  it('is none where only its heading stands in that place', async () => {
    const rows = all((title, place, index) =>
      index === other
        ? '<div class="tile"><h2><span>New jobs in your mail</span></h2><input type="email"></div>'
        : tile(`<a href="/offer/${index}">${title}</a>`, place, index),
    );
    expect(await titles(rows)).toEqual(jobs.filter((_, index) => index !== other).map(([title]) => title));
  });

  it('is counted as unread on a later page, where the rules have no title for it', async () => {
    const name = (title: string, index: number) => `<a href="/offer/${index}">${title}</a>`;
    const alike = all((title, place, index) => tile(name(title, index), place, index));
    const recipe = (await learn(alike))?.recipe;
    if (!recipe) throw new Error('no list was learned');
    const folded = tile('<em role="button" tabindex="0">Surgeon</em>', 'Kiel', 99);
    const advert = '<div class="tile"><h2><em>New jobs in your mail</em></h2><input type="email"></div>';
    const later = await lab.ask(await open(alike + folded + advert), 'read-rows', recipe);
    expect(later).toMatchObject({ unread: 1, rows: { length: jobs.length } });
    expect(await titles(alike + folded + advert)).toEqual([...jobs.map(([title]) => title), 'Surgeon']);
  });

  it('is read whole in the fewer rows that nobody paid for, each in parts of its own', async () => {
    const head = (company: string, place: string, index: number, shape: string) =>
      `<div class="${shape}-top"><div class="card-company">${shape === 'paid' ? `<a href="/companies/${index}">${company}</a>` : company}</div></div><div class="card-area"><span>${place}</span></div>`;
    // One that is known, so that the others are places.
    const town = (place: string) => (place === 'Ostrau' ? 'Bremen' : place);
    const row = (title: string, place: string, index: number) => {
      const shape = index % 5 < 3 ? 'paid' : 'free';
      const facts = shape === 'paid' ? '<ul><li>Full-time</li></ul>' : '';
      return `<div class="hit" data-id="${index}"><div class="${shape}">${head(`Company ${index}`, town(place), index, shape)}<h4><a href="/jobs/${index}">${title}</a></h4>${facts}</div><div class="menu"><time>1${index}-11-2026</time></div></div>`;
    };
    const rows = (await learn(`<div id="hits">${all(row)}</div>`))?.reading.rows.map(({ fields }) => fields);
    expect(rows?.map(({ title, company, location }) => [title, company, location])).toEqual(
      jobs.map(([title, place], index) => [title, `Company ${index}`, town(place)]),
    );
  });

  it('is no row with next to nothing of what the others say, as what the site offers in between', async () => {
    const facts = (place: string, index: number) =>
      `<dl><dt>Place</dt><dd>${place}</dd><dt>Pay</dt><dd>€ 3${index}00 per month</dd><dt>Hours</dt><dd>Full time</dd></dl>`;
    const fair =
      '<li class="pr"><span>PR</span><h2>Nurses job fair</h2><p>Saturday, free entry</p><a href="/fair">More</a></li>';
    const bare = '<li class="card"><p>Holm Ltd</p><h2>Street Sweeper</h2></li>';
    const rows = all(
      (title, place, index) =>
        `<li class="card"><p>Company ${index} GmbH</p><h2>${title}</h2>${facts(place, index)}</li>${index === other ? fair + bare : ''}`,
    );
    const found = await titles(`<ul>${rows}</ul>`);
    expect(found).not.toContain('Nurses job fair');
    expect(found).toContain('Street Sweeper');
    expect(found).toHaveLength(jobs.length + 1);
  });

  it('is no row where news stand as jobs do in a list of their own, and lead elsewhere', async () => {
    const item = (address: string, title: string, facts: string) =>
      `<div role="listitem" class="item"><a href="${address}"><h3>${title}</h3>${facts}</a></div>`;
    const lists = (address: string) => {
      const rows = all((title, place, index) =>
        item(
          `/careers/${index}-x`,
          title,
          `<div><div>Care</div><div>${place}</div><div>Full-time</div></div><p>1${index} Nov. 2026</p>`,
        ),
      );
      const news = ['Holm opens a clinic', 'Holm wins a prize'].map((title, at) =>
        item(`${address}/${at}-y`, title, `<p>${at + 2} Nov. 2026</p>`),
      );
      return `<div>${rows}</div><h2>Latest</h2><div>${news.join('')}</div>`;
    };
    expect(await titles(lists('/news'))).toEqual(jobs.map(([title]) => title));
    expect(await titles(lists('/careers'))).toHaveLength(jobs.length + 2);
  });

  it('is opened by the arrow beside its title, which opens the text that stands in it, and has no address of that', async () => {
    const text = 'You look after the people of our town, with a friendly team around you, five days a week.';
    const row = (inner: string) => (title: string, place: string, index: number) =>
      `<div class="pos"><div><span>${title}</span> <span>${place}</span> <button type="button" aria-expanded="false" aria-controls="p${index}"><svg width="9" height="9"></svg></button></div><div id="p${index}" hidden>${inner}<a href="/form?job=${index}">Count me in</a></div></div>`;
    const openersOf = async (inner: string) => {
      const page = await open(`<div>${all(row(`<p>${inner}</p>`))}</div>`);
      const learned = await lab.ask(page, 'learn-recipe', null);
      const rows = learned?.reading.rows ?? [];
      const roles = new Set<string | null | undefined>();
      for (const { ref } of rows) roles.add((await lab.ask(page, 'read-element', { ref: ref ?? '' }))?.role);
      return { roles: [...roles], urls: rows.flatMap(({ fields }) => fields.url ?? []).length };
    };
    expect(await openersOf(text)).toMatchObject({ roles: ['button'], urls: 0 });
  });

  it('begins behind a line where lines part the rows, whatever stands before the first', async () => {
    const rows = all(
      (title, place, index) => `<h3>${title}</h3><p>Works council ${index}, ${place}<br>Full-time</p><hr>`,
    );
    const learned = await learn(`<p>Here are our jobs. Ask the office for more.</p>${rows}`);
    const fields = learned?.reading.rows.map((row) => row.fields) ?? [];
    expect(fields.map(({ title }) => title)).toEqual(jobs.map(([title]) => title));
    expect(fields.every((each) => each.location !== undefined || each.employmentType !== undefined)).toBe(true);
  });

  it('has its title in the bold first line of a text, and no day in that by which one applies', async () => {
    const rows = all(
      (title, place, index) =>
        `<li><a href="/jobs/${index}"><span><strong>${title}</strong><br><small>Fixed</small></span><div>${place}</div><div>Closing date ${index + 1} December 2026</div></a></li>`,
    );
    const learned = await learn(`<ul>${rows}</ul>`);
    expect(learned?.reading.rows.map(({ fields: { title, postedText } }) => [title, postedText])).toEqual(
      jobs.map(([title]) => [title, undefined]),
    );
  });

  it('has its company in the one element without a name, whichever it is in rows that lack others', async () => {
    const rows = all(
      (title, place, index) =>
        `<div class="card"><a href="/jobs/${index}"><h3>${title}</h3></a>${index % 3 ? '<div class="pay">3,000 - 4,000 EUR</div>' : ''}<div>Acme ${place} Ltd</div><div class="more"><span>${place}</span> <span style="margin-left:8px">today</span></div></div>`,
    );
    const learned = await learn(`<div>${rows}</div>`);
    expect(learned?.reading.rows.map(({ fields }) => fields.company)).toEqual(
      jobs.map(([, place]) => `Acme ${place} Ltd`),
    );
  });
});

it('has its place where that is known, in a row that leaves out what the others have before it', async () => {
  const towns = ['Leeds', 'Bristol', 'Toronto', 'Berlin', 'York'];
  const chip = (text: string) => `<div class="chip"><i></i><span class="small">${text}</span></div>`;
  const row = (title: string, town: string, index: number) =>
    `<div class="row"><a href="/jobs/${1000 + index}">${title}</a><div class="chips">${index % 4 === other ? '' : chip(`$${90 + index}k – $${130 + index}k • ${index % 2 ? 'No equity' : '0.1% – 0.5%'}`)}${chip(town)}${chip(`${index + 1} years of exp`)}</div></div>`;
  const list = jobs.map(([title], index) => row(title, towns[index % towns.length] ?? '', index)).join('');
  const learned = await learn(`<div>${list}</div>`);
  expect(learned?.reading.rows.map(({ fields }) => fields.location)).toEqual(
    jobs.map((_, index) => towns[index % towns.length]),
  );
});

describe('an offer in several places', () => {
  const towns = ['Leeds', 'York', 'Manchester'];
  const nameOf = (title: string) => title.toLowerCase().split(' ')[0];
  /** Every other card has its places in it, each with its own link. */
  const cards = (linkTo: (title: string, town: string, number: number) => string) =>
    jobs
      .slice(0, 6)
      .map(([title], index) => {
        const isOfOne = index % 2 === 1;
        const heading = isOfOne ? `<a href="/job/${nameOf(title)},${2000 + index}">${title}</a>` : title;
        const links = towns.map((town, nth) => `<a href="${linkTo(title, town, 1000 + index * 10 + nth)}">${town}</a>`);
        const fold = `<button aria-expanded="false" aria-controls="in-${index}">Show places</button><div id="in-${index}" hidden>${links.join('')}</div>`;
        return `<div class="${isOfOne ? 'card' : 'card wide'}"><h2>${heading}</h2><h3>Company ${index} GmbH</h3><h4>${isOfOne ? 'Bristol' : '3 locations'}</h4><p>Posted: 1${index} November 2026</p>${isOfOne ? '' : fold}</div>`;
      })
      .join('');

  it('is as many rows as its card has links to postings', async () => {
    const learned = await learn(
      cards((title, town, number) => `/job/${nameOf(title)}-${town.toLowerCase()},${number}`),
    );
    const rows = learned?.reading.rows.map(({ fields: { title, location, url } }) => [title, location, url]) ?? [];
    expect(rows).toHaveLength(3 * towns.length + 3);
    expect(rows.slice(0, 4)).toEqual([
      [jobs[0][0], 'Leeds', 'https://board.example/job/building-leeds,1000'],
      [jobs[0][0], 'York', 'https://board.example/job/building-york,1001'],
      [jobs[0][0], 'Manchester', 'https://board.example/job/building-manchester,1002'],
      [jobs[1][0], 'Bristol', 'https://board.example/job/school,2001'],
    ]);
  });

  it('is none of the number of offers that its page announces', async () => {
    const offers = cards((title, town, number) => `/job/${nameOf(title)}-${town.toLowerCase()},${number}`);
    const learned = await learn(`<p>6 offers</p>${offers}`);
    expect(learned?.reading).toMatchObject({ announced: null, check: { holds: true } });
  });

  it('is one row where its places lead to searches for jobs there', async () => {
    const learned = await learn(cards((_, town, number) => `/jobs/in-${town.toLowerCase()}-${number}`));
    expect(new Set(learned?.reading.rows.map(({ fields }) => fields.title)).size).toBe(learned?.reading.rows.length);
  });
});

describe('a row without marks', () => {
  it('is parted where the words of two kinds of elements run into each other', async () => {
    const html = all(
      (title, place) => `<div class="card"><strong>${title}</strong><span>${place} and around</span></div>`,
    );
    expect(await titles(`<section><h2>Open positions</h2>${html}</section>`)).toEqual(jobs.map(([title]) => title));
  });

  it('is no entry of a list beside it that tells what the company offers', async () => {
    const offers = [
      'Work on real projects',
      'Modern and own equipment',
      'Training on site',
      'A steady portfolio of clients',
    ];
    const text = '<p>That is how it is with us, and it has been so for many years.</p>';
    const offered = offers.map((entry) => `<li>${entry}</li>`).join('');
    const sought = all((title) => `<li><strong>${title}</strong><div>Whatever is to be done</div></li>`);
    const html = `<div class="block"><div>${text}<ul class="ticked">${offered}</ul></div><div><div>Whom we want</div><ul>${sought}</ul></div></div>`;
    expect(await titles(html)).toEqual(jobs.map(([title]) => title));
  });
});

describe('facts that nothing but their elements parts', () => {
  it('are told apart by their kinds, in the row with an unknown word as well', async () => {
    const towns = ['Hamburg', 'Leeds', 'Lyon', 'Porto'];
    const kinds = ['Full-time', 'Part-time', 'Ringmaster’s hours'];
    const rows = all(
      (title, _place, index) =>
        `<article class="job"><h3><a href="/jobs/${index}">${title}</a></h3><div class="meta"><span>${towns[index % 4]}</span> <span>${index === other ? kinds[2] : kinds[index % 2]}</span></div></article>`,
    );
    const read = (await learn(`<div class="list">${rows}</div>`))?.reading.rows.map(({ fields }) => fields);
    expect(read?.map(({ location }) => location)).toEqual(jobs.map((_, index) => towns[index % 4]));
    expect(read?.[0]?.employmentType).toBe('Full-time');
  });

  it('are one where all are of one kind, and within a title', async () => {
    const rows = all(
      (title, place, index) =>
        `<article class="job"><h3><a href="/jobs/${index}"><span>Full-time</span> <span>${title}</span></a></h3><p>${place}</p><div class="meta"><span>Full-time</span> <span>Permanent</span></div></article>`,
    );
    const [first] = (await learn(`<div class="list">${rows}</div>`))?.reading.rows ?? [];
    expect(first?.fields.title).toBe('Full-time Building Inspector (m/f/d)');
    expect(first?.fields.employmentType).toBe('Full-time Permanent');
  });

  const towns = ['Hamburg', 'Leeds', 'Lyon', 'Porto', 'Bergen'];
  const at = (index: number) => towns[index % 5] ?? '';
  const who = (index: number) => `${['Acme', 'Borel', 'Corvane'][index % 3]} Group`;
  const kind = (index: number) => ['Full-time', 'Part-time'][index % 2];
  it.each([
    ['a slash', (i: number) => `<p>${who(i)}</p><p>${at(i)} / ${kind(i)}</p>`],
    ['a comma', (i: number) => `<p>${who(i)}</p><p>${kind(i)}, ${at(i)}</p>`],
    ['brackets', (i: number) => `<p>${who(i)} (${at(i)})</p><p>${kind(i)}</p>`],
    ['two elements', (i: number) => `<p class="m"><span>${who(i)}</span> <span>${at(i)}</span></p><p>${kind(i)}</p>`],
    [
      'icons',
      (i: number) => `<p><i class="b"></i> ${who(i)} <i class="m"></i> ${at(i)} <i class="k"></i> ${kind(i)}</p>`,
    ],
    ['a label before it', (i: number) => `<p>${who(i)}</p><p>Location ${at(i)}</p><p>${kind(i)}</p>`],
  ])('are told apart where %s parts them', async (_, facts) => {
    const rows = all(
      (title, _place, index) => `<li><h3><a href="/jobs/${index}">${title}</a></h3>${facts(index)}</li>`,
    );
    const read = (await learn(`<ul>${rows}</ul>`))?.reading.rows.map(({ fields }) => fields);
    expect(read?.map(({ company, location, employmentType }) => [company, location, employmentType])).toEqual(
      jobs.map((_, index) => [who(index), at(index), kind(index)]),
    );
  });

  it('are one where an amount or a place goes on in the next element', async () => {
    const rows = all(
      (title, _place, index) =>
        `<li><h3><a href="/jobs/${index}">${title}</a></h3><p class="pay"><span>£3${index},000</span> <span>to</span> <span>£4${index},000</span></p><p class="at"><span>Leeds</span> <span>West Yorkshire</span></p></li>`,
    );
    const [first] = (await learn(`<ul>${rows}</ul>`))?.reading.rows ?? [];
    expect(first?.fields.salaryText).toBe('£30,000 to £40,000');
    // No county is whose the jobs are.
    expect(first?.fields.company).toBeUndefined();
  });
});
