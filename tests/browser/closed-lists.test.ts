import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

it('reads the options of columns without choosing an entry that opens nothing further', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for="area">Area of interest</label>
    <input id="area" readonly placeholder="Please select"></form><script>
    const columns = [['Technology', ['Backend', 'QA']], ['Commercial', ['Sales']]];
    const list = document.createElement('div');
    const item = (text, leads, press) => {
      const made = Object.assign(document.createElement('li'), { textContent: text, onclick: press });
      for (const [name, value] of [['role', 'menuitem'], ['aria-haspopup', String(leads)], ['aria-expanded', 'false']]) made.setAttribute(name, value);
      return made;
    };
    area.onclick = () => {
      if (list.isConnected) return;
      const first = document.createElement('ul');
      const second = document.createElement('ul');
      for (const [name, entries] of columns) {
        first.append(item(name, true, () => second.replaceChildren(...entries.map((each) => item(each, false, () => { area.value = name + ' / ' + each; list.remove(); })))));
      }
      list.replaceChildren(first, second);
      document.body.append(list);
    };
    document.addEventListener('mousedown', ({ target }) => { if (target !== area && !list.contains(target)) list.remove(); });
    </script>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Area');
  const options = await lab.worker.evaluate(async ([id, one]) => (await globalThis.lab.form(id)).readOptions(0, one), [
    tab,
    field,
  ] as const);
  expect(await page.locator('#area').inputValue()).toBe('');
  expect(options).toEqual(expect.arrayContaining(['Backend', 'QA', 'Sales']));
  await page.close();
});

it('reads a choice back that stands where the placeholder was, once the list marks it as chosen', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for="land">Country</label><div class="select" style="border:1px solid;width:200px;padding:4px;position:relative"><div>
    <input id="land" role="combobox" readonly aria-haspopup="listbox" aria-controls="lands" aria-expanded="false" style="width:180px;border:0;position:absolute;opacity:0">
    </div><div class="placeholder"><span>Pick one</span></div></div></form>
    <ul role="listbox" id="lands" style="display:none">${['Austria', 'Canada', 'Chile'].map((name) => `<li role="option" aria-selected="false">${name}</li>`).join('')}</ul>
    <script>
    const open = (is) => { lands.style.display = is ? '' : 'none'; land.setAttribute('aria-expanded', String(is)); };
    document.querySelector('.select').onclick = () => open(true);
    for (const option of lands.children) option.onclick = () => {
      for (const each of lands.children) each.setAttribute('aria-selected', String(each === option));
      document.querySelector('.placeholder span').textContent = option.textContent;
      open(false);
    };
    </script>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Country');
  expect(field.value).toBe('');
  expect(await fillOnPage(lab, tab, field, { key: 'country', value: 'CA' })).toMatchObject({ outcome: 'held' });
  expect((await fieldAsking(lab, tab, 'Country')).value).toBe('Canada');
  await page.close();
});

it('takes a wrapper whose search appears in its list for the control, and the arrow of a box for none', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><label for="land">Country</label>
    <div role="combobox" tabindex="0" aria-haspopup="true" aria-expanded="false" id="lands" style="width:200px;border:1px solid">
      <select id="land" hidden tabindex="-1"><option value="">Choose country</option><option value="CA">Canada</option></select>
      <div role="listbox"><div id="shown" role="option" aria-selected="true" class="placeholder">Choose country</div></div>
      <div id="list" style="display:none"><input type="search" role="textbox"><div role="listbox">
        <div role="option">Austria</div><div role="option">Canada</div></div></div>
    </div>
    <label for="city">City</label><div><input id="city" role="combobox" aria-autocomplete="list">
    <button type="button" tabindex="-1" aria-haspopup="listbox" aria-label="Suggestions">▼</button></div></form>
    <script>
    lands.onclick = ({ target }) => { if (!list.contains(target)) list.style.display = ''; };
    for (const option of list.querySelectorAll('[role=option]')) option.onclick = () => {
      shown.textContent = option.textContent;
      shown.className = '';
      list.style.display = 'none';
    };
    </script>`,
  );
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const seen = (forms[0]?.reading.fields ?? []).filter(({ isVisible }) => isVisible);
  expect(seen.map(({ question, kind }) => [question, kind])).toEqual([
    ['Country', 'combobox'],
    ['City', 'combobox'],
  ]);
  const [country] = seen;
  if (!country) throw new Error('no country');
  expect(await fillOnPage(lab, tab, country, { key: 'country', value: 'CA' })).toMatchObject({ outcome: 'held' });
  expect(await page.locator('#shown').textContent()).toBe('Canada');
  expect((await fieldAsking(lab, tab, 'Country')).value).toBe('Canada');
  await page.close();
});

it('waits for a list that is its own opener, and shows its choice alone until it has opened', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><span id="q">Country</span><div role="listbox" id="land" tabindex="0" aria-expanded="false" aria-labelledby="q"><div>
    ${['Choose', 'Austria', 'Canada', 'Chile'].map((name, at) => `<div role="option" data-value="${at ? name : ''}" aria-selected="${at === 0}" ${at ? 'hidden' : ''}>${name}</div>`).join('')}
    </div><div class="pop" style="display:none"></div></div></form><script>
    const pop = land.querySelector('.pop');
    const shown = [...land.querySelectorAll('[role=option]')];
    const close = () => { land.setAttribute('aria-expanded', 'false'); setTimeout(() => { pop.style.display = 'none'; pop.innerHTML = ''; }, 100); };
    land.onclick = ({ target }) => {
      const option = target.closest('.pop [role=option]');
      if (option) {
        for (const each of shown) {
          each.hidden = each.dataset.value !== option.dataset.value;
          each.setAttribute('aria-selected', String(!each.hidden));
        }
        close();
      } else if (land.getAttribute('aria-expanded') === 'false') {
        land.setAttribute('aria-expanded', 'true');
        pop.innerHTML = shown.map((each) => each.outerHTML.replace('hidden=""', '')).join('');
        Object.assign(pop.style, { display: '', opacity: 0 });
        setTimeout(() => { pop.style.opacity = 1; }, 120);
      }
    };
    document.addEventListener('mousedown', ({ target }) => { if (!land.contains(target)) close(); });
    </script>`,
  );
  const tab = await tabIdOf(lab, page);
  const field = await fieldAsking(lab, tab, 'Country');
  expect(await fillOnPage(lab, tab, field, { key: 'country', value: 'CA' })).toMatchObject({ outcome: 'held' });
  expect(await page.locator('#land [aria-selected=true]').textContent()).toBe('Canada');
  await page.close();
});

