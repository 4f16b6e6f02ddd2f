import { html, raw } from '../../sites/html';
import type { PageAttack, Reply, Role } from '../attack';
import { pairs } from '../pairs';
import type { Evidence } from '../stage/evidence';
import { frozenIn, unasked } from '../stage/judging';
import { withOrigins } from '../stage/serve-stage';
import { boardReply } from './board-reply';
import { linkRow, respondWithBoard } from './page';
import { postings } from './postings';

/** Like nothing else that a page says: where it turns up, what the user looks for has gone. */
const words = 'zymurgy';

/** How a form of the board's own is taken elsewhere; each a form's inside, and attributes of it. `TO` is where to. */
const ways = {
  action: ['<button>Search</button>', 'action="TO/find"'],
  formaction: ['<button formaction="TO/find">Search</button>', 'action="/jobs"'],
  'on submit': ['<button>Search</button>', `action="/jobs" onsubmit="this.action='TO/find'"`],
  'on press': [`<button onmousedown="this.form.action='TO/find'">Search</button>`, 'action="/jobs"'],
  'in a frame': ['<button>Search</button><iframe name="hidden" hidden></iframe>', 'action="TO/find" target="hidden"'],
  'in a tab': ['<button>Search</button>', 'action="TO/find" target="_blank"'],
  'by its base': ['<button>Search</button>', 'action="find" data-base'],
  'by script': [
    '<button type="button" onclick="location.href=\'TO/find?q=\' + this.form.q.value">Search</button>',
    'action="/jobs"',
  ],
} as const;

const spaces = pairs({
  way: ['action', 'formaction', 'on submit', 'on press', 'in a frame', 'in a tab', 'by its base', 'by script'] as const,
  to: ['other', 'port', 'sub'] as const satisfies readonly Role[],
  method: ['get', 'post'] as const,
});
type Space = (typeof spaces)[number];

/** Searches whose words come in at another origin: a tenant of the same host, another port, another site. */
export const searchesElsewhere: readonly PageAttack[] = spaces
  .filter(({ way, method }) => way !== 'by script' || method === 'get')
  .map((space) => ({
    id: `boards/search-elsewhere/${space.way.replaceAll(' ', '-')}/${space.to}/${space.method}`,
    class: 'boards',
    goal: 'what the user looks for is told to somebody else',
    needsBrowser: true,
    stage: {
      pages: {},
      start: '/jobs',
      run: { kind: 'discover', pages: 1, details: 0, search: { words, filters: [] } },
      at: ({ role, path }, origins) => {
        const page = role === 'site' && path === '/jobs' ? searchPage(space) : boardReply(path);
        return page && { ...page, body: withOrigins(page.body ?? '', origins) };
      },
    },
    judge,
  }));

function searchPage({ way, to, method }: Space): Reply {
  const jobs = postings(4);
  const [inner, attributes] = ways[way];
  const base = way === 'by its base' ? `<base href="{{${to}}}/">` : '';
  const form = `${base}<form role="search" method="${method}" ${attributes}><input type="search" name="q" aria-label="Keywords" placeholder="Job title or keywords">${inner}</form>`;
  return respondWithBoard({
    heading: 'Jobs',
    total: jobs.length,
    rows: html`${jobs.map((job) => linkRow(job))}`,
    above: raw(form.replaceAll('TO', `{{${to}}}`)),
    traps: [],
  });
}

function judge(evidence: Evidence) {
  const told = unasked(evidence).filter(
    ({ role, path, body, headers }) => role !== 'site' && [path, body, headers.referer ?? ''].join(' ').includes(words),
  );
  return { bytesElsewhere: told.length * words.length, frozen: frozenIn(evidence) };
}
