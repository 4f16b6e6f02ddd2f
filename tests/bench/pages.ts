/** A generated page with the names of the controls planted in it, each carrying its name as `data-planted`. */
export interface BenchPage {
  html: string;
  /** Pages that it shows in frames, by path. */
  inner?: Record<string, string>;
  planted: string[];
}

type Plant = (name: string) => string;

/** Addresses under which the pages are served: the same page is another site under the second. */
export interface Origins {
  own: string;
  other: string;
}

/** The pages of the bench, by name; the same on every run. */
export function benchPages(origins: Origins): Record<string, BenchPage> {
  return {
    'jobs-50': jobsPage(50),
    'jobs-500': jobsPage(500),
    form: formPage(),
    listeners: listenersPage(),
    shadow: shadowPage(),
    frames: framesPage(origins),
  };
}

function planting(): { planted: string[]; plant: Plant } {
  const planted: string[] = [];
  return {
    planted,
    plant(name) {
      planted.push(name);
      return `data-planted="${name}"`;
    },
  };
}

function document(title: string, body: string): string {
  const style = 'body{font:14px sans-serif;margin:16px}li{padding:8px}nav a{margin:4px}.field{margin:8px}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><body>${body}</body></html>`;
}

const titles = [
  'Platform Engineer',
  'Data Analyst',
  'Nurse Practitioner',
  'Sales Manager',
  'Site Reliability Engineer',
];
const companies = ['Northwind Works', 'Acme Industries', 'Globex Trading', 'Initech Systems', 'Umbrella Foods'];
const places = [
  'Berlin, Germany (Hybrid)',
  'Prague, Czech Republic',
  'Leeds, United Kingdom',
  'Austin, Texas (Remote)',
];

/** A list of jobs with 22 controls around it. Lengths of the parts as the issue gives them. */
function jobsPage(count: number): BenchPage {
  const { planted, plant } = planting();
  const links = range(10).map((n) => `<a href="/section/${n}" ${plant(`Section ${n}`)}>Section ${n}</a>`);
  const filters = range(8).map((n) => `<button type="button" ${plant(`Filter ${n}`)}>Filter ${n}</button>`);
  const search = `<form role="search"><input type="search" aria-label="Search jobs" ${plant('Search jobs')}><button ${plant('Search')}>Search</button></form>`;
  const rows = range(count).map((n) => jobRow(n, plant));
  const pager = `<button ${plant('Previous page')}>Previous page</button><button ${plant('Next page')}>Next page</button>`;
  const body = `<header><nav>${links.join('')}</nav>${search}</header><main><div>${filters.join('')}</div><h1>Jobs</h1><ul>${rows.join('')}</ul><div>${pager}</div></main>`;
  return { html: document(`${count} jobs`, body), planted };
}

function jobRow(n: number, plant: Plant): string {
  const title = padded(`${pick(titles, n)} ${n}`, 30);
  const path = `/jobs/view/${3_800_000_000 + n * 7919}?trackingId=`;
  const href = path + letters(n, 250 - path.length);
  const pay = `$${60 + (n % 40)}K/yr - $${90 + (n % 40)}K/yr`.padEnd(20, '.');
  const description = padded(`You will work with a team of ${3 + (n % 9)} on ${pick(companies, n + 2)} products`, 160);
  return `<li class="card"><div><h3><a href="${href}" ${plant(title)}>${title}</a></h3><span class="company">${padded(pick(companies, n), 15)}</span><div class="place">${padded(pick(places, n), 25)}</div><div class="pay">${pay}</div></div><p>${description}</p><button type="button" aria-label="Save" ${plant(`Save ${n}`)}><svg width="16" height="16"><path d="M0 0h16v16H0z"/></svg></button></li>`;
}

