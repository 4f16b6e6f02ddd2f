import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { type OnePage, startOnePage } from './one-page';

let lab: LabBrowser;
let tab: OnePage;

beforeAll(async () => {
  lab = await launchLab();
  tab = await startOnePage(lab, 'https://www.example.test/page');
});
afterAll(() => lab.close());

const open = (body: string): Promise<Page> => tab.show(body);

/** The lines of the snapshot below the header, of a page with this body. */
async function linesOf(body: string, tokenBudget = 2_000, show: string | null = null): Promise<string[]> {
  const page = await open(body);
  const { lines } = await lab.ask(page, 'take-snapshot', { tokenBudget, framePrefix: '', show });
  return lines;
}

async function attributeOf(page: Page, address: string, attribute: string): Promise<string | null> {
  const tabId = await tabIdOf(lab, page);
  const [value] = await lab.worker.evaluate(([tab, one, name]) => globalThis.lab.attributesOf(tab, [one], name), [
    tabId,
    address,
    attribute,
  ] as const);
  return value ?? null;
}

const rows = (count: number, from = 1) =>
  Array.from(
    { length: count },
    (_, n) =>
      `<li data-n="${n + from}"><a href="/jobs/${n + from}?tracking=abcdef">Job ${n + from}</a> <div>Acme</div><button aria-label="Save Job ${n + from}">★</button></li>`,
  ).join('');

