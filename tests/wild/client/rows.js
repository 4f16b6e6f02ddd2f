import { fetchPart, taken } from './fetch-part.js';
import { startRecycling } from './recycling.js';

const { app } = window;
const lateMs = 600;
let bindAll = () => {};
let list = null;
let recycling = null;

/** Has a function called with every document or shadow root in which new rows are. */
export function onRowsBound(bind) {
  bindAll = bind;
}

class SealedCard extends HTMLElement {
  connectedCallback() {
    this.seal();
  }

  seal() {
    const template = this.querySelector('template');
    if (!template) return;
    const root = this.attachShadow({ mode: 'closed' });
    root.append(template.content);
    template.remove();
    bindAll(root);
  }
}

export async function startRows() {
  list = document.querySelector('[data-list]');
  if (list) taken(list, 'data-list');
  bindAll(document);
  customElements.define('sealed-card', SealedCard);
  for (const row of document.querySelectorAll('[data-row]')) taken(row, 'data-row');
  if (!list || app.loading === 'static') return;
  await new Promise((resolve) => setTimeout(resolve, lateMs));
  const { rows } = await fetchRows(app.page);
  placeRows(rows, false);
}

/** The rows of a page, within the search of this one. */
export async function fetchRows(page) {
  const query = new URLSearchParams(window.location.search);
  for (const name of ['page', 'pg', 'start']) query.delete(name);
  query.set('page', page);
  return (await fetchPart(`/fragment/rows?${query}`)).json();
}

/** Puts rows in place of those that are there, or below them. */
export function placeRows(markup, isAdded) {
  const template = document.createElement('template');
  template.innerHTML = markup;
  if (app.loading === 'virtualised' && template.content.querySelector('[data-row]')) {
    recycling ??= startRecycling(list, bindAll);
    recycling.place([...template.content.children], isAdded);
    return;
  }
  if (app.loading === 'on-scroll') emptyUntilSeen(template.content);
  for (const row of template.content.querySelectorAll('[data-row]')) taken(row, 'data-row');
  bindAll(template.content);
  if (!isAdded) list.replaceChildren();
  list.append(template.content);
}

function emptyUntilSeen(content) {
  const waiting = new Map();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !waiting.has(target)) continue;
      target.append(...waiting.get(target));
      waiting.delete(target);
      target.style.minHeight = '';
      if (target instanceof SealedCard) target.seal();
    }
  });
  // Listeners stay on what is out of the document; shadow roots are made once the row is seen.
  bindAll(content);
  for (const row of content.querySelectorAll('[data-row]')) {
    waiting.set(row, [...row.childNodes]);
    row.replaceChildren();
    row.style.minHeight = '96px';
    if (row.localName === 'tr') row.style.height = '64px';
    observer.observe(row);
  }
}
