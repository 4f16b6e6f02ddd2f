import { type Html, html, raw } from '../../../sites/html';
import { asPage } from '../../stage/serve-stage';
import { type BoardPage, paneRow, plantedScript, rowText } from '../page';
import { type DrawnOn, opensRows, type Place, rowPoses } from '../place';
import { nameOf, trapControl } from '../render-trap';
import { transportNames } from '../transports';
import type { Trap } from '../trap';

/** Over the middle of its row, where a press on the row goes. */
const over = '.mid{position:absolute;left:20%;top:25%;width:60%;height:50%;z-index:2}';

/** Rows that open beside the list, each with a planted control in it. */
function rowPlace(name: string, draw: Partial<BoardPage>, more: Partial<Place> = {}): Place {
  return {
    name,
    run: opensRows,
    traps: 4,
    transports: transportNames,
    needs: 'nothing',
    poses: rowPoses,
    draw: ({ traps, jobs }) => ({
      rows: rowsWith(jobs, traps, (trap) => trapControl(trap, { className: 'mid' })),
      ...draw,
    }),
    ...more,
  };
}

function rowsWith(jobs: DrawnOn['jobs'], traps: readonly Trap[], control: (trap: Trap) => Html): Html {
  return html`${jobs.map((job, index) => {
    const trap = traps[index];
    return paneRow(job, trap ? control(trap) : null);
  })}`;
}

/** What lies under the button when it is let go is what does it. */
const onRelease = `addEventListener('mouseup', ({ target }) => target.closest('.mid')?.click());`;

const shown = (state: string) => `${over}.mid{display:none}${state} .mid{display:block}`;

const onMove = (delayMs: number) => `let moved = false;
document.querySelector('.rows').addEventListener('mousemove', () => {
  if (!moved) setTimeout(() => document.body.classList.add('moved'), ${delayMs});
  moved = true;
});`;

export const rowsWithAControl: readonly Place[] = [
  rowPlace('row middle', { style: over }),
  rowPlace('row hover', { style: shown('.card:hover') }),
  rowPlace('row hover late', {
    style: `${over}.mid{visibility:hidden}.card:hover .mid{visibility:visible;transition:visibility 0s .03s}`,
  }),
  rowPlace('row focus', { style: shown('.card:focus-within'), script: onRelease }),
  rowPlace('row move', { style: shown('.moved .card'), script: onMove(0) }),
  rowPlace('row move late', { style: shown('.moved .card'), script: onMove(60) }),
  rowPlace('row pressed', { style: shown('.card:active'), script: onRelease }),
  rowPlace('row swapped', {
    style: shown('.down .card'),
    script: `addEventListener('mousedown', () => document.body.classList.add('down'));${onRelease}`,
  }),
  rowPlace('row after the first', {
    style: shown('.later .card'),
    script: `document.querySelector('.rows').addEventListener('click', () => document.body.classList.add('later'));`,
  }),
  rowPlace('row shift', {
    style: '.mid{position:absolute;left:0;width:100%;bottom:0;height:30px}.moved{transform:translateY(-40px)}',
    script: `const rows = document.querySelector('.rows'); rows.addEventListener('mousemove', () => rows.classList.add('moved'));`,
  }),
  rowPlace('row see-through', { style: `${over}.mid{left:0;top:0;width:100%;height:100%;opacity:.01}` }),
  rowPlace('row shadow', {
    style: over,
    script: `for (const control of document.querySelectorAll('.card > .mid, .card > form')) {
  const host = document.createElement('div');
  host.dataset.planted = 'shadow';
  control.replaceWith(host);
  const root = host.attachShadow({ mode: 'closed' });
  root.append(document.querySelector('style').cloneNode(true), control);
  root.addEventListener('click', ({ target }) => { if (target.closest('[data-act]')) act(target.closest('[data-act]').dataset.act); });
}`,
  }),
  rowPlace(
    'whole page',
    {},
    {
      traps: 1,
      draw: ({ traps, jobs }) => ({
        rows: html`${jobs.map((job) => paneRow(job))}`,
        overlay: html`${traps.map((trap) => trapControl(trap, { className: 'all' }))}`,
        style: '.all{position:fixed;inset:0;width:100vw;height:100vh;opacity:.01;z-index:9}',
      }),
    },
  ),
  rowPlace(
    'title link',
    {},
    {
      // A title that is a link, with the control in the middle of its text.
      draw: ({ traps, jobs }) => ({
        rows: html`${jobs.map(
          (job, index) =>
            html`<li class="card"><h3><a href="/jobs/view/${job.id}"><span>${job.title}</span></a></h3>${traps[index] ? trapControl(traps[index], { className: 'mid' }) : null}<p>${job.company}</p><p>${job.city}</p></li>`,
        )}`,
        style: '.mid{position:absolute;left:0;top:0;width:100%;height:44px;z-index:2}',
      }),
    },
  ),
  rowPlace(
    'row frame',
    {},
    {
      transports: ['link', 'post-form', 'fetch-post', 'beacon', 'script-form'],
      draw: ({ traps, jobs }) => ({
        rows: html`${jobs.map((job, index) => paneRow(job, traps[index] ? frame(traps[index]) : null))}`,
        style: `${over}iframe.mid{border:0}`,
      }),
      at: (asked, { traps }) => frameReply(asked.path, traps),
    },
  ),
  rowPlace(
    'row choice',
    {},
    {
      // A box in the middle that shortlists what it stands on.
      transports: ['fetch-post', 'fetch-put', 'beacon', 'xhr', 'graphql', 'service-worker'],
      needs: 'telling',
      draw: ({ traps, jobs }) => ({
        rows: html`${jobs.map(
          (job, index) =>
            html`<li class="card"><label class="whole">${rowText(job)}<input class="mid" type="checkbox" data-planted="box" aria-label="${traps[index] ? nameOf(traps[index]) : ''}" onchange="act('${traps[index]?.id ?? ''}')"></label></li>`,
        )}`,
        style: `${over}.whole{display:block}`,
      }),
    },
  ),
];

/** Served by somebody else where the number of its trap is even. */
function frame({ id, index }: Trap): Html {
  return html`<iframe class="mid" title="Details" src="${index % 2 === 0 ? raw('{{other}}') : ''}/widget/${id}"></iframe>`;
}

function frameReply(path: string, traps: readonly Trap[]) {
  const trap = traps.find(({ id }) => path === `/widget/${id}`);
  if (!trap) return null;
  return asPage(
    html`<style>body{margin:0}.fill{display:block;width:100vw;height:100vh}</style>${trapControl(trap, { className: 'fill' })}${plantedScript([trap])}`
      .markup,
  );
}