describe('the lines of a page', () => {
  it('says what can be done with what, where it is, and in which state', async () => {
    expect(
      await linesOf(`
        <nav aria-label="Primary"><a href="/a?utm=1">Home</a></nav>
        <main><h1>Jobs</h1>
          <label><input type="checkbox" checked> Remote</label>
          <button aria-expanded="false" disabled>Filters</button>
          <select aria-label="Sort"><option>Newest</option><option selected>Nearest</option></select>
          <p>Some <b>plain</b> text</p>
        </main>`),
    ).toEqual([
      'navigation "Primary"',
      '  [CLICK: "e1"] link "Home"',
      'main',
      '  heading 1 "Jobs"',
      '  [CLICK: "e2"] checkbox "Remote" (checked)',
      '  [CLICK: "e3"] button "Filters" (collapsed, disabled)',
      '  [SELECT: "e4"] combobox "Sort" = "Nearest" of "Newest", "Nearest"',
      '  "Some plain text"',
    ]);
  });

  it('leaves out what nobody sees, and says so', async () => {
    const lines = await linesOf(`
      <p style="display:none">gone</p><p style="visibility:hidden">gone</p><p aria-hidden="true">gone</p>
      <p style="opacity:0">gone</p><div style="height:0;overflow:hidden"><button>gone</button></div>
      <span style="position:absolute;left:-9999px">gone</span>
      <span style="position:absolute;width:1px;height:1px;clip:rect(0 0 0 0);overflow:hidden">gone</span>
      <p>seen</p>`);
    expect(lines).toEqual(['"seen"', 'left out: 6 hidden']);
  });

  it('writes rows as rows where one listener around them hears the presses', async () => {
    const row = (job: string) =>
      `<div class="row"><button>${job}</button> <p>Acme</p><button aria-label="Dismiss ${job}">×</button></div>`;
    const lines = await linesOf(
      `<div onclick="go(event)">${['Cook', 'Nurse', 'Pilot', 'Baker'].map(row).join('')}</div>`,
    );
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('list L1 4 rows');
    expect(lines[2]).toBe('  2 [CLICK: "e3"] "Nurse" | "Acme" · [CLICK: "e4"] Dismiss Nurse');
  });

  it('says what stands in a large part that is pressed as a whole', async () => {
    const long = 'The letter tells of herons, kites and clocks, and of all that happened in the town since. '.repeat(2);
    const lines = await linesOf(`<div onclick="go()"><h2>Post</h2><p>${long}</p><button>Reply</button></div>`);
    expect(lines.join('\n')).toContain('heading 2 "Post"');
    expect(lines.at(-1)).toBe('  [CLICK: "e2"] button "Reply"');
  });

  it('calls controls without a name as their author does', async () => {
    expect(
      await linesOf(`<span class="trash css-1x2y3z" onclick="go()"></span>
        <a href="#" onclick="go()"><i class="icon star"></i></a><button><img src="/pictures/reply-arrow.png?v=3"></button>`),
    ).toEqual([
      '[CLICK: "e1"] (class trash)',
      '[CLICK: "e2"] link (class icon star)',
      '[CLICK: "e3"] button (class reply-arrow)',
    ]);
  });

  it('says between what a slider stands', async () => {
    expect(
      await linesOf(`<label>Most <input type="range" min="10" max="60" value="20"></label>
        <div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="7" aria-valuemax="11" style="width:90px;height:9px"></div>`),
    ).toEqual(['[CLICK: "e1"] slider "Most" = "20" from 10 to 60', '[CLICK: "e2"] slider "Volume" = "7" from 0 to 11']);
  });

  it('leaves out what a closed disclosure holds, and shows it once it is open', async () => {
    const disclosure = (state: string) =>
      linesOf(
        `<main><details${state}><summary>Price</summary><label>Highest <input name="most"></label></details></main>`,
      );
    expect((await disclosure('')).join('\n')).not.toContain('Highest');
    expect((await disclosure(' open')).join('\n')).toContain('textbox "Highest"');
  });

  it('puts an open dialog first and leaves out what it covers', async () => {
    const lines = await linesOf(`
      <main><button>Behind</button></main>
      <div style="position:fixed;inset:0;background:#0008"></div>
      <div role="dialog" aria-modal="true" aria-label="All filters" style="position:fixed;inset:100px;background:#fff">
        <button>Show results</button></div>`);
    expect(lines).toEqual([
      'dialog "All filters"',
      '  [CLICK: "e1"] button "Show results"',
      'left out: the page behind with 1 controls, covered',
    ]);
  });

  it('keeps a page that a notice covers only in part', async () => {
    const lines = await linesOf(`
      <main><button>Reachable</button></main>
      <div role="dialog" aria-label="Cookies" style="position:fixed;bottom:0;left:0;width:300px;height:100px"><button>Accept</button></div>`);
    expect(lines).toEqual([
      'dialog "Cookies"',
      '  [CLICK: "e1"] button "Accept"',
      'main',
      '  [CLICK: "e2"] button "Reachable"',
    ]);
  });

  it('reads shadow roots open and closed, and slots where they are rendered', async () => {
    const lines = await linesOf(`
      <div><template shadowrootmode="closed"><button>Closed</button></template></div>
      <section><template shadowrootmode="open"><h2>Frame</h2><slot></slot></template><button>Slotted</button></section>`);
    expect(lines).toEqual(['[CLICK: "e1"] button "Closed"', 'heading 2 "Frame"', '[CLICK: "e2"] button "Slotted"']);
  });

  it('shows what only a pointer gives away as clickable', async () => {
    expect(await linesOf('<div style="cursor:pointer"><span>Open me</span></div>')).toEqual([
      '[CLICK: "e1"] "Open me"',
    ]);
  });

  it('reaches fields behind what stands for them', async () => {
    const lines = await linesOf(`
      <form><input type="file" id="cv" hidden><label for="cv">Upload your CV</label>
      <input type="radio" id="yes" style="opacity:0"><label for="yes">Yes</label></form>`);
    expect(lines).toEqual(['form', '  [UPLOAD: "#cv"] file "Upload your CV"', '  [CLICK: "#yes"] radio "Yes"']);
  });
});