it('opens what says in dashes that nothing is chosen, and presses the one cell of a row where a mouse hits it', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><div><span>Country</span><div><x-button tabindex="0"><span>-None-</span></x-button></div></div>
    <label for="code">Land</label><input id="code" role="combobox" aria-haspopup="grid" aria-autocomplete="list" aria-expanded="false" aria-controls="codes">
    <div role="grid" id="codes" hidden>${['Canada', 'Germany'].map((name) => `<div role="row"><div role="gridcell">${name}</div></div>`).join('')}</div></form><script>
    const opener = document.querySelector('x-button');
    let list = null;
    const close = () => { list?.remove(); list = null; };
    opener.onclick = () => {
      if (list) return close();
      list = document.createElement('div');
      list.append(...['-None-', 'Australia', 'Canada'].map((name) => Object.assign(document.createElement('x-item'), { textContent: name, style: 'display:block', onclick: () => { opener.firstChild.textContent = name; close(); } })));
      document.body.append(list);
    };
    document.addEventListener('mousedown', ({ target }) => { if (list && !list.contains(target) && !opener.contains(target)) close(); });
    const shows = (is) => { codes.hidden = !is; code.setAttribute('aria-expanded', String(is)); };
    code.onclick = code.oninput = () => shows(true);
    code.onblur = () => { shows(false); code.value = code.dataset.chosen ?? ''; };
    codes.onmousedown = (event) => event.preventDefault();
    codes.onclick = ({ target }) => {
      const cell = target.closest('[role=gridcell]');
      if (!cell) return;
      code.dataset.chosen = code.value = cell.textContent;
      shows(false);
    };
    </script>`,
  );
  const tab = await tabIdOf(lab, page);
  const country = await fieldAsking(lab, tab, 'Country');
  expect(country).toMatchObject({ kind: 'combobox', value: '' });
  expect(await fillOnPage(lab, tab, country, { key: 'country', value: 'CA' })).toMatchObject({ outcome: 'held' });
  expect(await page.locator('x-button').textContent()).toBe('Canada');
  const code = await fieldAsking(lab, tab, 'Land');
  const filled = await fillOnPage(lab, tab, code, { key: 'country', value: 'CA' });
  expect(filled).toMatchObject({ outcome: 'held', committed: 'Canada' });
  await page.close();
});

it('puts all texts into a box that makes no tags of them', async () => {
  const page = await openFormPage(
    lab,
    '<form><div><span>Skills</span><div><input></div></div><label>Name <input></label></form>',
  );
  const tab = await tabIdOf(lab, page);
  const skills = await fieldAsking(lab, tab, 'Skills');
  const filled = await fillOnPage(lab, tab, skills, { key: 'skills', value: ['Python', 'Java', 'Go'] });
  expect(filled).toMatchObject({ outcome: 'held' });
  expect(await page.locator('input').first().inputValue()).toBe('Python, Java, Go');
  await page.close();
});
