import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
}, 60_000);
afterAll(() => lab.close());

const buttons = (labels: readonly string[], press: string) =>
  labels.map((label) => `<button type="button" aria-pressed="false" onclick="${press}">${label}</button>`).join(' ');
const toggle = `this.setAttribute('aria-pressed', String(this.getAttribute('aria-pressed') !== 'true'))`;
const one = `for (const each of this.parentElement.children) each.setAttribute('aria-pressed', String(each === this))`;

it('presses every button of several that ask for skills, and one where one is asked for', async () => {
  const page = await openFormPage(
    lab,
    `<form onsubmit="return false"><p id="s">Which of these skills do you have?</p><div role="group" aria-labelledby="s">${buttons(['Java', 'Python', 'PHP'], toggle)}</div>
    <p id="o">Which of these technologies do you know?</p><div role="group" aria-labelledby="o">${buttons(['Rust', 'Go', 'C++'], one)}</div>
    <p id="p">Preferred office</p><div role="group" aria-labelledby="p">${buttons(['Leeds', 'Ulm', 'Vejle'], one)}</div></form>`,
  );
  const tab = await tabIdOf(lab, page);
  const skills = await fieldAsking(lab, tab, 'Which of these skills');
  expect(skills).toMatchObject({ kind: 'choices', key: 'skills' });
  expect(await fillOnPage(lab, tab, skills, { key: 'skills', value: ['Java', 'Python'] })).toMatchObject({
    outcome: 'held',
    committed: 'Java, Python',
  });
  // The page lets go of the first at the second: that is not said to be held.
  const alone = await fieldAsking(lab, tab, 'Which of these technologies');
  expect(await fillOnPage(lab, tab, alone, { key: 'skills', value: ['Rust', 'Go'] })).toMatchObject({
    outcome: 'not-held',
  });
  expect(await fieldAsking(lab, tab, 'Preferred office')).toMatchObject({ kind: 'choice' });
  await page.close();
});
