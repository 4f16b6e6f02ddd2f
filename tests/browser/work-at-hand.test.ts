import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/page');
});
afterAll(() => lab.close());

it('finds what is shown and says just these words, control or not', async () => {
  const page = await tab.show(
    '<div>File<div style="display:none">File</div></div><p>File it</p><small>Keep</small><script>Keep</script>',
  );
  const [menu, ...others] = await lab.ask(page, 'find-words', { words: 'File' });
  expect(others).toEqual([]);
  expect(await lab.ask(page, 'read-element', { ref: menu ?? '' })).toMatchObject({ selector: 'body > div' });
  expect(await lab.ask(page, 'find-words', { words: 'keep' })).toHaveLength(1);
  expect(await lab.ask(page, 'find-words', { words: 'Nowhere' })).toEqual([]);
});

async function linesOf(body: string): Promise<string[]> {
  const page = await tab.show(body);
  const asked = { tokenBudget: 2_000, framePrefix: '', show: null, areValuesShown: true };
  return (await lab.ask(page, 'take-snapshot', asked)).lines.map((line) => line.trim());
}

it('gives the sign in a row an address of its own, and tells which one is set', async () => {
  const row = (text: string, on = '') =>
    `<div style="cursor:pointer"><span>${text}</span><small>09:30</small><i class="st${on}">★</i></div>`;
  const lines = await linesOf(`<div>${row('Boat key', ' on') + row('Sunday?') + row('Photos')}</div>`);
  expect(lines.map((line) => line.replace(/^\[.*?\] /, ''))).toEqual([
    '"Boat key09:30★"',
    '"★" (class on)',
    '"Sunday?09:30★"',
    '"★"',
    '"Photos09:30★"',
    '"★"',
  ]);
});

it('tells the chosen one among others that stand in entries of their own', async () => {
  const entry = (text: string, on = '') => `<li><b></b><span tabindex="0" class="n${on}">${text}</span></li>`;
  const lines = await linesOf(`<ul>${entry('draft.txt', ' on')}${entry('plan.txt')}${entry('old.txt')}</ul>`);
  expect(lines.filter((line) => line.includes('(class on)'))).toMatchObject([expect.stringContaining('draft.txt')]);
});

it('tells which words of a text have a style', async () => {
  const [line] = await linesOf(
    '<div contenteditable>We meet <b>tomorrow</b> at <span style="font-weight: bold">nine</span></div>',
  );
  expect(line).toContain('= "We meet tomorrow at nine" (bold "tomorrow", bold "nine")');
});
