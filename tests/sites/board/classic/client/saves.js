import { ask } from '../../client/ask.js';

export function watchSaves() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest('.j_save');
    if (!button) return;
    button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
    void ask('/classic/api/save', { method: 'POST', body: button.closest('[data-job-id]').dataset.jobId });
  });
}
