import { fetchPart, taken } from './fetch-part.js';

const { app } = window;
const opens = new WeakMap();

/** Has every element that opens a posting open it. */
export function bindPostings(root) {
  for (const element of root.querySelectorAll('[data-open]')) {
    const isNew = !opens.has(element);
    opens.set(element, taken(element, 'data-open'));
    if (!isNew) continue;
    element.addEventListener('click', (event) => {
      // A recycled element opens what it shows now, or nothing any more.
      if (!opens.has(element)) return;
      event.preventDefault();
      void open(opens.get(element), element);
    });
    if (element.getAttribute('role') === 'button') {
      element.addEventListener('keydown', ({ key }) => key === 'Enter' && element.click());
    }
  }
  for (const body of root.querySelectorAll('[data-body]')) bodies.set(taken(body, 'data-body'), body);
}

const bodies = new Map();

// Listeners in attributes call it.
window.openJob = (id) => void open(id, null);

async function open(id, element) {
  const address = app.jobPath.replace('{id}', id);
  const ways = {
    // A page of another site may set the address of the one around it, and read nothing of it.
    'own-page': () => {
      window.top.location.href = new URL(address, window.location.href).href;
    },
    'in-frame': () => window.location.assign(address),
    'new-tab': () => window.open(address, '_blank'),
    'hash-route': () => window.location.assign(`#/job/${id}`),
    'own-route': () => showRoute(id, address),
    pane: () => fillPane(id),
    dialog: () => showLayer(id, 'dialog'),
    drawer: () => showLayer(id, 'drawer'),
    'in-place': () => toggle(id, element),
  };
  await ways[app.details]();
}

async function markupOf(id) {
  return (await fetchPart(`/fragment/job/${id}`)).text();
}

let asked = null;

async function fillPane(id) {
  asked = id;
  const markup = await markupOf(id);
  const pane = document.querySelector('section[data-pane]') ?? fillPane.pane;
  // Of two presses the later one counts, however long each takes.
  if (asked === id) pane.innerHTML = markup;
}

async function toggle(id, element) {
  const body = bodies.get(id);
  const isOpen = !body.hidden;
  body.hidden = isOpen;
  const head = element ?? body.parentElement.querySelector('[aria-expanded]');
  if (head?.hasAttribute('aria-expanded')) head.setAttribute('aria-expanded', String(!isOpen));
  if (!isOpen && body.childElementCount === 0) body.innerHTML = await markupOf(id);
}

const layerStyles = {
  dialog: 'position:fixed;left:15%;top:8%;width:70%;height:80%;overflow:auto;background:#fff;padding:16px',
  drawer: 'position:fixed;right:0;top:0;width:62%;height:100%;overflow:auto;background:#fff;padding:16px',
};

async function showLayer(id, kind) {
  const markup = await markupOf(id);
  const layer = document.createElement('div');
  layer.style.cssText = 'position:fixed;inset:0;background:#0007;z-index:50';
  layer.innerHTML = `<div role="dialog" aria-modal="true" style="${layerStyles[kind]}"><button type="button" style="float:right">✕</button>${markup}</div>`;
  const close = layer.querySelector('button');
  close.setAttribute('aria-label', app.close);
  close.addEventListener('click', () => layer.remove());
  document.body.append(layer);
}

/** The posting in place of the list, which is kept as it is. */
let view = null;
let place = 0;

async function showRoute(id, address) {
  const markup = await markupOf(id);
  if (address) history.pushState({ id }, '', address);
  showView(markup, () => history.back());
}

function showView(markup, goBack) {
  const main = document.querySelector('main');
  if (!view) place = window.scrollY;
  view?.remove();
  view = document.createElement('main');
  view.style.flex = '1';
  view.innerHTML = `<button type="button">‹ ${app.back}</button>${markup}`;
  view.querySelector('button').addEventListener('click', goBack);
  main.style.display = 'none';
  main.after(view);
  window.scrollTo(0, 0);
}

function showList() {
  view?.remove();
  view = null;
  document.querySelector('main').style.display = '';
  window.scrollTo(0, place);
}

/** Follows the address where it has a route, or only a hash that opens something. */
export function startRoutes() {
  const pane = document.querySelector('section[data-pane]');
  if (pane) {
    fillPane.pane = pane;
    taken(pane, 'data-pane');
  }
  window.addEventListener('popstate', ({ state }) => {
    if (app.details !== 'own-route') return;
    if (state?.id) void showRoute(state.id, null);
    else showList();
  });
  window.addEventListener('hashchange', follow);
  if (window.location.hash) follow();
}

async function follow() {
  const id = /^#\/job\/(\w+)$/.exec(window.location.hash)?.[1];
  if (app.details === 'hash-route') {
    if (id) showView(await markupOf(id), () => window.location.assign('#/'));
    else showList();
    return;
  }
  if (!id) return;
  if (app.details === 'pane') await fillPane(id);
  if (app.details === 'dialog' || app.details === 'drawer') {
    await showLayer(id, app.details);
    // The same link has to open it again.
    history.replaceState(null, '', window.location.pathname + window.location.search);
  }
}
