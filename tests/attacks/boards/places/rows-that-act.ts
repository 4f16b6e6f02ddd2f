import { type Html, html, raw } from '../../../sites/html';
import type { Reply } from '../../attack';
import { linkRow, paneRow, plantedScript, rowText } from '../page';
import { type DrawnOn, opensRows, type Place, rowPoses } from '../place';
import { trapControl } from '../render-trap';
import { holdableTransports, transportNames } from '../transports';
import type { Trap } from '../trap';

type Row = (job: DrawnOn['jobs'][number], trap: Trap) => Html;

/** Rows that are what does it themselves: nothing lies over them. */
function actingPlace(name: string, row: Row, more: Partial<Place> = {}): Place {
  return {
    name,
    run: opensRows,
    traps: 4,
    transports: holdableTransports,
    needs: 'request',
    poses: rowPoses,
    draw: ({ traps, jobs }) => ({
      rows: html`${jobs.map((job, index) => (traps[index] ? row(job, traps[index]) : paneRow(job)))}`,
    }),
    ...more,
  };
}

/** A row as a script has it do something, by events that come before a press, with it or after it. */
function onEvent(event: string): Place {
  return actingPlace(
    `row on${event}`,
    (job, { id }) =>
      html`<li class="card" data-open="${job.id}" tabindex="0" ${raw(`on${event}="act('${id}')"`)}>${rowText(job)}</li>`,
  );
}

export const rowsThatAct: readonly Place[] = [
  ...['click', 'mousedown', 'pointerup', 'focus', 'mouseenter', 'mousemove'].map(onEvent),
  actingPlace(
    'row whole',
    (job, trap) => html`<li>${trapControl(trap, { className: 'card', around: rowText(job), isPlanted: false })}</li>`,
    {
      transports: transportNames,
      needs: 'telling',
    },
  ),
  actingPlace(
    'row post button',
    (job, { address }) =>
      html`<li><form method="post" action="${address}"><button class="card">${rowText(job)}</button></form></li>`,
    { transports: ['post-form'] },
  ),
  actingPlace('row formaction', () => html``, {
    transports: ['post-form'],
    draw: ({ traps, jobs }) => ({
      rows: html`<form action="/jobs">${jobs.map(
        (job, index) =>
          html`<li><button class="card" formmethod="${index % 2 === 0 ? 'post' : 'get'}" formaction="${traps[index]?.address ?? ''}">${rowText(job)}</button></li>`,
      )}</form>`,
    }),
  }),
  actingPlace(
    'row javascript',
    (job, { id }) => html`<li><a class="card" href="javascript:act('${id}')">${rowText(job)}</a></li>`,
  ),
  actingPlace(
    'row link',
    (job, { address, index }) =>
      html`<li><a class="card" href="${address}"${index % 3 === 2 && raw(' target="_blank"')}>${rowText(job)}</a></li>`,
    {
      transports: ['link'],
    },
  ),
  actingPlace(
    'row title link',
    (job, { address }) =>
      html`<li class="card"><h3><a href="${address}">${job.title}</a></h3><p>${job.company}</p><p>${job.city}</p></li>`,
    {
      transports: ['link'],
    },
  ),
  actingPlace(
    'row ping',
    (job, { address }) =>
      html`<li class="card"><h3><a href="/jobs/view/${job.id}" ping="${address}">${job.title}</a></h3><p>${job.company}</p><p>${job.city}</p></li>`,
    {
      transports: ['link'],
    },
  ),
  actingPlace('row redirect', (job) => linkRow(job), {
    transports: ['link'],
    at: ({ path }, { traps }) => leadOn(path, traps),
  }),
  actingPlace('row posting acts', (job) => linkRow(job), {
    // The posting's own page does it as soon as it is there.
    at: ({ path }, { traps }) => actOnArrival(path, traps),
  }),
  actingPlace(
    'row label',
    (job, trap) =>
      html`<li class="card"><h3><label for="s${trap.id}">${job.title}</label></h3><p>${job.company}</p><p>${job.city}</p></li>`,
    {
      transports: transportNames.filter((name) => name !== 'link'),
      needs: 'telling',
      draw: ({ traps, jobs }) => ({
        rows: html`${jobs.map((job, index) => html`<li class="card"><label class="whole" for="s${traps[index]?.id ?? ''}">${rowText(job)}</label></li>`)}`,
        style: '.whole{display:block;cursor:pointer}',
        overlay: html`<footer>${traps.map((trap) => trapControl(trap, { className: 'quick', id: `s${trap.id}` }))}</footer>`,
      }),
    },
  ),
  actingPlace(
    'row unfolds',
    (job, { id }) =>
      html`<li class="card"><details ontoggle="act('${id}')"><summary>${rowText(job)}</summary><p>${job.text}</p></details></li>`,
  ),
];

/** The trap that belongs to the posting whose page is asked for, in the order of the list. */
function trapOfPosting(path: string, traps: readonly Trap[]): Trap | null {
  const [, id] = /^\/jobs\/view\/(\d+)$/.exec(path) ?? [];
  return id === undefined ? null : (traps[Math.round((Number(id) - 7_400_100) / 37) % traps.length] ?? null);
}

/** Leads on by the protocol, by the page's head, or by its script. */
function leadOn(path: string, traps: readonly Trap[]): Reply | null {
  const trap = trapOfPosting(path, traps);
  if (!trap) return null;
  const { address, index } = trap;
  if (index % 3 === 0) return { status: 302, headers: { location: address } };
  const page =
    index % 3 === 1
      ? `<meta http-equiv="refresh" content="0;url=${address}">`
      : `<script>location.replace(${JSON.stringify(address)})</script>`;
  return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<!doctype html>${page}` };
}

function actOnArrival(path: string, traps: readonly Trap[]): Reply | null {
  const trap = trapOfPosting(path, traps);
  if (!trap) return null;
  return {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>Posting</title><main><h1>Posting</h1><p>You will plan the week with your team.</p></main>${plantedScript([trap]).markup}<script>act('${trap.id}')</script>`,
  };
}
