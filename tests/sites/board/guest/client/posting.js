import { openApplication } from '../../client/application-dialog.js';

document
  .querySelector('button.guest-apply')
  ?.addEventListener('click', ({ currentTarget }) => openApplication('/guest/api/apply', currentTarget.value));
