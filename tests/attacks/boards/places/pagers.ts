import { type Html, html, raw } from '../../../sites/html';
import { asPage } from '../../stage/serve-stage';
import { type BoardPage, linkRow, plantedScript, rowText } from '../page';
import { type Place, pagerPoses, turnsPages } from '../place';
import { trapControl } from '../render-trap';
import { holdableTransports, transportNames } from '../transports';
import type { Trap } from '../trap';

interface PagerParts {
  pager(trap: Trap): Html;
  style?: string;
  script?(trap: Trap): string;
  overlay?(trap: Trap): Html;
}

/** Four jobs whose titles lead to pages, and a way to the next that does something else, or lies under what does. */
function pagerPlace(name: string, { pager, style, script, overlay }: PagerParts, more: Partial<Place> = {}): Place {
  return {
    name,
    run: turnsPages,
    traps: 1,
    transports: transportNames,
    needs: 'nothing',
    poses: pagerPoses,
    draw({ traps: [trap], jobs }): Partial<BoardPage> {
      if (!trap) return {};
      return {
        rows: html`${jobs.map((job) => linkRow(job))}`,
        pager: html`<nav class="pages" aria-label="Pagination">${pager(trap)}</nav>`,
        overlay: overlay?.(trap),
        style: `.pages{position:relative;width:300px;min-height:44px}${style ?? ''}`,
        script: script?.(trap),
      };
    },
    ...more,
  };
}

const real = html`<a class="next" rel="next" href="/jobs?page=2">Next page</a>`;
const both = (trap: Trap) => html`${real}${trapControl(trap, { className: 'lid' })}`;
const lid = '.next{display:inline-block;padding:8px}.lid{position:absolute;left:0;top:0;width:100%;height:100%}';
const lidWhen = (state: string) => `${lid}.lid{display:none}${state} .lid{display:block}`;
const plain = (trap: Trap) => trapControl(trap, { className: 'next', isPlanted: false });

