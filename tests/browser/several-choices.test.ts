import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

/** Buttons whose lists take several, each pressed in or out: one names them all in a row, the other counts them while it is closed. */
const body = `<form onsubmit="return false">
${['named', 'counted']
  .map(
    (kind) => `<p><span id=${kind}-label>Skills (${kind})</span>
<button type=button id=${kind} role=combobox aria-haspopup=listbox aria-expanded=false aria-controls=${kind}-list aria-labelledby=${kind}-label>Select</button></p>`,
  )
  .join('')}</form><script>
for (const button of document.querySelectorAll('button')) {
  const isNamed = button.id === 'named';
  const chosen = new Set();
  const list = document.createElement('ul');
  const close = () => { list.remove(); button.setAttribute('aria-expanded', 'false'); };
  list.id = button.id + '-list';
  list.setAttribute('role', 'listbox');
  if (isNamed) list.setAttribute('aria-multiselectable', 'true');
  for (const text of ['Excel', 'Java', 'Python']) {
    const option = Object.assign(document.createElement('li'), { textContent: text });
    option.setAttribute('role', 'option');
    const mark = () => {
      option.setAttribute('aria-selected', String(chosen.has(text)));
      if (!isNamed) option.setAttribute('aria-checked', String(chosen.has(text)));
      button.textContent = chosen.size === 0 ? 'Select' : isNamed ? [...chosen].join(', ') : chosen.size + ' selected';
      button.title = [...chosen].join('+');
    };
    option.onclick = () => { if (!chosen.delete(text)) chosen.add(text); mark(); };
    mark();
    list.append(option);
  }
  button.onclick = () => {
    if (list.isConnected) return close();
    button.setAttribute('aria-expanded', 'true');
    button.after(list);
  };
  document.addEventListener('mousedown', ({ target }) => { if (!list.contains(target) && target !== button) close(); });
}
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('chooses several of a list once each, whether its names or their number show while it is closed', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  for (const kind of ['named', 'counted']) {
    const field = await fieldAsking(lab, tab, `Skills (${kind})`);
    const filled = await fillOnPage(lab, tab, field, { key: 'skills', value: ['Python', 'Haskell', 'Java'] });
    expect(filled, kind).toMatchObject({ outcome: 'held' });
    expect(await page.getAttribute(`#${kind}`, 'title')).toBe('Python+Java');
    expect(await page.locator('li').count()).toBe(0);
  }
});
