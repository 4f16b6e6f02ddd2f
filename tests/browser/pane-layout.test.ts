import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipe } from '@/domain/page/recipe';
import { type LabBrowser, launchLab } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let pages: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  pages = await startOnePage(lab, 'https://www.board.example/work');
});
afterAll(async () => {
  await lab?.close();
});

interface Notice {
  title: string;
  company: string;
  text: string;
  /** What only some of them say. */
  extra?: string;
}

const notices: Notice[] = [
  { title: 'Roofer', company: 'Gable Works', text: 'Work in pairs. A van is there.' },
  { title: 'Baker', company: 'Old Mill', text: 'You begin at five. Sundays are free.' },
  { title: 'Tiler', company: 'Gable Works', text: 'Small sites, short ways. Ring after six.' },
  { title: 'Gardener', company: 'Five Beds', text: 'March to October. Own boots help.', extra: 'Mornings only' },
  { title: 'Glazier', company: 'Panes & Co', text: 'Half a week at first. Heights are no matter.' },
  { title: 'Cooper', company: 'Old Mill', text: 'Oak and steam. We show you how.', extra: 'From May' },
];

/** A posting in elements that nothing names, in several orders and tags; what is extra pushes others down or stands below. */
const shapes: Record<string, (notice: Notice) => string> = {
  'a heading, then paragraphs': ({ title, company, text, extra }) =>
    `<h2>${title}</h2><p>${company}</p>${extra ? `<p>${extra}</p>` : ''}<p>${text}</p><button>Respond</button>`,
  'the company first, in plain boxes': ({ title, company, text, extra }) =>
    `<div>${company}</div><div><span>${title}</span></div><div>${extra ? `<i>${extra}</i>` : ''}<div>${text}</div></div><div>Respond</div>`,
  'the text first, a paragraph a sentence': ({ title, company, text, extra }) =>
    `${text
      .split(/(?<=\.) /)
      .map((sentence) => `<p>${sentence}</p>`)
      .join('')}${extra ? `<p>${extra}</p>` : ''}<p>${title}</p><p>${company}</p><a href="#">Respond</a>`,
};

const pane = 'aside';
const rows = notices.map(
  ({ title, company }) => `<li class="hit"><b class="what">${title}</b><i class="who">${company}</i></li>`,
);
const rule = (selector: string) => [{ selector, read: 'text', nth: 0, part: null, pattern: null, kind: null }];
const recipe: Recipe = {
  version: 1,
  frame: null,
  rows: { list: 'ul', row: 'li.hit', fields: { title: rule('b.what'), company: rule('i.who') }, embedded: null },
  scroller: null,
  details: null,
  pager: null,
  fill: {},
};

async function show(page: Page, shape: string, index: number): Promise<Notice> {
  const notice = notices[index];
  if (!notice) throw new Error(`no notice ${index}`);
  await page.locator(pane).evaluate((element, html) => {
    element.innerHTML = html;
  }, shapes[shape]?.(notice) ?? '');
  return notice;
}

const learn = (page: Page, { title, company, text }: Notice, known: object = {}) =>
  lab.ask(page, 'learn-layout', {
    pane,
    list: { recipe, pressed: null },
    fields: { title, company, description: text },
    known,
  });

const read = (page: Page, layout: object | null, index: number) =>
  lab.ask(page, 'read-details', {
    recipe: { ...recipe, details: { kind: 'pane', pane, fields: {}, layout: layout ?? {} } },
    row: { selector: `li:nth-of-type(${index + 1})` },
  });

const words = (text: string | undefined) => text?.replaceAll('\n', ' ');

describe.each(Object.keys(shapes))('a pane whose elements nothing names: %s', (shape) => {
  it('is read by the places that two postings agree in, and only for the row that it speaks of', async () => {
    const page = await pages.show(`<main><ul>${rows.join('')}</ul><aside></aside></main>`);
    const one = await learn(page, await show(page, shape, 0));
    expect(await read(page, one, 0)).toBeNull();
    const two = await learn(page, await show(page, shape, 1), one ?? {});
    const { title, company, text } = await show(page, shape, 2);
    const reading = await read(page, two, 2);
    expect(reading?.fields).toMatchObject({ title, company });
    expect(words(reading?.fields.description)).toBe(text);
    expect(reading).toMatchObject({ doubts: [], pane, isInRow: false });
    expect(await read(page, two, 4)).toBeNull();
  });

  it('is doubted where a posting has more than those, until one of them was read', async () => {
    const page = await pages.show(`<main><ul>${rows.join('')}</ul><aside></aside></main>`);
    const one = await learn(page, await show(page, shape, 0));
    const two = await learn(page, await show(page, shape, 1), one ?? {});
    const odd = await show(page, shape, 3);
    expect((await read(page, two, 3))?.fields.description).toBeUndefined();
    const three = await learn(page, odd, two ?? {});
    for (const index of [4, 5]) {
      const { title, text } = await show(page, shape, index);
      const reading = await read(page, three, index);
      expect(reading?.fields.title).toBe(title);
      expect(words(reading?.fields.description)).toBe(text);
    }
  });
});

it('no layout is learned of a part that holds the list, or that does not say the title', async () => {
  const page = await pages.show(`<main><ul>${rows.join('')}</ul><aside></aside></main>`);
  const notice = await show(page, 'a heading, then paragraphs', 0);
  const list = { recipe, pressed: null };
  const fields = { title: notice.title, description: notice.text };
  expect(await lab.ask(page, 'learn-layout', { pane: 'main', list, fields, known: {} })).toBeNull();
  expect(await learn(page, { ...notice, title: 'Somebody else' })).toBeNull();
});

it('beside a list that no recipe knows, the posting is what stands beside the rows like the one that was pressed', async () => {
  const listed = ['Roofer', 'Baker', 'Tiler'].map(
    (title) => `<div class="hit"><b>${title}</b><button>Apply</button></div>`,
  );
  const posting = `<p>Baker</p><p>${'You begin at five and are done by noon. '.repeat(3)}</p><button>Apply now</button>`;
  const page = await pages.show(`<main><div>${listed.join('')}</div><div>${posting}</div></main>`);
  const pressed = { selector: '.hit:nth-of-type(2)' };
  const read = await lab.ask(page, 'read-numbered-text', { list: { recipe: null, pressed }, target: null });
  expect(read?.text.split('\n')).toEqual(['Baker', expect.stringMatching(/^You begin/), 'Apply now']);
  const { apply } = await lab.ask(page, 'read-landmarks', { recipe: null, pressed });
  expect(apply?.name).toBe('Apply now');
});
