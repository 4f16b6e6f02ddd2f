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
