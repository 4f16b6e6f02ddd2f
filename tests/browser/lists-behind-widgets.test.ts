import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

const away = 'style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"';
const input = 'role=combobox aria-haspopup=listbox aria-expanded=false readonly';

/** Lists whose input is there for the keyboard alone, and three that no person would use: without a box, hidden, or typed into. */
const body = `<style>.box{border:1px solid #888;width:240px;height:32px;position:relative;color:#333}
.dot{opacity:0;width:1px;border:0;padding:0;transform:scale(.01)}</style><form onsubmit="return false">
<p><label for=notice>Notice period</label><span class=box style="display:block"><span ${away}><input id=notice ${input}></span><span>Choose</span></span></p>
<p><label for=source>How did you hear of us?</label><span class=box style="display:block"><span>Choose</span><input id=source class=dot ${input}></span></p>
<p><label for=bare>Where do you live?</label><span ${away}><input id=bare ${input}></span></p>
<p><label for=gone>What colour is it?</label><span class=box aria-hidden=true style="display:block"><span ${away}><input id=gone ${input}></span></span></p>
<p><label for=typed>What is your name?</label><span class=box style="display:block"><span ${away}><input id=typed></span></span></p>
</form><script>
for (const box of document.querySelectorAll('.box')) box.onclick = () => {
  if (box.nextElementSibling) return;
  const list = document.createElement('div');
  for (const text of ['4 weeks', 'LinkedIn']) {
    const option = Object.assign(document.createElement('div'), { textContent: text });
    option.setAttribute('role', 'option');
    option.onclick = () => { box.querySelector(':scope > span:not([style])').textContent = text; list.remove(); };
    list.append(option);
  }
  box.after(list);
};
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('takes the box that is seen for the list whose input is clipped away in it, and nothing that has no such box', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const fill = async (question: string, value: string) =>
    fillOnPage(lab, tab, await fieldAsking(lab, tab, question), { key: null, value });
  expect(await fill('Notice', '4 weeks')).toMatchObject({ outcome: 'held', committed: '4 weeks' });
  expect(await fill('How did', 'LinkedIn')).toMatchObject({ outcome: 'held', committed: 'LinkedIn' });
  for (const question of ['Where do', 'What colour', 'What is']) {
    expect((await fieldAsking(lab, tab, question)).isVisible, question).toBe(false);
  }
});

/** A list of a library's own right behind the native one that it keeps in step, without any role; closed, it is cut to nothing. */
const inPlace = (
  shown: string,
) => `<style>.drop{position:absolute;clip:rect(0,0,0,0);width:240px;background:#fff}.open .drop{clip:auto}</style>
<form onsubmit="return false"><label for="s">Highest degree</label>
<select id="s" style="display:none"><option value="">Please choose</option><option>Bachelor</option><option>Doctorate</option></select>
<div id="w" style="border:1px solid #888;width:240px"><a><span>${shown}</span><b></b></a><div class="drop"><input><ul></ul></div></div>
<label for="n">Name</label><input id="n"></form>
<script>
const [select, widget] = [document.getElementById('s'), document.getElementById('w')];
widget.firstChild.onmousedown = (event) => {
  event.preventDefault();
  widget.classList.toggle('open');
  widget.querySelector('ul').innerHTML = '<li>Bachelor</li><li>Doctorate</li>';
};
widget.querySelector('ul').onmouseup = ({ target }) => {
  select.value = widget.querySelector('a span').textContent = target.textContent;
  widget.classList.remove('open');
};
</script>`;

it('takes what is drawn in place of a native list that is not, where it says what that one stands on', async () => {
  const read = async (shown: string) => {
    for (const before of lab.context.pages().slice(1)) await before.close();
    const page = await openFormPage(lab, inPlace(shown));
    const tab = await tabIdOf(lab, page);
    return { page, tab, field: await fieldAsking(lab, tab, 'Highest degree') };
  };
  const { page, tab, field } = await read('Please choose');
  expect(field).toMatchObject({ kind: 'combobox', isVisible: true, value: '' });
  const filled = await fillOnPage(lab, tab, field, { key: 'education.studyType', value: 'Doctor of Philosophy' });
  expect(filled).toMatchObject({ outcome: 'held', committed: 'Doctorate' });
  expect(await page.locator('#s').inputValue()).toBe('Doctorate');
  expect(await page.locator('#w.open').count()).toBe(0);
  expect((await read('About our degrees')).field).toMatchObject({ kind: 'select', isVisible: false });
});
