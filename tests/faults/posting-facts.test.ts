import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReadFields } from '@/domain/job/job-fields';
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

const address = 'https://board.example/job/4180';
const prose = `<h3>About the job</h3><p>You will join a small team that plans its own work and knows its customers by name. Every
  day is different, and everybody looks after the whole of it, from the first question to the last answer.</p>`;

interface PostingPage {
  head?: string;
  above?: string;
  facts?: string;
  below?: string;
  title?: string;
}

async function read({ head = '', above = '', facts = '', below = '', title = 'Nurse | Lumen' }: PostingPage) {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${above}<main><h1>Nurse</h1>${facts}
    <p><a href="/apply/41">Apply</a></p>${prose}</main>${below}</body></html>`;
  const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
  return reading?.fields ?? ({} as ReadFields);
}

function jsonLd(posting: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'JobPosting', ...posting })}</script>`;
}

function at(locality: string) {
  return { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: locality } };
}

const nurse = {
  title: 'Nurse',
  url: address,
  hiringOrganization: { '@type': 'Organization', name: 'Ekholm Partners' },
  jobLocation: at('Leipzig'),
};
const shown = '<div>Ekholm Partners</div><div>Leipzig</div>';

describe('pay', () => {
  it('stands below the title on a button that looks for more like it, as the kind of the job does', async () => {
    const facts =
      '<div><button>€38,000/yr - €44,500/yr</button><button>Hybrid</button><button>Full-time</button></div>';
    expect(await read({ facts })).toMatchObject({ salaryText: '€38,000/yr - €44,500/yr', employmentType: 'Full-time' });
    const filters = '<div><button>€30,000+ a year</button><button>Part-time</button></div>';
    const fields = await read({ above: filters, facts: '<div>Leeds</div>' });
    expect([fields.salaryText, fields.employmentType]).toEqual([undefined, undefined]);
  });

  it('may be told in many words below its heading, with a label of its own', async () => {
    const text =
      '<h3>Salary</h3><ul><li>Base salary: From 24000.0 euros to 28000.0 euros a year over 13.0 months</li></ul>';
    const html = `<!doctype html><html lang="en"><head><title>Nurse</title></head><body><main><h1>Nurse</h1>${prose}${text}<h3>Profile</h3><ul><li>Beginners are welcome</li></ul></main></body></html>`;
    const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
    expect(reading?.fields.salaryText).toBe('From 24000.0 euros to 28000.0 euros a year over 13.0 months');
  });
});

describe('the first of two cells in every row', () => {
  it.each([
    [
      'a table',
      (rows: string[][]) =>
        `<table>${rows.map(([head, value]) => `<tr><td>${head}</td><td>${value}</td></tr>`).join('')}</table>`,
    ],
    [
      'a table by its roles',
      (rows: string[][]) =>
        `<div role="table">${rows.map(([head, value]) => `<div role="row"><div role="cell">${head}</div><div role="cell"><span>${value}</span></div></div>`).join('')}</div>`,
    ],
  ])('says what the other one is, and is neither company nor place, in %s', async (_, table) => {
    const facts = table([
      ['Squad', 'Corvane'],
      ['Whereabouts', 'Halifax, NS'],
      ['Opened', 'yes'],
    ]);
    const { company, location } = await read({ facts, title: 'Nurse' });
    expect({ company, location }).toEqual({ company: undefined, location: 'Halifax, NS' });
  });
});

