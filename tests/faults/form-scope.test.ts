import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormLocation } from '@/domain/form/form-scope';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';

const tab = 'https://careers.acme.test';
const form = 'https://boards.example.test';
const application = `<form><label>Full name <input name="name"></label><label>E-mail <input type="email" name="email"></label>
<label>Resume <input type="file" name="cv"></label></form>`;

let lab: LabBrowser;
let page: Page;
let bodies: Record<string, string> = {};

beforeAll(async () => {
  lab = await launchLab();
  await lab.context.route(/^https:\/\/[a-z.]+\.test(?::\d+)?\//, (route) => {
    const { origin, pathname } = new URL(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: bodies[origin + pathname] ?? application });
  });
  page = await lab.context.newPage();
});
afterAll(() => lab.close());

async function open(body: string, others: Record<string, string> = {}): Promise<number> {
  bodies = { [`${tab}/`]: `<!doctype html><title>Careers</title><main><h1>Work here</h1>${body}</main>`, ...others };
  await page.goto(`${tab}/`);
  return tabIdOf(lab, page);
}

const framed = (origin: string, attributes = '') =>
  `<iframe src="${origin}/form" style="inline-size:500px;block-size:300px" ${attributes}></iframe>`;

/** What a survey of the tab says of its frames. */
async function surveyed(body: string): Promise<{ origin: string; isSandboxed: boolean }[]> {
  const id = await open(body);
  const { frames } = await lab.worker.evaluate((tabId) => globalThis.lab.drive(tabId).surveyForms(), id);
  return frames.map(({ origin, isSandboxed }) => ({ origin, isSandboxed }));
}

/** Reads the form in a place and puts a name into the first frame of the tab; answers with what came of it, and what stands there. */
async function written(id: number, place: FormLocation, meanwhile: () => Promise<unknown> = async () => undefined) {
  const fields = await lab.worker.evaluate(
    async ([tabId, where]) => {
      const opened = globalThis.lab.drive(tabId).openScope(where);
      Reflect.set(globalThis, 'opened', opened);
      const { forms } = await opened.readForms();
      return forms.flatMap(({ frameId, reading }) => reading.fields.map((field) => ({ frameId, field })));
    },
    [id, place] as const,
  );
  await meanwhile();
  const name = fields.find(({ field }) => field.question === 'Full name');
  const filling =
    name &&
    (await lab.worker.evaluate(
      async ({ frameId, field }) =>
        Reflect.get(globalThis, 'opened').fillField(frameId, field, { key: 'name', value: 'Zoë Quill' }),
      name,
    ));
  const values = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => document.querySelector('input')?.value ?? '')),
  );
  return { outcome: filling?.outcome ?? 'not read', values: values.join('|') };
}

const foreign = async (id: number, origin = form, isSandboxed = false): Promise<FormLocation> => {
  const survey = await lab.worker.evaluate((tabId) => globalThis.lab.drive(tabId).surveyForms(), id);
  const frameId = survey.frames.find((frame) => frame.origin === origin && frame.isSandboxed === isSandboxed)?.frameId;
  return { tabOrigin: tab, origin, frameId: frameId ?? -1, isSandboxed };
};
const own: FormLocation = { tabOrigin: tab, origin: tab, frameId: null, isSandboxed: false };

