import { ask } from './ask.js';

/** Asks for an application in a dialog of the browser's own element, and sends it when the user says so. */
export function openApplication(path, jobId) {
  const dialog = document.createElement('dialog');
  dialog.innerHTML =
    '<form method="dialog"><h2>Apply</h2><p><label>Email address <input type="email" name="email" required></label></p><button value="cancel" formnovalidate>Cancel</button> <button value="send">Submit application</button></form>';
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'send') void ask(path, { method: 'POST', body: jobId });
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}
