const sheet = document.querySelector('.blad');
let latest = '';

async function showNotice(id) {
  latest = id;
  const { title, company, city, text, apply } = await (await fetch(`/notices/bericht/${id}`)).json();
  if (latest !== id) return;
  const line = (words, tag = 'p') => Object.assign(document.createElement(tag), { textContent: words });
  const respond = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Solliciteren' });
  respond.addEventListener('click', () => window.open(apply, '_blank', 'noopener'));
  sheet.replaceChildren(line(title, 'h2'), line(company), line(city), line(text), respond);
}

for (const row of document.querySelectorAll('.regel'))
  row.addEventListener('click', () => void showNotice(row.dataset.n));
