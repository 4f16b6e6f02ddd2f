import { ask } from '../../client/ask.js';
import { navigate } from '../../client/navigate.js';
import { listenToApply, showPosting } from './pane.js';

const results = document.querySelector('.j_results');
const list = document.querySelector('.j_results_list');
const after = document.querySelector('.j_results_after');

/** Which job a row stands for: known to this script only. */
const ids = new WeakMap();
let latest = 0;

async function loadList() {
  latest += 1;
  const mine = latest;
  list.setAttribute('aria-busy', 'true');
  list.replaceChildren(...Array.from({ length: 6 }, skeleton));
  const answer = await ask(`/anchorless/api/search${location.search}`).catch(({ message }) => ({
    rows: [],
    after: message,
  }));
  if (mine !== latest) return;
  const [heading, count] = document.querySelectorAll('.j_results_head p');
  heading.textContent = answer.heading ?? '';
  count.textContent = answer.count ?? '';
  list.replaceChildren(...answer.rows.map(makeRow));
  list.removeAttribute('aria-busy');
  after.innerHTML = answer.after;
  results.scrollTop = 0;
}

function makeRow({ id, html }) {
  const template = document.createElement('template');
  template.innerHTML = html;
  const row = template.content.firstElementChild;
  row.setAttribute('componentkey', crypto.randomUUID());
  ids.set(row, id);
  return row;
}

function skeleton() {
  return Object.assign(document.createElement('div'), { className: 'j_ghost' });
}

function openRow(event) {
  if (event.type === 'keydown' && event.key !== 'Enter') return;
  const row = event.target.closest('.j_tile');
  if (!row) return;
  if (event.target.closest('.j_tile_dismiss')) return dismiss(row);
  for (const tile of list.children) tile.classList.toggle('j_tile_active', tile === row);
  navigate({ currentJobId: ids.get(row) });
  void showPosting(ids.get(row));
}

function dismiss(row) {
  void ask('/anchorless/api/dismiss', { method: 'POST', body: ids.get(row) });
  row.remove();
}

list.addEventListener('click', openRow);
list.addEventListener('keydown', openRow);
after.addEventListener('click', (event) => {
  const button = event.target.closest('button');
  if (!button || button.ariaCurrent) return;
  navigate({ start: button.value === '0' ? null : button.value, currentJobId: null });
  void loadList();
});
window.addEventListener('popstate', () => void show());
listenToApply();

async function show() {
  await loadList();
  const current = new URLSearchParams(location.search).get('currentJobId');
  if (current) await showPosting(current);
}

void show();
