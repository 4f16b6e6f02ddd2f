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
