import { ask } from '../../client/ask.js';
import { openDialog } from './dialog.js';

/** Opens the application form of an Easy Apply, and sends it when the user says so. */
export function watchApply() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest('.j_apply');
    if (!button) return;
    const { form, close } = openDialog(document.querySelector('.j_apply_template'));
    form.querySelector('h2').textContent = button.ariaLabel.replace(/^Easy Apply/, 'Apply');
    form.addEventListener('submit', async (submitting) => {
      submitting.preventDefault();
      await ask('/classic/api/apply', { method: 'POST', body: button.closest('.j_details').dataset.jobId });
      close();
      button.textContent = 'Applied';
      button.disabled = true;
    });
  });
}
