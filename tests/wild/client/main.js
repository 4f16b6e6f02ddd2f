import { bindControls } from './controls.js';
import { showOverlays } from './overlays.js';
import { startPaging } from './paging.js';
import { bindPostings, startRoutes } from './postings.js';
import { onRowsBound, startRows } from './rows.js';

// Names of the server are taken off once a script listens: what is left is what a site of this kind has.
onRowsBound((root) => {
  bindPostings(root);
  bindControls(root);
});
showOverlays();
if (window.app.kind === 'list') {
  startRoutes();
  // There is nothing to go on from until the first rows are there.
  const pager = document.querySelector('[data-pager]');
  pager.hidden = true;
  await startRows();
  pager.hidden = false;
  startPaging();
}