describe('structured data', () => {
  it('is believed by address, or by title and company', async () => {
    const { company, location } = await read({ head: jsonLd(nurse) });
    expect({ company, location }).toEqual({ company: 'Ekholm Partners', location: 'Leipzig' });
    const unaddressed = { ...nurse, url: undefined, datePosted: '2026-11-02' };
    expect((await read({ head: jsonLd(unaddressed), facts: shown })).postedDate).toBe('2026-11-02');
  });

  it('is believed by a line that names its job, where nothing confirms the heading', async () => {
    const head = jsonLd({ ...nurse, url: undefined, title: 'Porter – Nights' });
    const facts = '<h2>Porter, Nights</h2><p>Ekholm Partners</p>';
    expect((await read({ head, facts, title: 'We are hiring' })).title).toBe('Porter – Nights');
    expect((await read({ head, facts, title: 'Nurse – Ekholm Partners' })).title).toBe('Nurse');
  });

  it('of another posting is not believed, even if its address is declared', async () => {
    const other = {
      ...nurse,
      title: 'Java Developer',
      jobLocation: at('Berlin'),
      url: 'https://board.example/job/7003',
    };
    const { title, location } = await read({ head: jsonLd(other), facts: shown });
    expect({ title, location }).toEqual({ title: 'Nurse', location: 'Leipzig' });
    const canonical = '<link rel="canonical" href="https://board.example/job/7003">';
    expect((await read({ head: canonical + jsonLd(other), facts: shown })).title).toBe('Nurse');
    const namesake = { ...nurse, url: undefined, hiringOrganization: { name: 'Corvane' }, jobLocation: at('Berlin') };
    expect((await read({ head: jsonLd(namesake), facts: shown })).location).toBe('Leipzig');
  });

  it('of an opening of the same name is not believed', async () => {
    const byId = { ...nurse, jobLocation: at('Berlin'), url: 'https://board.example/job/7003' };
    expect((await read({ head: jsonLd(byId), facts: shown })).location).toBe('Leipzig');
    const rows = ['Berlin', 'Leipzig', 'Porto'].map(
      (place) => `<li><h3>Nurse</h3><p>Ekholm Partners</p><p>${place}</p></li>`,
    );
    const data = jsonLd({ ...nurse, jobLocation: at('Berlin'), url: 'https://board.example/job/7003' });
    const html = `<!doctype html><html lang="en"><head><title>Jobs</title>${data}</head><body><main><ul>${rows.join('')}</ul></main>
      <aside><h2>Nurse</h2>${shown}${prose}</aside></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/jobs');
    const recipe = await lab.ask(page, 'learn-recipe', null);
    expect(recipe).not.toBeNull();
    const listed = { title: 'Nurse', company: 'Ekholm Partners', location: 'Leipzig' };
    const reading = await lab.ask(page, 'read-details', { recipe: recipe?.recipe ?? null, listed });
    expect([reading?.fields.location, reading?.fields.url]).toEqual(['Leipzig', undefined]);
  });

  it('of an opening of the same name elsewhere is not believed on a page that a row of this place led to', async () => {
    const elsewhere = jsonLd({ ...nurse, url: undefined, jobLocation: at('Berlin'), datePosted: '2026-11-02' });
    const html = `<!doctype html><html lang="en"><head><title>Nurse</title>${elsewhere}</head><body><main><h1>Nurse</h1>${shown}${prose}</main></body></html>`;
    const page = await openHtml(lab, html, 'https://board.example/open');
    const listed = { title: 'Nurse', company: 'Ekholm Partners', location: 'Leipzig' };
    const reading = await lab.ask(page, 'read-details', { recipe: null, listed });
    expect([reading?.fields.location, reading?.fields.postedDate]).toEqual(['Leipzig', undefined]);
  });

  it('older than the page only fills gaps', async () => {
    const old = { ...nurse, title: 'Nurse (2024)', jobLocation: at('Berlin'), datePosted: '2024-03-01' };
    const { title, location, postedDate } = await read({ head: jsonLd(old), facts: shown });
    expect({ title, location, postedDate }).toEqual({ title: 'Nurse', location: 'Leipzig', postedDate: '2024-03-01' });
  });
});

describe('company and place', () => {
  it('are not the menu that stands below an empty value', async () => {
    const links = ['Home', 'Contact', 'Imprint', 'Privacy'].map((name) => `<a href="/${name}">${name}</a>`);
    const below = `<div><h4>Locations</h4><a hidden href="/jobs?at=leeds">Leeds</a></div><div>${links.join(' ')}</div>`;
    const { location } = await read({ facts: '<div>Ekholm Ltd</div><div>Porta Vestra</div>', below });
    expect(location).not.toContain('Home');
  });

  it('are told by labels, also by two of them', async () => {
    const facts = `<table><tr><td>Location: City</td><td>Leipzig</td></tr><tr><td>Location: State</td><td>Saxony</td></tr>
      <tr><td>Employer:</td><td>Ekholm Partners</td></tr></table>`;
    const { company, location } = await read({ facts });
    expect({ company, location }).toEqual({ company: 'Ekholm Partners', location: 'Leipzig' });
  });

  it('are a code and a label of a table that stands below a title without heading', async () => {
    const html = `<!doctype html><html lang="en"><head><title>Lumen :: Careers</title></head><body><h1>Careers</h1><div>
      <b>Packaging Engineer</b><table><tr><td>Job ID:</td><td>4262</td><td>Location:</td><td>US-IL-Yorkville</td></tr>
      <tr><td>Company:</td><td>Ekholm Partners</td></tr></table>${prose}</div></body></html>`;
    const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
    const { title, company, location } = reading?.fields ?? {};
    expect([title, company, location]).toEqual(['Packaging Engineer', 'Ekholm Partners', 'US-IL-Yorkville']);
  });

  it('are the words in a logo and every place beside another', async () => {
    const facts = `<div><img src="/x.png" width="9" height="9" alt="Ekholm Partners Logo"></div>
      <div><span><span class="chip">Berlin</span><span class="chip">Hamburg</span><span class="chip">Leipzig</span></span></div>`;
    const { company, location } = await read({ facts });
    expect({ company, location }).toEqual({ company: 'Ekholm Partners', location: 'Berlin; Hamburg; Leipzig' });
  });

  it('are apart from the kind of employment in their line', async () => {
    const { location, employmentType } = await read({ facts: '<p>Full-time, Leipzig</p>' });
    expect({ location, employmentType }).toEqual({ location: 'Leipzig', employmentType: 'Full-time' });
  });

  it('do not include the term of a definition', async () => {
    const { company } = await read({ facts: '<dl><dt>Starts</dt><dd>Soon</dd></dl><div>Leipzig</div>' });
    expect(company).not.toBe('Starts');
  });
});

it('a drawn separator parts the kind of work from its place', async () => {
  const facts = '<p>Sales<span class="inline-separator"></span>Leipzig, Germany</p>';
  expect((await read({ facts })).location).toBe('Leipzig, Germany');
});

describe('the company of the site itself', () => {
  const foot = '<footer>© 2026 Ekholm Partners</footer>';

  it('is the tail of the title, where the foot confirms it or nothing else tells one', async () => {
    expect((await read({ title: 'Nurse – Ekholm Partners', below: foot })).company).toBe('Ekholm Partners');
    expect((await read({ title: 'Nurse – Ekholm Partners' })).company).toBe('Ekholm Partners');
  });

  it('is not what a board of many employers calls itself', async () => {
    const above = '<nav><a href="/post">Post a job</a><a href="/for">For employers</a></nav>';
    expect((await read({ title: 'Nurse – Ekholm Partners', above, below: foot })).company).toBeUndefined();
    expect(
      (await read({ title: 'Nurse | Lumen Jobs', below: '<footer>© Lumen Jobs</footer>' })).company,
    ).toBeUndefined();
  });

  it('is named before all its jobs', async () => {
    expect((await read({ title: 'Nurse | Careers at Ekholm Partners' })).company).toBe('Ekholm Partners');
  });
});

/** The posting of a page whose body and title are these. */
async function readPage(title: string, body: string, head = '') {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
  const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
  return reading?.fields ?? ({} as ReadFields);
}

describe('the title', () => {
  it('is not the site, whose logo is a heading that leads home', async () => {
    const body = `<h1><a href="/">Lumen</a></h1><main><h3>Night shift lead wanted</h3><div>Ekholm Partners</div>${prose}</main>`;
    expect((await readPage('Night shift lead wanted | Lumen', body)).title).toBe('Night shift lead');
  });

  it('ends before the number of its requisition', async () => {
    const line = '<span>Nurse, night shift</span><span> - </span><span>(</span><span>26000418</span><span>)</span>';
    const body = `<main><div style="font-size:24px">${line}</div>${prose}</main>`;
    expect((await readPage('Job - Nurse, night shift (26000418)', body)).title).toBe('Nurse, night shift');
  });

  it('is the heading by which the page is shared, above what its label calls the job', async () => {
    const body = `<header><a href="/" aria-label="Lumen home">Lumen</a></header><main><p>Ekholm Fire Service</p><h2>Two to join our crew</h2>
      <ul><li>Job title: <b>Firefighter</b></li></ul>${prose}<img src="/x.png" alt="Ekholm Fire Service" width="9" height="9"></main>`;
    const head = '<meta property="og:title" content="Two to join our crew">';
    const { title, company } = await readPage('Vacancy, Firefighter | Lumen', body, head);
    expect([title, company]).toEqual(['Two to join our crew', 'Ekholm Fire Service']);
  });
});

describe('a posting in other words', () => {
  it('has the whole address under a label rather than the region below its title', async () => {
    const facts = '<div><span>長野県</span></div>';
    const label = '<div><div>勤務地</div><div>長野県松本市和田4010-7<br>※転勤なし</div></div>';
    const { location } = await read({ facts, below: label });
    expect(location).toBe('長野県松本市和田4010-7');
  });

  it('has the place of a list below its label', async () => {
    const list = '<p>2 vacancies in the following location:</p><ul><li>Strong City, KS</li></ul>';
    expect((await read({ facts: `<h3>Location</h3>${list}` })).location).toBe('Strong City, KS');
  });

  it('has its day beside a mark of what is new', async () => {
    const { postedText } = await read({ facts: '<p><span class="tag">New</span> <span>Posted 4h ago</span></p>' });
    expect(postedText).toBe('Posted 4h ago');
  });

  it('has what its microdata says behind the end of the item', async () => {
    const item =
      '<div itemscope itemtype="https://schema.org/JobPosting"><p itemprop="title">Nurse</p><p itemprop="hiringOrganization">Ekholm Partners</p></div>';
    const stray =
      '<p><span itemprop="datePosted" content="2026-11-19">11/12/2026</span> to <span>12/11/2026</span></p>';
    const { company, postedDate } = await read({ facts: item + stray });
    expect({ company, postedDate }).toEqual({ company: 'Ekholm Partners', postedDate: '2026-11-19' });
  });
});

describe('facts that lead over to the prose', () => {
  const readBody = async (facts: string, head = '') => {
    const html = `<!doctype html><html lang="en"><head><title>Nurse</title></head><body>${head}<main><h1>Nurse</h1>${facts}${prose}</main></body></html>`;
    const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
    return reading?.fields ?? ({} as ReadFields);
  };

  it('are no prose where they stand beside each other', async () => {
    const icons =
      '<ul><li><i class="fa fa-map-marker"></i> Zwolle</li><li><i class="fa fa-clock"></i> 32 - 36 hours</li><li><i class="fa fa-eur"></i> € 3.100 - € 3.900 per month</li></ul>';
    expect(await readBody(icons)).toMatchObject({ location: 'Zwolle', salaryText: '€ 3.100 - € 3.900 per month' });
  });

  it('are no prose where labels introduce them, and end before the link to more of the kind', async () => {
    const labelled = `<h2>Summary of the offer</h2><div><span>Employer: </span><span>Regional Council of the Seven Upper Valleys <a href="#all">(see all jobs)</a></span></div>
      <div><span>Type of contract: </span><span>Permanent position, newly created by the council</span></div>`;
    expect(await readBody(labelled)).toMatchObject({ company: 'Regional Council of the Seven Upper Valleys' });
  });

  it('are no company in small letters, nor in the name of a picture that says what kind it is', async () => {
    const { company } = await readBody('<p>as soon as possible</p>', '<img alt="Header" src="/header.png">');
    expect(company).toBeUndefined();
  });

  it('are the employer’s, whose name leads home, where the address agrees', async () => {
    const head = '<div><a href="/">SARL Grand Board</a></div><nav><a href="/jobs">Jobs</a></nav>';
    expect((await readBody('<p>Leeds</p>', head)).company).toBe('SARL Grand Board');
  });
});

describe('a heading', () => {
  const readHeading = async (heading: string, title: string) => {
    const html = `<!doctype html><html lang="it"><head><title>${title}</title></head><body><main><h2>${heading}</h2><p>Full time</p>${prose}</main></body></html>`;
    return (await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null }))?.fields.title;
  };

  it('is one title over its line break where the page is called so, and else ends there', async () => {
    expect(await readHeading('Tecnico<br>veterinario', 'Tecnico veterinario | Lumen')).toBe('Tecnico veterinario');
    expect(await readHeading('Deltidsmedarbeider —<br>butikk og kunder', 'Karriere | Lumen')).toBe(
      'Deltidsmedarbeider — butikk og kunder',
    );
    expect(await readHeading('Tecnico veterinario<br>Reggio Emilia', 'Tecnico veterinario | Lumen')).toBe(
      'Tecnico veterinario',
    );
  });
});

describe('words around a title', () => {
  it.each([
    ['Glaszetter gezocht!', 'Glaszetter'],
    ['Потрібен Оператор ЧПК', 'Оператор ЧПК'],
    ['Wir suchen einen Koch', 'Koch'],
    ['We are looking for the best', 'We are looking for the best'],
  ])('call for applicants, and are none of it: %s', async (heading, title) => {
    const html = `<!doctype html><html><head><title>Lumen</title></head><body><main><h1>${heading}</h1>${prose}</main></body></html>`;
    const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
    expect(reading?.fields.title).toBe(title);
  });

  it('are those of the site in a heading that leads elsewhere', async () => {
    const html = `<!doctype html><html><head><title>Lumen Careers</title></head><body><header><h1><a href="/main.do">Lumen Careers</a></h1></header>
      <main><h4>Software Engineer</h4><dl><dt>Team</dt><dd>Robots</dd></dl>${prose}</main></body></html>`;
    const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
    expect(reading?.fields.title).toBe('Software Engineer');
  });
});

describe('who and where', () => {
  it('stand in one line with a slash, where the text names the employer too', async () => {
    const facts = '<div>EKHOLM / Leipzig</div>';
    const told =
      '<p>EKHOLM has looked after its neighbours for a hundred years, and is proud of everybody who works for it.</p>';
    const fields = await read({ facts, below: told });
    expect([fields.company, fields.location]).toEqual(['EKHOLM', 'Leipzig']);
  });

  it('stand under a heading about the company by its name', async () => {
    const facts =
      "<h2>Informations sur l'entreprise</h2><div><b>Nom :</b> Cabinet Ekholm</div><h2>Contact</h2><div><b>Nom :</b> Anna Berg</div>";
    expect((await read({ facts })).company).toBe('Cabinet Ekholm');
  });

  it('are not told by a value that is yet to come', async () => {
    expect((await read({ facts: '<p>Deadline <span>•</span> <em>TBA</em></p>' })).location).toBeUndefined();
  });

  it('are told by rights whose years stand in a line of their own', async () => {
    const below =
      '<footer><div>© 1996-2022<br>Ekholm Metal<br></div><a href="mailto:info@ekholmmetal.example">info@ekholmmetal.example</a></footer>';
    expect((await read({ title: 'Vacancies at the maker of machines Ekholm Metal', below })).company).toBe(
      'Ekholm Metal',
    );
  });

  it('are told by who seeks and takes the mail', async () => {
    const facts =
      '<p>Ekholm is a small house of advisers that is looking for more nurses. Write to <a href="mailto:jobs@ekholm.example">jobs@ekholm.example</a>.</p>';
    expect((await read({ title: 'Nurse', facts })).company).toBe('Ekholm');
  });

  it('are marked by the pin of a file with many pictures', async () => {
    const facts = '<p><svg><use xlink:href="/icons.svg#icon-location"></use></svg> VARDNES</p>';
    expect((await read({ facts })).location).toBe('VARDNES');
  });
});

describe('what is no title', () => {
  const below = `<p>We offer a position as</p><p>Research Associate (m/f/x)</p>${prose}`;
  const reading = async (body: string, title: string) => {
    const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
    return (await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null }))?.fields;
  };

  it.each([
    ['the number of the opening', '<h2>Vacancy ID 11889</h2>', 'Vacancy ID 11889'],
    ['what is downloaded', '<p><a href="/notice.pdf">Download as PDF</a></p>', 'Vacancies'],
    ['a day and a number under a label', '<h1>Job offer</h1><strong>20.12.2024 - 27/2024</strong>', 'Job offers'],
  ])('is %s', async (_, above, title) => {
    expect((await reading(above + below, title))?.title).toBe('Research Associate (m/f/x)');
  });

  it('is the value of another label in its cell', async () => {
    const facts =
      '<table><tr><td>Job ID <b>108402</b></td><td>Location <b>Leeds</b></td></tr><tr><td>Functional Area <b>Information Technology</b></td><td>Position Type <b>Full-time</b></td></tr></table>';
    const fields = await reading(`<div>Applications Project Manager</div>${facts}${prose}`, 'Job Details');
    expect(fields?.title).toBe('Applications Project Manager');
  });
});

it('reads the company beside the title with what is shown of it', async () => {
  expect((await read({ title: 'Nurse Job Details | Ekholm Partners' })).company).toBe('Ekholm Partners');
});

it('reads the company under a label that says what else it may be', async () => {
  const facts = '<dl><dt>Institution / Bereich</dt><dd>Ekholm Partners</dd></dl>';
  expect((await read({ facts })).company).toBe('Ekholm Partners');
});

it('keeps the last stop of a legal form', async () => {
  const below = '<footer><p>© 2026 Ekholm Konstrukcje Sp. z o.o.</p></footer>';
  expect((await read({ below, title: 'Nurse' })).company).toBe('Ekholm Konstrukcje Sp. z o.o.');
});

it('reads all places under one label', async () => {
  const facts = '<dl><dt>Locations</dt><dd>Leeds</dd><dd>York</dd><dt>Time type</dt><dd>Full time</dd></dl>';
  expect((await read({ facts })).location).toBe('Leeds, York');
});

it.each([
  [
    'a heading whose second line no style sheet sets apart',
    '<h1>Office Nurse<span>Children’s ward</span></h1>',
    'Office Nurse',
  ],
  ['a heading with a word of its own colour', '<h1>Office <span>Nurse</span></h1>', 'Office Nurse'],
  [
    'a heading that begins with what the page is',
    '<h1>Vacature medewerker technische dienst.</h1>',
    'medewerker technische dienst',
  ],
])('reads the title of %s', async (_, heading, title) => {
  const html = `<!doctype html><html lang="en"><head><title>Lumen</title></head><body><main>${heading}${prose}</main></body></html>`;
  const reading = await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null });
  expect(reading?.fields.title).toBe(title);
});

describe('what stands around a posting', () => {
  const menu = (entries: readonly string[], head = '') =>
    `<ul>${head}${entries.map((entry) => `<li><a href="/${entry.length}">${entry}</a></li>`).join('')}</ul>`;
  const reading = async (body: string, title: string) => {
    const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
    return (await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null }))?.fields;
  };
  const below = `<div>Office Nurse</div><div>Job Location</div><div>Leeds</div>${prose}`;

  it.each([
    ['a menu', menu(['Search Openings', 'Create a Job Agent', 'Update Job Agent', 'Recruiting Agency Login'])],
    ['a menu by its name', menu(['Home', 'Job Agent', 'Our Leaders', 'Clients', 'Locations'], '<li>Lumen links:</li>')],
    ['an address', '<h2>Contact Us</h2><p>Phone: 0113 496 0123</p>'],
  ])('names neither job nor employer: %s', async (_, beside) => {
    const fields = await reading(`<div>${beside}</div><div>${below}</div>`, 'Employment');
    expect(fields?.title).toBe('Office Nurse');
    expect(fields?.company).toBeUndefined();
  });

  it('tells its facts in links, too', async () => {
    const facts = menu(['Leeds', 'Full-time', 'Nursing', 'Hospitals']);
    const fields = await reading(`<h1>Office Nurse</h1>${facts}${prose}`, 'Office Nurse');
    expect(fields).toMatchObject({ location: 'Leeds', employmentType: 'Full-time' });
  });

  it('names no employer where a picture leads to the top', async () => {
    const up = '<table><tr><td><a href="#top"><img src="up.gif" alt="Move Up"></a></td></tr></table>';
    const fields = await reading(`<h1>Office Nurse</h1>${prose}${up}`, 'Job Posting Details');
    expect(fields?.company).toBeUndefined();
  });

  it('names no employer where a link leads to another language', async () => {
    const facts =
      '<p><b>ID:</b> 4180 <b>Location:</b> <a href="/lund">Lund</a> <b>Company:</b> <a href="/c/1">Lumen s.r.o.</a> Taken from elsewhere.</p>';
    const fields = await reading(
      `<a href="/sk/41">SK</a> <a href="/zh/41">中文</a> <a href="/41">3M</a><h1>Office Nurse</h1>${prose}${facts}`,
      'Office Nurse... - Lumen s... | BOARD.SK',
    );
    expect(fields).toMatchObject({ company: 'Lumen s.r.o.', location: 'Lund' });
  });
});

it('reads a town with the state that is told below it', async () => {
  const facts = '<table><tr><td>City</td><td>Addison</td></tr><tr><td>State</td><td>TX</td></tr></table>';
  expect((await read({ facts })).location).toBe('Addison, TX');
});

describe('what a page says of its posting', () => {
  const reading = async (body: string, title: string, head = '') => {
    const html = `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
    return (await lab.ask(await openHtml(lab, html, address), 'read-details', { recipe: null }))?.fields;
  };

  it('is in data whose text it shows, though nothing else names the posting', async () => {
    const text =
      'You will join a small team that plans its own work and knows its customers by name. We look for somebody who likes to learn new things every day.';
    const data = jsonLd({
      title: 'Ward Nurse, Lumen Oy',
      hiringOrganization: 'Lumen Oy',
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Oulu', postalCode: 90_220 },
      },
      description: `A lasting post at Lumen. ${text} Every day is different.`,
    });
    const body = `<h1>A lasting post at Lumen</h1><div>${text} Every day is different.</div>`;
    expect(await reading(body, 'Jobs', data)).toMatchObject({
      title: 'Ward Nurse',
      company: 'Lumen Oy',
      location: 'Oulu',
    });
    expect(
      await reading(
        body,
        'Jobs',
        data.replace(text, 'Another opening has another text of its own, and says nothing of this.'),
      ),
    ).not.toMatchObject({ location: 'Oulu' });
  });

  it('is no heading where an element for headings sets the size of a whole text', async () => {
    const body = `<h1>Nurse</h1><h2>Lumen AG</h2><h3><b>About us</b>${prose.replace(/<h3>.*<\/h3>/, '').repeat(3)}</h3>`;
    expect(await reading(body, '')).toMatchObject({ title: 'Nurse', company: 'Lumen AG' });
  });

  it('is told in a table about the company', async () => {
    const table =
      '<div>Company</div><table><tr><td>Name</td><td>Ekholm AG</td></tr><tr><td>Website</td><td>ekholm.example</td></tr></table>';
    expect((await reading(`<h1>Nurse</h1>${prose}${table}`, 'Nurse'))?.company).toBe('Ekholm AG');
  });

  it('is its own name beside the site’s, above which stands only that positions are open', async () => {
    const body = `<h1>Open positions</h1><p>Leeds</p>${prose}<footer>© 2026 Lumen. All rights reserved.</footer>`;
    expect((await reading(body, 'Lumen - Javascript progammer'))?.title).toBe('Javascript progammer');
  });

  it.each([
    ['leads to what is said of the company', '<h2>Company Overview</h2>'],
    ['has an id that is but its words', '<h2 id="great-employer-benefits">Great Employer Benefits</h2>'],
  ])('is not called after a heading that %s', async (_, head) => {
    const body = `<h1>Nurse</h1><p>Lumen</p><p>Leeds</p>${head}${prose}`;
    expect((await reading(body, 'Nurse'))?.company).toBe('Lumen');
  });

  it('is where its office is', async () => {
    const body = `<h1>Nurse</h1>${prose}<p>Our office is located in Leeds, next to the station.</p>`;
    expect((await reading(body, 'Nurse'))?.location).toBe('Leeds');
  });
});

it('takes the name beside the job in two titles for the employer, and not the board’s own', async () => {
  const head =
    '<meta property="og:title" content="[Society for Public Works] Office Nurse - Leeds"><meta property="og:site_name" content="ReFind.example">';
  const html = (title: string) =>
    `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><header><a href="/"><img src="l.png" alt="ReFind.example"></a></header>
    <main><h1>Office Nurse - Leeds</h1>${prose}</main><footer>© 2026 ReFind.example</footer></body></html>`;
  const companyOf = async (title: string) =>
    (
      await lab.ask(await openHtml(lab, html(title), 'https://www.refind.example/job/41'), 'read-details', {
        recipe: null,
      })
    )?.fields.company;
  expect(await companyOf('Job offer Office Nurse - Leeds - Society for Public Works')).toBe('Society for Public Works');
  expect(await companyOf('Office Nurse - Leeds | ReFind.example')).not.toBe('Society for Public Works');
});
