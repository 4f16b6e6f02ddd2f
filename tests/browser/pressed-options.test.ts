import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('presses an option of several twice at most, where nothing shows that it was chosen', async () => {
  const options = ['Docker', 'Go', 'Python'].map((name) => `<li role=option aria-selected=false>${name}</li>`).join('');
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><p><label id=n>Skills</label> <b id=box role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-controls=all aria-labelledby=n><i>Pick some</i></b></p>
    <ul id=all role=listbox aria-multiselectable=true hidden>${options}</ul></form><script>
    const [box, all] = ['box', 'all'].map((id) => document.getElementById(id)); window.presses = 0;
    const show = (is) => { all.hidden = !is; box.setAttribute('aria-expanded', String(is)); };
    box.onclick = () => show(all.hidden);
    for (const one of all.children) one.onclick = () => { window.presses += 1; };
    document.onmousedown = ({ target }) => { if (!target.closest('#all,#box')) show(false); };</script>`,
  );
  const id = await tabIdOf(lab, page);
  const skills = await fieldAsking(lab, id, 'Skills');
  for (let time = 0; time < 3; time += 1) await fillOnPage(lab, id, skills, { key: 'skills', value: ['Go'] });
  expect(await page.evaluate('window.presses')).toBe(2);
  await page.close();
});

it('presses the same option again for the next entry, once the last one showed it', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><p><label>Name <input></label></p><div id=entry></div></form><script>
    window.presses = 0;
    window.next = (n) => {
      document.getElementById('entry').innerHTML = '<label id=n>School</label> <b id=box' + n + ' role=combobox tabindex=0 aria-haspopup=listbox aria-expanded=false aria-controls=all aria-labelledby=n>Pick one</b><ul id=all role=listbox hidden><li role=option>McGill</li><li role=option>Toronto</li></ul>';
      const box = document.getElementById('box' + n), all = document.getElementById('all');
      const show = (is) => { all.hidden = !is; box.setAttribute('aria-expanded', String(is)); };
      box.onclick = () => show(all.hidden);
      for (const one of all.children) one.onclick = () => { window.presses += 1; box.textContent = one.textContent; show(false); };
    };
    window.next(0);</script>`,
  );
  const id = await tabIdOf(lab, page);
  for (let entry = 1; entry <= 3; entry += 1) {
    const school = await fieldAsking(lab, id, 'School');
    expect(await fillOnPage(lab, id, school, { key: 'education.institution', value: 'Toronto' })).toMatchObject({
      outcome: 'held',
    });
    await page.evaluate(`window.next(${entry})`);
  }
  expect(await page.evaluate('window.presses')).toBe(3);
});
