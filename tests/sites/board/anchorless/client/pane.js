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

/** Easy Apply asks once more in a dialog of the browser's own element. */
export function listenToApply() {
  pane.addEventListener('click', (event) => {
    const button = event.target.closest('button.j_posting_apply');
    if (!button) return;
    const dialog = document.createElement('dialog');
    dialog.innerHTML =
      '<form method="dialog"><h2>Apply</h2><p><label>Email address <input type="email" name="email" required></label></p><button value="cancel" formnovalidate>Cancel</button> <button value="send">Submit application</button></form>';
    dialog.addEventListener('close', () => {
      if (dialog.returnValue === 'send') void ask('/anchorless/api/apply', { method: 'POST', body: button.value });
      dialog.remove();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
