/** The same six jobs in the layouts that boards and career pages come in; classes are generated where a layout needs none. */
export const jobs = [
  {
    id: '70411',
    title: 'Backend Engineer',
    company: 'Nordlicht GmbH',
    place: 'Hamburg, Germany',
    ago: '2 days ago',
    day: '2026-11-19',
  },
  {
    id: '70018',
    title: 'Warehouse Clerk',
    company: 'Kestrel Freight',
    place: 'Leeds, United Kingdom',
    ago: '3 days ago',
    day: '2026-11-18',
  },
  {
    id: '71125',
    title: 'Pflegefachkraft (m/w/d)',
    company: 'Klinikum Auental',
    place: 'Wien, Austria',
    ago: '1 week ago',
    day: '2026-11-14',
  },
  {
    id: '70932',
    title: 'Head of Quality',
    company: 'Obren & Fils',
    place: 'Lyon, France',
    ago: '2 weeks ago',
    day: '2026-11-07',
  },
  {
    id: '70341',
    title: 'Barista',
    company: 'Mokka Roasters',
    place: 'Brno, Czechia',
    ago: '1 month ago',
    day: '2026-10-21',
  },
  {
    id: '72058',
    title: 'Data Analyst',
    company: 'Tellus Maps',
    place: 'Porto, Portugal',
    ago: '5 hours ago',
    day: '2026-11-21',
  },
] as const;
type Job = (typeof jobs)[number];

const page = (body: string) => `<!doctype html><html lang="en"><head><title>Board</title></head><body>
  <header><nav><ul><li><a href="/">Home</a></li><li><a href="/about">About us</a></li><li><a href="/blog">Blog</a></li></ul></nav></header>
  <main><h1>Find work</h1><p>6 results</p>${body}</main>
  <footer><ul><li><a href="/imprint">Imprint</a></li><li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li></ul></footer>
  </body></html>`;

const all = (row: (job: Job, index: number) => string) => jobs.map(row).join('\n');

const card = ({ id, title, company, place, ago, day }: Job) =>
  `<h3><a href="/jobs/${id}">${title}</a></h3><p>${company}</p><p>${place}</p><time datetime="${day}">${ago}</time>`;

/** Three jobs in one department, one in the next and two in the last. */
const departments = (list: (each: readonly Job[]) => string) =>
  [
    ['Operations', jobs.slice(0, 3)] as const,
    ['Quality', jobs.slice(3, 4)] as const,
    ['Shops and maps', jobs.slice(4)] as const,
  ]
    .map(([name, each]) => `<h3>${name}</h3>${list(each)}`)
    .join('');

const advertisement =
  '<div><h3>Write your CV in ten minutes</h3><p>Templates for everyone.</p><a href="/cv">Try it</a></div>';

/** Two jobs a department, a box around each: nothing but the way down to them tells jobs from departments. */
const inBoxes = [0, 2, 4]
  .map((first) => jobs.slice(first, first + 2).map((job) => `<div>${card(job)}</div>`))
  .map((cards, index) => `<div><h2>Department ${index}</h2>${cards.join('')}</div>`)
  .join('');

