import { ask } from '../../client/ask.js';
import { navigate } from '../../client/navigate.js';
import { giveIds } from './ember-ids.js';

const column = document.querySelector('.j_details_column');
let latest = null;

/** Opens a job beside the list and says so in the address. */
export async function openDetails(id, { isReplacing = false } = {}) {
  navigate({ currentJobId: id }, { isReplacing });
  await showDetails(id);
}

/** Shows a job; only the one asked for last is ever shown. */
export async function showDetails(id) {
  latest = id;
  markActive(id);
  column.innerHTML = '<div class="j_skeleton_row" aria-busy="true"><i></i><b></b><b></b><b></b></div>';
  const { html } = await ask(`/classic/api/jobs/${id}${location.search}`).catch((error) => ({ html: error.message }));
  if (latest !== id) return;
  column.innerHTML = html;
  column.scrollTop = 0;
  giveIds(column);
}

function markActive(id) {
  for (const item of document.querySelectorAll('[data-occludable-job-id]'))
    item.classList.toggle('j_item_active', item.dataset.occludableJobId === id);
}

column.addEventListener('click', (event) => {
  const button = event.target.closest('.j_see_more');
  if (!button) return;
  const isOpen = column.querySelector('.j_about').classList.toggle('j_about_open');
  button.setAttribute('aria-expanded', String(isOpen));
  button.textContent = isOpen ? 'See less' : 'See more';
});
