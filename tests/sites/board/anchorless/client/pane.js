import { openApplication } from '../../client/application-dialog.js';
import { ask } from '../../client/ask.js';

const pane = document.querySelector('.j_pane');
let latest = null;

/** Shows a job; only the one asked for last is ever shown. */
export async function showPosting(id) {
  latest = id;
  pane.innerHTML = '<div class="j_ghost" aria-busy="true"></div>';
  const { html } = await ask(`/anchorless/api/jobs/${id}${location.search}`).catch(({ message }) => ({
    html: message,
  }));
  if (latest === id) pane.innerHTML = html;
  pane.scrollTop = 0;
}

/** Easy Apply asks once more. */
export function listenToApply() {
  pane.addEventListener('click', (event) => {
    const button = event.target.closest('button.j_posting_apply');
    if (button) openApplication('/anchorless/api/apply', button.value);
  });
}