export const layouts: Record<string, string> = {
  'a table with a header':
    page(`<table><thead><tr><th>Role</th><th>Employer</th><th>Where</th><th>Since</th></tr></thead><tbody>
    ${all(({ id, title, company, place, day }) => `<tr><td><a href="/vacancy?id=${id}">${title}</a></td><td>${company}</td><td>${place}</td><td>${day}</td></tr>`)}
    </tbody></table>`),
  'cards with advertisements between': page(
    `<div>${all((job, index) => `<div class="q${index} k1">${card(job)}</div>${index % 2 ? advertisement : ''}`)}</div>`,
  ),
  'cards in wrappers that differ': page(
    `<section>${all((job, index) => (index === 2 ? `<li class="hot"><b>Hot</b><article>${card(job)}</article></li>` : `<li><article>${card(job)}</article></li>`))}</section>`,
  ),
  'one list for each department': page(
    [0, 2, 4]
      .map(
        (first) =>
          `<h2>Department ${first}</h2><ul>${jobs
            .slice(first, first + 2)
            .map((job) => `<li>${card(job)}</li>`)
            .join('')}</ul>`,
      )
      .join(''),
  ),
  'one line with separators': page(
    `<ul>${all(({ id, title, company, place, ago }) => `<li><a href="/jobs/${id}">${title}</a><div>${company} · ${place} · ${ago}</div></li>`)}</ul>`,
  ),
  'a description list in each row': page(
    `<ol>${all(({ id, title, company, place, ago }) => `<li><a href="/jobs/${id}"><strong>${title}</strong></a><dl><dt>Employer</dt><dd>${company}</dd><dt>Location</dt><dd>${place}</dd><dt>Posted</dt><dd>${ago}</dd></dl></li>`)}</ol>`,
  ),
  'rows in shadow roots of their own': page(
    `<div>${all((job) => `<job-tile><template shadowrootmode="open"><div>${card(job)}</div></template></job-tile>`)}</div>`,
  ),
  'a list in a closed shadow root': page(
    `<job-board><template shadowrootmode="closed"><ul>${all((job) => `<li>${card(job)}</li>`)}</ul></template></job-board>`,
  ),
  'headings with paragraphs, and no element around both': page(
    `<div><h2>Open positions</h2>${all(({ id, title, company, place, ago }) => `<h3><a href="/jobs/${id}">${title}</a></h3><p>${company}</p><p><b>Location:</b> <span>${place}</span></p><p>${ago}</p>`)}</div>`,
  ),
  'one description list for all rows': page(
    `<dl>${all(({ id, title, company, place, day }) => `<dt><a href="/jobs/${id}">${title}</a></dt><dd>${company}</dd><dd>${place}</dd><dd><time datetime="${day}">${day}</time></dd>`)}</dl>`,
  ),
  'a description list for each department': page(
    departments(
      (each) =>
        `<dl>${each.map(({ id, title, company, place, day }) => `<dt><a href="/jobs/${id}">${title}</a></dt><dd>${company}</dd><dd>${place}</dd><dd><time datetime="${day}">${day}</time></dd>`).join('')}</dl>`,
    ),
  ),
  'headings with paragraphs in the section of each department': page(
    departments(
      (each) =>
        `<div>${each.map(({ id, title, company, place, ago }) => `<h4><a href="/jobs/${id}">${title}</a></h4><p>${company}</p><p>${place}</p><p>${ago}</p>`).join('')}</div>`,
    ),
  ),
  'titles in pieces, of which one may be marked': page(
    `<ul>${all(({ id, title, company, place, ago }, index) => {
      const [first = '', ...others] = title.split(' ');
      const pieces = `<span>${first}</span>${index % 3 === 1 ? `<mark> ${others.join(' ')}</mark>` : `<span> ${others.join(' ')}</span>`}`;
      const words = index % 3 === 2 ? `<span>${title}</span>` : pieces;
      return `<li><h3><a href="/jobs/${id}"><span class="hl">${words}</span></a></h3><p>${company}</p><p>${place}</p><time>${ago}</time></li>`;
    })}</ul>`,
  ),
  'nameless boxes in nameless boxes': page(inBoxes),
  'nameless boxes in a shadow root': page(
    `<job-board><template shadowrootmode="open"><main><div>${inBoxes}</div></main></template></job-board>`,
  ),
  'titles twice, for eyes and for screen readers': page(
    `<ul>${all(({ id, title, company, place, ago }) => `<li data-entity="urn:x:posting:${id}"><a href="/jobs/view/${id}?tracking=${Number(id) * 7}"><span aria-hidden="true">${title}</span><span style="position:absolute;width:1px;height:1px;overflow:hidden">${title} with verification</span></a><div><span>${company}</span></div><div><span>${place}</span></div><span>${ago}</span></li>`)}</ul>`,
  ),
};

/** Rows that open by a script, whose only link is to the company. */
export const companyLinked = page(
  `<div>${all(({ title, company, place, ago }, index) => `<article><h3><span onclick="open(${index})">${title}</span></h3><p>${company}</p><p>${place}</p><p>${ago}</p><a href="/companies/c${index}x">Company</a></article>`)}</div>`,
);

/** Rows without any link, pressed by a script; ids only in an attribute. */
export const anchorless = page(
  `<div>${all(({ id, title, company, place, ago }) => `<div role="button" tabindex="0" componentkey="card-ref-${id}"><div><p>${title}</p><p>${company}</p><p>${place}</p></div><p>${ago}</p></div>`)}</div>`,
);

/** Two of six rows are drawn, the others wait for a scroll; the page's JSON knows them all, and the pay. */
export const virtualised = page(
  `<ul>${all((job, index) => `<li data-occludable-id="${job.id}" style="min-height:80px">${index < 3 ? card(job) : ''}</li>`)}</ul>
   <script>window.__STATE__ = {"search":{"results":[${jobs
     .map(({ id, title, company, day }, index) =>
       JSON.stringify({
         jobId: id,
         jobTitle: title,
         employer: { name: company },
         datePosted: day,
         salary: `€${40 + index},000 a year`,
         teaser: 'line\u0007\ntwo',
       }).replace('\\n', '\n'),
     )
     .join()}]}, "unused": undefined}; window.other = 1;</script>`,
);

/** No job among them: what rules must not take for a list of jobs. */
export const articles = page(
  `<ul>${['On bees', 'Why tea cools', 'Twelve maps', 'A walk by the sea'].map((title, index) => `<li><h3><a href="/blog/${index}">${title}</a></h3><p>It was a day like any other when we set out to see what had become of it.</p></li>`).join('')}</ul>`,
);
