import { navigate } from '../../client/navigate.js';
import { openDetails } from './details.js';
import { openDialog } from './dialog.js';
import { loadList } from './list.js';

const names = ['f_date', 'f_level', 'f_place', 'f_easy'];
const noFilters = Object.fromEntries(names.map((name) => [name, null]));
const easyPill = document.querySelector('.j_easy_pill');
const resetPill = document.querySelector('.j_reset');

export function watchFilters() {
  document.querySelector('.j_all_filters').addEventListener('click', openFilters);
  easyPill.addEventListener('click', () => void apply({ f_easy: easyPill.ariaPressed === 'true' ? null : 'true' }));
  resetPill.addEventListener('click', () => void apply(noFilters));
  showState();
}

function openFilters() {
  const { form, close } = openDialog(document.querySelector('.j_filters_template'));
  const params = new URLSearchParams(location.search);
  for (const input of form.elements)
    if (names.includes(input.name)) input.checked = (params.get(input.name) ?? '').split(',').includes(input.value);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new FormData(form);
    close();
    void apply(Object.fromEntries(names.map((name) => [name, chosen.getAll(name).join(',') || null])));
  });
}

async function apply(changes) {
  navigate({ ...changes, start: null, currentJobId: null });
  showState();
  const first = await loadList();
  if (first) await openDetails(first, { isReplacing: true });
  else document.querySelector('.j_details_column').replaceChildren();
}

function showState() {
  const params = new URLSearchParams(location.search);
  easyPill.ariaPressed = String(params.get('f_easy') === 'true');
  resetPill.hidden = !names.some((name) => params.has(name));
}
