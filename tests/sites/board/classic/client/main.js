import { watchApply } from './apply.js';
import { watchCarousel } from './carousel.js';
import { showDetails } from './details.js';
import { giveIds } from './ember-ids.js';
import { watchFilters } from './filters.js';
import { loadList, watchList } from './list.js';
import { watchSaves } from './saves.js';

giveIds(document);
watchSaves();
watchApply();
watchCarousel();

if (document.querySelector('.j_list')) {
  watchList();
  watchFilters();
  window.addEventListener('popstate', () => void show());
  void show();
}

/** Shows what the address says: the list, and the job that is open or else the first. */
async function show() {
  const first = await loadList();
  const current = new URLSearchParams(location.search).get('currentJobId') ?? first;
  if (current) await showDetails(current);
}