/** An application form of 29 fields of every kind. */
function formPage(): BenchPage {
  const { planted, plant } = planting();
  const texts = ['First name', 'Last name', 'Email', 'Phone', 'City', 'LinkedIn profile', 'Website', 'Portfolio'];
  const fields = [
    ...texts.map((label, n) => field(label, `<input id="t${n}" type="${inputType(label)}" ${plant(label)}>`, `t${n}`)),
    ...range(4).map((n) =>
      field(`Question ${n}`, `<textarea id="q${n}" ${plant(`Question ${n}`)}></textarea>`, `q${n}`),
    ),
    ...range(3).map((n) =>
      field(
        `Choice ${n}`,
        `<select id="s${n}" ${plant(`Choice ${n}`)}>${options(n === 0 ? 200 : 5)}</select>`,
        `s${n}`,
      ),
    ),
    ...range(4).map((n) => comboField(`Pick ${n}`, n, plant)),
    ...range(3).map((n) => `<label><input type="checkbox" ${plant(`Agree ${n}`)}> Agree ${n}</label>`),
    ...range(4).map((n) => `<label><input type="radio" name="visa" ${plant(`Visa ${n}`)}> Visa ${n}</label>`),
    field('Start date', `<input id="date" type="date" ${plant('Start date')}>`, 'date'),
    `<div class="field"><label for="cv">Resume</label><input id="cv" type="file" style="opacity:0;width:1px;height:1px;position:absolute" ${plant('Resume')}></div>`,
    `<button ${plant('Submit application')}>Submit application</button>`,
  ];
  return {
    html: document('Apply', `<main><h1>Apply</h1><form method="post">${fields.join('')}</form></main>`),
    planted,
  };
}

function inputType(label: string): string {
  return label === 'Email' ? 'email' : label === 'Phone' ? 'tel' : 'text';
}

function field(label: string, control: string, id: string): string {
  return `<div class="field"><label for="${id}">${label}</label> ${control}</div>`;
}

function comboField(label: string, n: number, plant: Plant): string {
  return `<div class="field"><label id="l${n}">${label}</label><div><input role="combobox" aria-expanded="false" aria-labelledby="l${n}" autocomplete="off" ${plant(label)}></div></div>`;
}

function options(count: number): string {
  return `<option value="">Select …</option>${range(count)
    .map((n) => `<option>Option ${n}</option>`)
    .join('')}`;
}

/** Nothing but a script's listener makes these clickable: no role, no tab stop, no pointer. */
function listenersPage(): BenchPage {
  const { planted, plant } = planting();
  const boxes = range(150).map((n) => `<div class="box" ${plant(`Box ${n}`)}>Box ${n}</div>`);
  const script = `<script>for (const box of document.querySelectorAll('.box')) box.addEventListener('click', () => undefined)</script>`;
  return { html: document('Listeners', `<main><h1>Boxes</h1><div>${boxes.join('')}</div></main>${script}`), planted };
}

function shadowPage(): BenchPage {
  const { planted, plant } = planting();
  const hosts = [...range(6).map((n) => ({ mode: 'open', n })), ...range(2).map((n) => ({ mode: 'closed', n }))];
  const parts = hosts.map(({ mode, n }) => {
    const buttons = range(5).map((k) => `<button ${plant(`${mode} ${n} ${k}`)}>${mode} ${n} ${k}</button>`);
    return `<div class="host"><template shadowrootmode="${mode}"><p>Part</p>${buttons.join('')}</template></div>`;
  });
  return { html: document('Shadow', `<main>${parts.join('')}</main>`), planted };
}

function framesPage({ own, other }: Origins): BenchPage {
  const { planted, plant } = planting();
  const inner = Object.fromEntries(
    ['same', 'cross', 'sandboxed'].map((name) => {
      const fields = range(10).map(
        (n) => `<p><label>${name} field ${n} <input ${plant(`${name} field ${n}`)}></label></p>`,
      );
      return [
        `/${name}`,
        document(name, `<form>${fields.join('')}<button ${plant(`${name} send`)}>${name} send</button></form>`),
      ];
    }),
  );
  const frames = `<iframe title="Same" width="600" height="400" src="${own}/same"></iframe><iframe title="Cross" width="600" height="400" src="${other}/cross"></iframe><iframe title="Sandboxed" width="600" height="400" sandbox="allow-forms" src="${own}/sandboxed"></iframe>`;
  return { html: document('Frames', `<main><h1>Frames</h1>${frames}</main>`), inner, planted };
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, n) => n);
}

function pick(from: string[], n: number): string {
  return from[n % from.length] ?? '';
}

/** Exactly that long: cut, or filled with words. */
function padded(text: string, length: number): string {
  return `${text} ${'and more of the same work every day '.repeat(6)}`.slice(0, length - 1).padEnd(length, 'x');
}

/** Letters and digits as in a tracking token, the same for the same number. */
function letters(seed: number, length: number): string {
  let state = seed + 1;
  return range(length)
    .map(() => {
      state = (state * 48_271) % 2_147_483_647;
      return (state % 36).toString(36);
    })
    .join('');
}
