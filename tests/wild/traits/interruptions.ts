import { type Html, html } from '../../sites/html.ts';
import type { Words } from '../words/words.ts';
import type { TraitValue } from './trait-value.ts';

export interface InterruptionValue extends TraitValue {
  /** What lies over the page; the site's script shows and hides it. */
  overlay?(words: Words): Html;
  /** Shown once so many presses were made; null: at once. */
  afterPresses?: number | null;
  /** What stands in place of every page in the middle of a visit. */
  wall?: { status: number; page(words: Words): Html };
}

const covering = html`style="position:fixed;inset:0;background:#0008;z-index:90;display:none"`;
const box = html`style="position:absolute;left:25%;top:25%;width:50%;background:#fff;padding:24px"`;

/** What comes between a person and the list. */
export const interruptions = {
  none: { takenFrom: 'boards that let one read in peace' },
  consent: {
    takenFrom: 'consent platforms that cover the page until one has chosen',
    afterPresses: null,
    overlay: ({ consent }) =>
      html`<div data-overlay role="dialog" aria-modal="true" ${covering}><div ${box}><p>${consent.text}</p><button type="button" data-close>${consent.accept}</button> <button type="button" data-close>${consent.refuse}</button></div></div>`,
  },
  newsletter: {
    takenFrom: 'boards that ask for an address after a few clicks',
    afterPresses: 4,
    overlay: ({ newsletter, close }) =>
      html`<div data-overlay role="dialog" aria-modal="true" aria-label="${newsletter.title}" ${covering}><div ${box}><button type="button" data-close aria-label="${close}" style="float:right">×</button><h2>${newsletter.title}</h2><p>${newsletter.text}</p><form method="post" action="/newsletter"><input type="email" name="email" aria-label="${newsletter.email}"><button>${newsletter.subscribe}</button></form></div></div>`,
  },
  login: {
    takenFrom: 'networks that ask strangers to sign in after some pages, and then begin at the first again',
    wall: {
      status: 200,
      page: ({ login }) =>
        html`<main><h1>${login.title}</h1><p>${login.text}</p><form method="post" action="/login"><label>${login.user} <input type="email" name="user" autocomplete="username"></label> <label>${login.password} <input type="password" name="password" autocomplete="current-password"></label> <button>${login.title}</button></form></main>`,
    },
  },
  'rate-limit': {
    takenFrom: 'boards that answer 429 after many requests, and then begin at the first page again',
    wall: { status: 429, page: ({ limit }) => html`<main><h1>429 ${limit.title}</h1><p>${limit.text}</p></main>` },
  },
} as const satisfies Record<string, InterruptionValue>;
