const filter = document.querySelector('[aria-controls="auswahl"]');
filter?.addEventListener('click', () => {
  const part = document.querySelector('#auswahl');
  part.hidden = !part.hidden;
  filter.ariaExpanded = String(!part.hidden);
});

const list = document.querySelector('.liste');
const more = document.querySelector('.mehr');
more?.addEventListener('click', async () => {
  more.disabled = true;
  const query = new URLSearchParams(location.search);
  query.set('ab', String(list.children.length));
  const { rows, hasMore } = await (await fetch(`/german/weitere?${query}`)).json();
  list.insertAdjacentHTML('beforeend', rows);
  more.disabled = false;
  more.hidden = !hasMore;
});

const dialog = document.querySelector('dialog');
document.querySelector('.bewerben')?.addEventListener('click', () => dialog.showModal());
document.querySelector('.schliessen')?.addEventListener('click', () => dialog.close());