describe('what is the user’s own', () => {
  it('never shows what is filled into a form', async () => {
    const lines = await linesOf(`
      <form method="post"><input aria-label="Name" value="Ada Lovelace"><input type="email" aria-label="Mail" value="ada@x.test">
      <input type="password" aria-label="Password" value="secret1"><input aria-label="Card" value="4111 1111 1111 1111">
      <textarea aria-label="Letter">Dear all</textarea><div contenteditable aria-label="More">About me</div>
      <select aria-label="Gender"><option value="">–</option><option selected>Female</option></select></form>`);
    expect(lines).toHaveLength(8);
    expect(lines.slice(1).every((line) => line.includes(' = (filled)'))).toBe(true);
    expect(lines.join('\n')).not.toMatch(/Ada|ada@|secret1|4111|Dear|About me|= "Female/);
  });

  it('shows the words of a search', async () => {
    expect(await linesOf('<form role="search"><input aria-label="Job" value="nurse"></form>')).toContain(
      '  [TYPE: "e1"] textbox "Job" = "nurse"',
    );
  });
});

describe('lists', () => {
  it('writes a row on a line, without where its link leads', async () => {
    const lines = await linesOf(`<ul aria-label="Results">${rows(4)}</ul>`);
    expect(lines[0]).toBe('list L1 "Results" 4 rows');
    expect(lines[1]).toBe('  1 [CLICK: "e1"] "Job 1" | "Acme" · [CLICK: "e2"] Save Job 1');
    expect(lines.join()).not.toContain('tracking');
  });

  it('opens a row with its own link, not with a tag that the rows beside it have too', async () => {
    const row = (job: string) =>
      `<li><a href="/tags/shifts">Shifts</a> <a href="/jobs/${job}">${job}</a> <p>Acme</p></li>`;
    const lines = await linesOf(`<ul>${['Cook', 'Nurse', 'Pilot', 'Baker'].map(row).join('')}</ul>`);
    expect(lines[1]).toContain('"Cook" | "Acme" · [CLICK: "e2"] Shifts');
  });

  it('folds where the page would pass its budget, and keeps every row in reach', async () => {
    const page = await open(`<ul>${rows(300)}</ul>`);
    const { lines, lists, tokens } = await lab.ask(page, 'take-snapshot', {
      tokenBudget: 500,
      framePrefix: '',
      show: null,
    });
    expect(lines[0]).toBe('list L1 300 rows, 5 shown, 295 alike below: L1.6 to L1.300, each with .save');
    expect(lists).toEqual([{ id: 'L1', name: '', rows: 300, shown: 5 }]);
    expect(tokens).toBeLessThan(500);
    expect(await attributeOf(page, 'L1.137', 'href')).toBe('/jobs/137?tracking=abcdef');
    expect(await attributeOf(page, 'L1.137.save', 'aria-label')).toBe('Save Job 137');
    expect(await attributeOf(page, 'L1.301', 'href')).toBeNull();
  });

  it.each(['L1 rows 8-25', 'L1 8–25', 'rows 8 to 25 of L1', 'L1.8 to L1.25'])(
    'shows the rows that are asked for: %s',
    async (show) => {
      const lines = await linesOf(`<p>300 jobs</p><ul>${rows(300)}</ul>`, 500, show);
      expect(lines[1]).toBe('list L1 300 rows, rows 8 to 25 shown, all alike: L1.1 to L1.300, each with .save');
      expect(lines.slice(2).map((line) => Number.parseInt(line, 10))).toEqual(
        Array.from({ length: 18 }, (_, n) => n + 8),
      );
    },
  );

  it('shows more of the page, or all of a dialog, when asked; words that mean nothing change nothing', async () => {
    const dialog = `<div role="dialog" aria-label="City" style="position:fixed;inset:50px;background:#fff"><ul>${rows(60)}</ul></div>`;
    const shown = async (show: string | null) => (await linesOf(`<main><p>Page</p></main>${dialog}`, 500, show)).length;
    const folded = await shown(null);
    expect(folded).toBeLessThan(20);
    expect(await shown('something else')).toBe(folded);
    expect(await shown('the dialog')).toBeGreaterThan(60);
    const page = (show: string | null) => linesOf(`<ul>${rows(30)}</ul>`, 500, show);
    expect((await page(null)).length).toBeLessThan((await page('page')).length);
  });

  it('says how many there are in all, where the page does', async () => {
    const body = `<h1>1,244 jobs in Berlin</h1><ul>${rows(25)}</ul>`;
    expect((await linesOf(body)).find((line) => line.startsWith('list'))).toBe('list L1 25 rows of 1244');
    const options = `<div role="dialog" aria-label="City" style="position:fixed;inset:50px;background:#fff"><ul>${rows(25)}</ul></div>`;
    expect((await linesOf(`<h1>1,244 jobs in Berlin</h1>${options}`)).join()).not.toContain('1244');
  });

  it('says that there is more to be scrolled to', async () => {
    const page = await open(`<div id="box" style="height:100px;overflow-y:auto"><ul>${rows(12)}</ul></div>`);
    const line = async () =>
      (await lab.ask(page, 'take-snapshot', { tokenBudget: 2_000, framePrefix: '', show: null })).lines[0];
    expect(await line()).toBe('list L1 12 rows, scrolls by itself, more below');
    await page.locator('#box').evaluate((box) => box.scrollTo(0, 9_999));
    expect(await line()).toBe('list L1 12 rows, scrolls by itself, at its end');
  });

  it('lets the number of a row die when another row comes into its place', async () => {
    const page = await open(`<ul>${rows(6)}</ul>`);
    await lab.ask(page, 'take-snapshot', { tokenBudget: 2_000, framePrefix: '', show: null });
    await page.locator('li:nth-child(3) a').evaluate((link) => {
      link.textContent = 'Another job';
    });
    expect(await attributeOf(page, 'L1.3', 'href')).toBeNull();
    expect(await attributeOf(page, 'L1.4', 'href')).toBe('/jobs/4?tracking=abcdef');
  });

  it('does not take the fields of a form, or the paragraphs of a text, for rows', async () => {
    const fields = Array.from({ length: 6 }, (_, n) => `<div class="field"><label>Field ${n} <input></label></div>`);
    const lines = await linesOf(`<form>${fields.join('')}</form>${'<p>A paragraph of text.</p>'.repeat(5)}`);
    expect(lines.filter((line) => line.includes('list '))).toEqual([]);
    expect(lines.filter((line) => line.includes('[TYPE:'))).toHaveLength(6);
  });
});

describe('refs', () => {
  it('stay with their element from one snapshot to the next, and die when its name changes', async () => {
    const page = await open('<button id="ember1">One</button><button id="ember2">Two</button>');
    const take = () => lab.ask(page, 'take-snapshot', { tokenBudget: 2_000, framePrefix: '', show: null });
    const first = await take();
    await page
      .locator('#ember1')
      .evaluate((button) => button.before(Object.assign(document.createElement('button'), { textContent: 'New' })));
    const second = await take();
    expect(first.elements.map(({ ref, name }) => `${ref} ${name}`)).toEqual(['e1 One', 'e2 Two']);
    expect(second.elements.map(({ ref, name }) => `${ref} ${name}`)).toEqual(['e3 New', 'e1 One', 'e2 Two']);
    await page.locator('#ember2').evaluate((button) => {
      button.textContent = 'Delete everything';
    });
    expect(await attributeOf(page, 'e1', 'id')).toBe('ember1');
    expect(await attributeOf(page, 'e2', 'id')).toBeNull();
  });
});

describe('what a page can see', () => {
  it('is not changed by a snapshot', async () => {
    const page = await open(
      `<ul>${rows(40)}</ul><div><template shadowrootmode="closed"><button>x</button></template></div>`,
    );
    const before = await page.content();
    await lab.ask(page, 'take-snapshot', { tokenBudget: 300, framePrefix: '', show: null });
    expect(await page.content()).toBe(before);
  });
});
