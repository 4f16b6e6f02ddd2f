import { ask } from '../../client/ask.js';
import { navigate } from '../../client/navigate.js';
import { openDetails } from './details.js';
import { giveIds } from './ember-ids.js';

const scroller = document.querySelector('.j_scroller');
const list = document.querySelector('.j_list');
const afterList = document.querySelector('.j_after_list');
const skeleton = document.querySelector('.j_skeleton');

/** What fills the rows that are still empty, by row. */
let pending = new Map();
let latest = 0;

/** Loads the list that the address names. Answers the id of the first job, or null. */
export async function loadList() {
  latest += 1;
  const mine = latest;
  clear();
  const answer = await ask(`/classic/api/search${location.search}`).catch(refusal);
  if (mine !== latest) return null;
  skeleton.hidden = true;
  document.querySelector('.j_list_head h1').textContent = answer.heading ?? '';
  document.querySelector('.j_count').textContent = answer.count ?? '';
  list.append(...answer.rows.map(placeholder));
  afterList.innerHTML = answer.empty ?? answer.pager;
  giveIds(scroller);
  fillNear();
  return answer.rows[0]?.id ?? null;
}

export function watchList() {
  scroller.addEventListener('scroll', () => requestAnimationFrame(fillNear), { passive: true });
  window.addEventListener('resize', fillNear);
  list.addEventListener('click', openRow);
  afterList.addEventListener('click', turnPage);
}

function clear() {
  pending = new Map();
  list.replaceChildren();
  afterList.replaceChildren();
  skeleton.hidden = false;
  scroller.scrollTop = 0;
}

function refusal({ message }) {
  return {
    rows: [],
    empty: `<div class="j_empty" role="alert"><h2>${message}</h2><p>Please wait a few minutes.</p></div>`,
  };
}

/** A row that knows its job's id and nothing else yet. */
function placeholder({ id, html }) {
  const item = document.createElement('li');
  item.className = 'ember-view j_item';
  item.dataset.occludableJobId = id;
  pending.set(item, html);
  return item;
}

/** How far outside of the pane's viewport a row is filled already, in CSS pixels. */
const nearPixels = 140;

/** Fills the rows in or near the pane's viewport; those that were filled stay so. */
function fillNear() {
  const { top, bottom } = scroller.getBoundingClientRect();
  for (const [item, html] of pending) {
    const box = item.getBoundingClientRect();
    if (box.bottom < top - nearPixels || box.top > bottom + nearPixels) continue;
    item.innerHTML = html;
    giveIds(item);
    pending.delete(item);
  }
}

function openRow(event) {
  const card = event.target.closest('.j_card');
  if (!card || event.target.closest('.j_save') || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  markViewed(card);
  void openDetails(card.dataset.jobId);
}

function markViewed(card) {
  if (card.querySelector('.j_viewed')) return;
  const viewed = Object.assign(document.createElement('li'), { className: 'j_viewed', textContent: 'Viewed' });
  card.querySelector('.j_card_footer').prepend(viewed);
}

async function turnPage(event) {
  const button = event.target.closest('button');
  if (!button || button.ariaCurrent) return;
  navigate({ start: button.value === '0' ? null : button.value, currentJobId: null });
  const first = await loadList();
  if (first) await openDetails(first, { isReplacing: true });
}