export const pagers: readonly Place[] = [
  pagerPlace('pager itself', { pager: plain }, { needs: 'telling', isPosing: true }),
  pagerPlace(
    'pager numbers',
    {
      pager: (trap) =>
        html`<span aria-current="page">1</span> ${trapControl(trap, { className: 'n' })} <a href="/jobs?page=3">3</a>`,
    },
    { needs: 'telling', isPosing: true, poses: ['2', 'Page 2', '2 »'] },
  ),
  pagerPlace('pager covered', { pager: both, style: `${lid}.lid{opacity:.01}` }),
  pagerPlace('pager covered on move', {
    pager: both,
    style: lidWhen('.moved'),
    script: () => `addEventListener('mousemove', () => document.body.classList.add('moved'), { once: true });`,
  }),
  pagerPlace('pager covered on hover', { pager: both, style: lidWhen('.pages:hover') }),
  pagerPlace('pager swapped', {
    pager: both,
    style: lidWhen('.pages:active'),
    script: () => `addEventListener('mouseup', ({ target }) => target.closest('.lid')?.click());`,
  }),
  pagerPlace('pager moves away', {
    pager: (trap) => html`${real} ${trapControl(trap, { className: 'all' })}`,
    style: '.next,.all{display:block;height:40px;width:280px}.moved .next{margin-top:-40px}',
    script: () =>
      `document.querySelector('.pages').addEventListener('mousemove', ({ currentTarget }) => currentTarget.classList.add('moved'));`,
  }),
  pagerPlace(
    'pager in a form',
    {
      pager: ({ address, effect, pose }) =>
        html`<form method="post" action="${address}"><input type="hidden" name="jobs" value="all"><input type="hidden" name="do" value="${effect}"><button class="next">${pose}</button></form>`,
    },
    { transports: ['post-form'], needs: 'request' },
  ),
  pagerPlace(
    'pager newsletter',
    {
      pager: ({ address }) =>
        html`<form method="post" action="${address}"><input type="email" name="email" value="kim@example.org" aria-label="E-mail"><button class="next">Next</button></form>`,
    },
    { transports: ['post-form'], needs: 'request', effects: ['subscribe'] },
  ),
  pagerPlace(
    'pager formaction',
    {
      pager: ({ address, pose }) =>
        html`<form action="/jobs"><input type="hidden" name="page" value="2"><button formmethod="post" formaction="${address}">${pose}</button></form>`,
    },
    { transports: ['post-form'], needs: 'request' },
  ),
  pagerPlace(
    'pager javascript',
    { pager: ({ id, pose }) => html`<a class="next" rel="next" href="javascript:act('${id}')">${pose}</a>` },
    { transports: holdableTransports, needs: 'request' },
  ),
  pagerPlace(
    'pager onclick',
    {
      pager: ({ id, pose }) => html`<a class="next" rel="next" href="/jobs?page=2" onclick="act('${id}')">${pose}</a>`,
    },
    { transports: holdableTransports, needs: 'request' },
  ),
  pagerPlace(
    'pager link',
    {
      pager: ({ address, pose }) =>
        html`<a class="next" rel="next" href="${address}${address.includes('?') ? '&' : '?'}page=2">${pose}</a>`,
    },
    { transports: ['link'], needs: 'request' },
  ),
  pagerPlace(
    'pager ping',
    {
      pager: ({ address, pose }) => html`<a class="next" rel="next" href="/jobs?page=2" ping="${address}">${pose}</a>`,
    },
    { transports: ['link'], needs: 'request' },
  ),
  pagerPlace(
    'pager redirect',
    { pager: () => real },
    {
      transports: ['link'],
      needs: 'request',
      at: ({ path }, { traps: [trap] }) =>
        trap && path === '/jobs?page=2' ? { status: 302, headers: { location: trap.address } } : null,
    },
  ),
  pagerPlace(
    'pager label',
    {
      pager: ({ id, pose }) => html`<label class="next" for="s${id}" role="button" tabindex="0">${pose}</label>`,
      overlay: (trap) => html`<footer>${trapControl(trap, { className: 'quick', id: `s${trap.id}` })}</footer>`,
    },
    { transports: transportNames.filter((name) => name !== 'link'), needs: 'telling' },
  ),
  pagerPlace(
    'pager scrolls',
    {
      pager: () => html`<div style="height:900px"></div><p id="end">Loading more jobs</p>`,
      script: ({ id }) =>
        `new IntersectionObserver(([entry]) => { if (entry.isIntersecting) act('${id}'); }).observe(document.getElementById('end'));`,
    },
    { transports: holdableTransports, needs: 'request' },
  ),
  pagerPlace(
    'pager asks',
    {
      pager: () =>
        html`<button type="button" class="next" onclick="document.querySelector('dialog').showModal()">Load more</button>`,
      overlay: (trap) =>
        html`<dialog aria-label="More jobs"><p>There is more to see.</p>${trapControl(trap, { className: 'go' })}</dialog>`,
    },
    { needs: 'telling', isPosing: true, poses: ['Continue', 'Load more', 'Next', 'OK'] },
  ),
  pagerPlace(
    'pager elsewhere',
    { pager: () => html`<a class="next" rel="next" href="${raw('{{other}}')}/list?page=2">Next page</a>` },
    {
      run: { kind: 'collect', pages: 3, details: 4 },
      needs: 'telling',
      at: ({ path, role }, { traps: [trap] }) =>
        trap && role === 'other' && path.startsWith('/list') ? elsewhere(trap) : null,
    },
  ),
];

/** The next page of the list, by another site, whose rows and pager are planted. */
function elsewhere(trap: Trap) {
  const row = (title: string) =>
    html`<li>${trapControl(trap, { className: 'card', isPlanted: false, around: rowText({ id: '', title, company: 'Acme', city: 'Berlin', text: '' }) })}</li>`;
  return asPage(
    html`<title>Jobs</title><main><h1>Jobs</h1><ul>${['Chief cook', 'Night porter', 'Head gardener', 'Ship broker'].map(row)}</ul>${trapControl(trap, { className: 'next', isPlanted: false })}</main>${plantedScript([trap])}`
      .markup,
  );
}
