import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Run } from '@/domain/run/run';
import { type FormStage, openFormStage } from '../harness/form-stage';
import { testCv } from '../harness/person';
import { type Product, readAll } from '../harness/product';
import { missingPrograms, type Screen, startScreen } from '../harness/screen';
import { finishFilling, openForm } from '../score/fill/fill-form';
import { judgeForm } from '../score/fill/judge-form';
import { sendForm } from '../score/fill/send-form';
import { germanForm as form } from '../sites/forms/german-form/german-form';
import type { RunningSites } from '../sites/server';

const missing = missingPrograms();
if (missing.length > 0) console.log(`No real right-click is tested here: ${missing.join(', ')} not installed.`);

describe.skipIf(missing.length > 0)('a right-click on a form in a real window', () => {
  let screen: Screen;
  let stage: FormStage;
  let sites: RunningSites;
  let product: Product;

  beforeAll(async () => {
    screen = await startScreen();
    stage = await openFormStage(screen.display);
    ({ sites, product } = stage);
  });
  afterAll(async () => {
    await stage?.close();
    await screen?.close();
  });

  it('offers to fill it, and that fills it', async () => {
    const tabId = await openForm(product, `${sites.origin}/forms/${form.name}/`);
    screen.rightClick(await product.inTab(tabId, besideHeading));
    await sleep(500);
    // The extension stands above "View page source" and "Inspect"; its first entry is the one.
    screen.press('Up', 'Up', 'Up', 'Right', 'Return');
    const { id } = await runOf(product, tabId);
    const filled = await finishFilling(product, sites.origin, form, { id, tabId });
    expect(filled.run.result).toMatchObject({ success: true, code: 'ready' });
    expect(filled.received.submits).toEqual([]);
    expect(await openPanels(product)).toBe(2);

    const posted = await sendForm(product, sites.origin, form, tabId);
    const { held, wrong, untruthful } = judgeForm(form.questions, posted, testCv);
    expect({ wrong, untruthful }).toEqual({ wrong: [], untruthful: [] });
    expect(held).toBeGreaterThan(10);
  });
});

/** Where there is nothing but the page, in points of the screen. Sent to the page as text: knows nothing of this program. */
function besideHeading(): { x: number; y: number } {
  const { right, top } = document.querySelector('h1')?.getBoundingClientRect() ?? new DOMRect();
  return { x: screenX + right - 20, y: screenY + (outerHeight - innerHeight) + top + 10 };
}

/** The run that somebody started on a tab. */
async function runOf({ control }: Product, tabId: number): Promise<Run> {
  for (let look = 0; look < 100; look += 1) {
    const run = (await control.evaluate<Run[]>(readAll('runs'))).find((one) => one.tabId === tabId);
    if (run) return run;
    await sleep(100);
  }
  throw new Error('nothing was started');
}

/** The one that the test acts from, and the real one beside the page. */
async function openPanels({ chromium }: Product): Promise<number> {
  const { targetInfos } = await chromium.browser.send('Target.getTargets');
  return targetInfos.filter(({ type, url }) => type === 'page' && url.endsWith('/sidepanel.html')).length;
}
