import { createServer, type Server } from 'node:http';

const categories = ['Nursing', 'Cooking', 'Teaching'];
const levels = ['Junior', 'Senior'];
const shifts = ['Day', 'Night'];

interface Position {
  title: string;
  category: string;
  level: string;
  isRemote: boolean;
  shift: string;
}

export const positions: Position[] = Array.from({ length: 48 }, (_, n) => ({
  title: `${['Nurse', 'Cook', 'Teacher'][n % 3]} in ward ${n}`,
  category: categories[n % 3] ?? '',
  level: levels[Math.floor(n / 3) % 2] ?? '',
  isRemote: n % 4 < 2,
  shift: shifts[Math.floor(n / 24)] ?? '',
}));

/**
 * A board with a search form whose filters are each of another kind: links that lead on, a list behind a combobox, a toggle, boxes in a
 * dialog of which one is ticked; beside them a toggle that asks for a password. The list comes late, and only words and category
 * stand in its address.
 */
export function serveFilterKinds(): Promise<Server> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page(searchParams.get('q') ?? '', searchParams.get('category')));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function page(words: string, category: string | null): string {
  const shown = positions.filter(
    (position) => position.title.includes(words) && (category === null || position.category === category),
  );
  const address = `/jobs?q=${encodeURIComponent(words)}`;
  const links = categories.map((name) => `<li><a href="${address}&amp;category=${name}">${name}</a></li>`).join('');
  const chip = `<p><a href="${address}" aria-label="Remove ${category}">${category} ×</a></p>`;
  return `<!doctype html><html lang="en"><title>Jobs</title><style>[hidden]{display:none}li{padding:4px}</style>
<form role="search" action="/jobs"><input type="search" name="q" aria-label="Search jobs" value="${words}"></form><main>
<aside><section aria-label="Category"><h3>Category</h3>${category ? chip : `<ul>${links}</ul>`}</section></aside>
<div role="group" aria-label="Filters">
<button type="button" role="combobox" aria-label="Experience" aria-haspopup="listbox" aria-expanded="false" aria-controls="levels">Any</button>
<ul id="levels" role="listbox" aria-label="Experience" hidden>${levels.map((name) => `<li role="option" tabindex="0" aria-selected="false">${name}</li>`).join('')}</ul>
<button type="button" aria-pressed="false" id="remote">Remote</button>
<button type="button" aria-pressed="false" id="salary">Salary</button>
<button type="button" aria-haspopup="dialog" id="open">More filters</button></div>
<h1></h1><ul id="rows"></ul></main>
<dialog id="more"><form method="dialog"><h2>More filters</h2><fieldset><legend>Shift</legend>
<label><input type="checkbox" value="Day"> Day</label> <label><input type="checkbox" value="Night" checked> Night</label></fieldset>
<button>Show results</button></form></dialog>
<dialog id="sign-in"><h2>Sign in</h2><form method="post"><input type="password" name="p"><button>Sign in</button></form></dialog>
<script>const all = ${JSON.stringify(shown)};${script}</script></html>`;
}

const script = `
const find = (selector) => document.querySelector(selector);
const findAll = (selector) => Array.from(document.querySelectorAll(selector));
let level = null;
let shifts = ['Night'];
function show() {
  const remote = find('#remote').ariaPressed === 'true';
  const fits = (job) => (!level || job.level === level) && (!remote || job.isRemote) && shifts.includes(job.shift);
  const found = all.filter(fits);
  find('h1').textContent = found.length + ' jobs';
  find('#rows').innerHTML = found.map(({ title, level }) => '<li><h2><a href="/jobs/' + encodeURIComponent(title) + '">' + title + '</a></h2><p>Acme Hospital</p><p>Berlin, Germany</p><time>' + level + ', 2 days ago</time></li>').join('');
}
const showLater = () => setTimeout(show, 600);
const openLevels = (isOpen) => {
  find('#levels').hidden = !isOpen;
  find('[role=combobox]').ariaExpanded = String(isOpen);
};
find('[role=combobox]').onclick = () => openLevels(find('#levels').hidden);
for (const option of findAll('[role=option]')) option.onclick = () => {
  level = option.textContent;
  for (const other of findAll('[role=option]')) other.ariaSelected = String(other === option);
  find('[role=combobox]').textContent = level;
  openLevels(false);
  showLater();
};
find('#remote').onclick = ({ target }) => { target.ariaPressed = String(target.ariaPressed !== 'true'); showLater(); };
find('#open').onclick = () => find('#more').showModal();
find('#more').onclose = () => { shifts = findAll(':checked').map(({ value }) => value); showLater(); };
find('#salary').onclick = () => find('#sign-in').showModal();
show();`;
