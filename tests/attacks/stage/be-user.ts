import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from '@/domain/form/application';
import type { FillRun } from '@/domain/run/run';
import type { CdpSession } from '../../harness/cdp';
import { callPanelApi, type Product, readAll } from '../../harness/product';
import type { Origins, StagedRun, UserAct } from '../attack';

/** Answers what a fill waits for, as a user who lets files be chosen, knows no answers, and confirms only the form's own frame. */
export async function answerWait(
  { control, act }: Product,
  run: FillRun,
  staged: Extract<StagedRun, { kind: 'fill' }>,
  origins: Origins,
): Promise<void> {
  const { id, wait, steps } = run;
  if (wait === 'confirm-frame') {
    const asked = run.state.frameAsked;
    const isMeant = staged.confirms !== undefined && asked?.origin === origins[staged.confirms];
    return callPanelApi(control, 'confirmFrame', [id, asked, isMeant]);
  }
  if (wait === 'file-notice') return callPanelApi(control, 'allowFiles', [id, !staged.areFilesRefused]);
  if (wait === 'picture-notice') return callPanelApi(control, 'allowPictures', [id, true]);
  if (wait === 'open-questions') return callPanelApi(control, 'answerQuestions', [id, steps, []]);
  await act('stop', id);
}

/** Does what a stage's user does once the run is over. `tabId`: of its page. */
export async function beUser(
  product: Product,
  { tabId, runId, origins }: { tabId: number; runId: string; origins: Origins },
  done: UserAct,
): Promise<void> {
  if (done.act === 'wait') return sleep(done.ms);
  if (done.act === 'press') return press(product, tabId, done.selector, origins[done.frame ?? 'site']);
  if (done.act === 'undo') return callPanelApi(product.control, 'undoFields', [runId, null]);
  const all = await product.control.evaluate<Application[]>(readAll('applications'));
  const found = all.find(({ id }) => id === runId)?.fields.find(({ question }) => question === done.question);
  if (!found) return;
  const edit = { applicationId: runId, field: found, value: done.value, isRemembered: false, isDraft: false };
  await callPanelApi(product.control, 'editField', [edit]);
}

/** Presses the mouse as a person does, over a connection that knows nothing of the extension's. */
async function press({ chromium, control }: Product, tabId: number, selector: string, origin: string): Promise<void> {
  const tab = await control.evaluate<{ url: string }>(`chrome.tabs.get(${tabId}).then(({ url }) => ({ url }))`);
  const { targetInfos } = await chromium.browser.send('Target.getTargets', { filter: [{}] });
  const target = targetInfos.find(({ type, url }) => type === 'page' && url === tab.url);
  const place = await control.evaluate<{ x: number; y: number } | null>(`chrome.tabs.update(${tabId}, { active: true })
    .then(() => chrome.scripting.executeScript({
      target: { tabId: ${tabId} }, args: [${JSON.stringify(selector)}, ${JSON.stringify(origin)}], func: ${placeOf} }))
    .then(([{ result }]) => result)`);
  if (!target || !place) return;
  const session = await chromium.browser.attach(target.targetId);
  try {
    await click(session, place);
  } finally {
    await session.detach();
  }
}

async function click(session: CdpSession, { x, y }: { x: number; y: number }): Promise<void> {
  const button = { x, y, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
}

/** Sent to the page as text: the middle of an element, scrolled into view; `> ` leads into the first frame of an origin. */
const placeOf = `(selector) => {
  const one = document.querySelector(selector);
  if (!one) return null;
  one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;
