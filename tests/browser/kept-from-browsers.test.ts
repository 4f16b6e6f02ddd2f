import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

const boxes = {
  Country: 'role=combobox aria-haspopup=listbox aria-expanded=false autocomplete=new-password',
  // Each lacks something of a list, or is what browsers keep.
  Colour: 'autocomplete=new-password',
  Shape: 'role=combobox autocomplete=new-password',
  Size: 'role=combobox aria-autocomplete=list autocomplete=new-password',
  Weight: 'role=combobox aria-haspopup=listbox aria-expanded=false autocomplete=current-password',
  Height: 'role=combobox aria-haspopup=listbox aria-expanded=false autocomplete=one-time-code',
  Width: 'role=combobox aria-haspopup=listbox aria-expanded=false autocomplete="cc-type new-password"',
  Depth: 'role=combobox aria-haspopup=listbox aria-expanded=false autocomplete="section-a new-password"',
};

/** Each box opens a list with what is asked of it, and shows what was chosen. */
const body = `<form onsubmit="return false">${Object.entries(boxes)
  .map(([label, marks]) => `<p><label>${label} <input ${marks}></label></p>`)
  .join('')}</form><script>
for (const box of document.querySelectorAll('input')) box.onmousedown = () => {
  if (document.querySelector('[role=option]')) return;
  const option = Object.assign(document.createElement('div'), { role: 'option', textContent: 'Canada' });
  option.setAttribute('role', 'option');
  option.onclick = () => { box.value = 'Canada'; option.remove(); };
  box.closest('p').append(option);
  box.onblur = () => setTimeout(() => option.remove(), 300);
};
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('fills a list that is kept from browsers as if it took a new password, and nothing else that says so', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const ends: Record<string, string> = {};
  for (const label of Object.keys(boxes)) {
    const filled = await fillOnPage(lab, tab, await fieldAsking(lab, tab, label), { key: null, value: 'Canada' });
    ends[label] = filled.outcome;
  }
  const { Country, ...others } = ends;
  expect(Country).toBe('held');
  expect(new Set(Object.values(others))).toEqual(new Set(['refused']));
});
