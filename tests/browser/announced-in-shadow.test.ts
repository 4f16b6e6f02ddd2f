import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab } from '../harness/lab';
import { openHtml } from '../score/saved-pages';

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab?.close());

const card = (index: number) =>
  `<job-card role="listitem"><template shadowrootmode="open"><article><h3><a href="/job/${index}">Nurse ${index}</a></h3><p>Company ${index} GmbH</p><p>Berlin</p></article></template></job-card>`;
const list = `<h2 aria-live="polite">26 open jobs</h2><div role="list">${[1, 2, 3, 4].map(card).join('')}</div><button>Load more jobs</button>`;

const about = 'One family of companies, in which there is a place for everybody who likes to work with others. '.repeat(
  3,
);

it('counts what a list announces in its own shadow root', async () => {
  const html = `<!doctype html><html lang="en"><body><h1>Jobs</h1><p>${about}</p><job-list><template shadowrootmode="open">${list}</template></job-list></body></html>`;
  const learned = await lab.ask(await openHtml(lab, html, 'https://board.example/jobs'), 'learn-recipe', null);
  expect(learned?.reading.rows).toHaveLength(4);
  expect(learned?.reading.announced).toBe(26);
});