describe('a survey of the frames', () => {
  it.each([
    ['of its own origin and of another', framed(tab) + framed(form), [tab, form]],
    [
      'of another port, sub-domain and scheme',
      framed(`${tab}:8443`) + framed('https://eu.careers.acme.test'),
      [`${tab}:8443`, 'https://eu.careers.acme.test'],
    ],
    ['nested in one of another', framed('https://outer.test', 'name="outer"'), ['https://outer.test']],
  ])('names those %s by their full origin', async (_what, body, origins) => {
    const found = await surveyed(body);
    expect(found.map(({ origin }) => origin).sort()).toEqual([tab, ...origins].sort());
    expect(found.every(({ isSandboxed }) => !isSandboxed)).toBe(true);
  });

  it('names a sandboxed one by the address it was loaded from', async () => {
    expect(await surveyed(framed(form, 'sandbox="allow-scripts"'))).toContainEqual({ origin: form, isSandboxed: true });
  });

  it.each([
    [
      'an opaque srcdoc',
      `<iframe sandbox="allow-scripts" srcdoc="${application.replaceAll('"', '&quot;')}" width=500 height=300></iframe>`,
    ],
    [
      'a data: address',
      `<iframe src="data:text/html,${encodeURIComponent(application)}" width=500 height=300></iframe>`,
    ],
    ['no size', framed(form, 'width=1 height=1').replace('500px', '1px').replace('300px', '1px')],
    ['nothing drawn', framed(form).replace('500px', '500px;display:none')],
    ['almost no opacity', framed(form).replace('500px', '500px;opacity:.01')],
    ['a place beside the page', framed(form).replace('500px', '500px;position:absolute;left:-9999px')],
    [
      'something else over it',
      `<div style="position:relative;inline-size:500px">${framed(form)}<div style="position:absolute;inset:0;background:#fff"></div></div>`,
    ],
    [
      'something over it that no mouse hits',
      `<div style="position:relative;inline-size:500px">${framed(form)}<div style="position:absolute;inset:0;background:#fff;pointer-events:none"></div></div>`,
    ],
    ['all of it clipped', framed(form).replace('500px', '500px;clip-path:inset(49%)')],
    ['a filter', framed(form).replace('500px', '500px;filter:opacity(0)')],
  ])('leaves out one with %s', async (_what, body) => {
    expect((await surveyed(body)).map(({ origin }) => origin)).toEqual([tab]);
  });
});

describe('a value', () => {
  it('goes into the one frame that was meant, and into no other', async () => {
    const id = await open(framed(form) + framed('https://ads.test'));
    expect(await written(id, await foreign(id))).toEqual({ outcome: 'held', values: '|Zoë Quill|' });
  });

  it('goes into the page and its frames of the same origin alone', async () => {
    const id = await open(framed(form) + framed(tab));
    expect(await written(id, own)).toEqual({ outcome: 'held', values: '||Zoë Quill' });
  });

  it('goes into a sandboxed frame where that is meant', async () => {
    const id = await open(framed(form, 'sandbox="allow-scripts"'));
    expect(await written(id, await foreign(id, form, true))).toEqual({ outcome: 'held', values: '|Zoë Quill' });
  });

  it('goes nowhere once the frame shows another document, be it of the same origin', async () => {
    const id = await open(framed(form));
    const move = (address: string) => async () => {
      const frame = page.frames()[1];
      await frame?.evaluate((to) => location.assign(to), address);
      await frame?.waitForURL(address);
    };
    const place = await foreign(id);
    expect(await written(id, place, move(`${form}/form?2`))).toEqual({ outcome: 'gone', values: '|' });
    expect(await written(id, place, move('https://ads.test/'))).toEqual({ outcome: 'gone', values: '|' });
  });

  it('goes nowhere once the frame is hidden or covered', async () => {
    for (const style of [
      'opacity:0',
      'position:absolute;left:-9999px',
      'width:2px',
      'clip-path:circle(1px)',
      'visibility:hidden',
    ]) {
      const id = await open(framed(form));
      const hide = () => page.evaluate((css) => document.querySelector('iframe')?.setAttribute('style', css), style);
      expect(await written(id, await foreign(id), hide), style).toEqual({ outcome: 'gone', values: '|' });
    }
  });

  it('is refused by every document that does not hold the token', async () => {
    const id = await open(framed(form));
    await written(id, own);
    const ask = (frameId: number) =>
      lab.worker.evaluate(
        ([tabId, frame]) =>
          globalThis.lab
            .ask(
              tabId,
              'fill-field',
              {
                controls: {
                  selector: 'input',
                  question: 'Full name',
                  kind: 'text',
                  options: null,
                  parts: [],
                  format: null,
                  limit: null,
                },
                value: { key: 'name', value: 'Zoë' },
                phone: null,
                entering: 'first',
              },
              frame,
            )
            .then(
              ({ outcome }) => outcome,
              (error: Error) => error.name,
            ),
        [id, frameId] as const,
      );
    const { frameId } = await foreign(id);
    expect([await ask(0), await ask(frameId ?? -1)]).toEqual(['OutOfScopeError', 'OutOfScopeError']);
  });
});
