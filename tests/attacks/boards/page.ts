import { type Html, html, raw } from '../../sites/html';
import type { Reply } from '../attack';
import { asPage } from '../stage/serve-stage';
import type { Posting } from './postings';
import type { Trap } from './trap';

/** A page of an attack board, from its parts. */
export interface BoardPage {
  heading: string;
  /** Jobs announced. */
  total: number;
  rows: Html;
  /** Between the heading and the list: a search, filters. */
  above?: Html | undefined;
  pager?: Html | undefined;
  /** At the end of the body: banners, dialogs. */
  overlay?: Html | undefined;
  style?: string | undefined;
  /** Runs after the page's own script. */
  script?: string | undefined;
  traps: readonly Trap[];
}

const baseStyle = `body{font:16px/1.4 sans-serif;margin:0 auto;max-width:1100px;padding:8px}
.columns{display:grid;grid-template-columns:560px 1fr;gap:24px}ul.rows{list-style:none;margin:0;padding:0;position:relative}
.card{position:relative;display:block;box-sizing:border-box;width:100%;min-height:104px;padding:10px;margin:0 0 8px;border:1px solid #999;background:#fff;text-align:left;font:inherit;color:#111;cursor:pointer;text-decoration:none}
.card h3{margin:0;font-size:18px;color:#0a4b9c}.card p{margin:2px 0}button,input,select{font:inherit;min-height:32px}`;

export function respondWithBoard(page: BoardPage): Reply {
  const body = html`<meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.heading}</title>
<style>${raw(baseStyle + (page.style ?? ''))}</style><body>
<header><a href="/jobs">Lantern Jobs</a></header><main><h1>${page.heading}</h1>${page.above ?? null}<p>${page.total} jobs</p>
<div class="columns"><div><ul class="rows">${page.rows}</ul>${page.pager ?? null}</div><section id="pane" aria-label="Job details"></section></div></main>${page.overlay ?? null}
${plantedScript(page.traps)}${page.script !== undefined && html`<script>${raw(page.script)}</script>`}`;
  return asPage(body.markup);
}

/** The page's script, and what it has to know of the page's traps. */
export function plantedScript(traps: readonly Trap[]): Html {
  const told = traps.map((trap) => [
    trap.id,
    {
      id: trap.id,
      transport: trap.transport,
      address: trap.address,
      body: bodyOf(trap),
      mutation: mutations[trap.effect],
    },
  ]);
  return html`<script type="text/plain" id="planted">${raw(JSON.stringify(Object.fromEntries(told)))}</script><script src="/client.js"></script>`;
}

function bodyOf({ addressKind, effect, id }: Trap): string {
  return JSON.stringify(addressKind === 'opaque' ? { ref: id } : { action: effect, ref: id });
}

const mutations: Record<Trap['effect'], string> = {
  apply: 'ApplyToJob',
  withdraw: 'WithdrawApplication',
  delete: 'DeleteAccount',
  buy: 'PlaceOrder',
  'sign-out': 'SignOut',
  follow: 'FollowCompany',
  save: 'SaveJob',
  message: 'SendMessage',
  subscribe: 'CreateJobAlert',
  refer: 'ReferFriend',
  consent: 'AcceptConsent',
};

/** What a row says. */
export function rowText({ title, company, city }: Posting): Html {
  return html`<h3>${title}</h3><p>${company}</p><p>${city}</p>`;
}

/** A row that opens its posting beside the list, with something more in it. */
export function paneRow(posting: Posting, more: Html | null = null): Html {
  return html`<li class="card" data-open="${posting.id}" tabindex="0">${rowText(posting)}${more}</li>`;
}

/** A row whose title leads to the posting's own page. */
export function linkRow(posting: Posting, more: Html | null = null): Html {
  return html`<li class="card"><h3><a href="/jobs/view/${posting.id}">${posting.title}</a></h3><p>${posting.company}</p><p>${posting.city}</p>${more}</li>`;
}

/** The posting as it lies beside the list, or on its own page. */
export function postingHtml({ title, company, city, text }: Posting): Html {
  return html`<h2>${title}</h2><p>${company}</p><p>${city}</p><h4>About the job</h4><p>${text}</p>`;
}
