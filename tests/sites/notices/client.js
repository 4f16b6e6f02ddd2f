const sheet = document.querySelector('.blad');
let latest = '';

async function showNotice(id) {
  latest = id;
  const { title, company, city, text, apply } = await (await fetch(`/notices/bericht/${id}`)).json();
  if (latest !== id) return;
  const line = (words) => Object.assign(document.createElement('div'), { textContent: words });
  const respond = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Solliciteren' });
  respond.addEventListener('click', () => window.open(apply, '_blank', 'noopener'));
  sheet.replaceChildren(line(title), line(`${company}, ${city}`), line(text), respond);
}

document.querySelector('.bord')?.addEventListener('click', ({ target }) => {
  const row = target.closest('.regel');
  if (row) void showNotice(row.dataset.n);
});
