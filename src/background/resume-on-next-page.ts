import { z } from 'zod';
import { askFrames } from '@/browser/frames/ask-frames';
import type { FillRun } from '@/domain/run/run';
import { formPressedEvent } from '@/page-api/page-events';
import type { RunEngine } from '@/runs/run-engine';
import { sleep } from '@/std/sleep';

/** Milliseconds a page may take to turn after a press. */
const patienceMs = 20_000;
const lookEveryMs = 750;
/** A page that is being drawn shows nothing for a moment. */
const leastLooks = 2;

const Told = z.strictObject({ told: z.literal(formPressedEvent) });

/**
 * A fill that left a page to its user goes on once they have turned it: after each of their own presses the tab is looked at, without the
 * debugger, until none of the page's questions is there any more.
 */
export function resumeOnNextPage(engine: Pick<RunEngine, 'runOfTab' | 'resume'>, isReady: Promise<unknown>): void {
  const looking = new Set<number>();
  chrome.runtime.onMessage.addListener((message: unknown, { id, tab }) => {
    const tabId = tab?.id;
    if (id !== chrome.runtime.id || tabId === undefined || !Told.safeParse(message).success || looking.has(tabId))
      return;
    looking.add(tabId);
    void isReady.then(() => look(tabId)).finally(() => looking.delete(tabId));
  });
  const waitingIn = (tabId: number): FillRun | null => {
    const run = engine.runOfTab(tabId);
    return run?.kind === 'fill' && run.wait === 'page-left' ? run : null;
  };
  async function look(tabId: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (let gone = 0; Date.now() < deadline; ) {
      const run = waitingIn(tabId);
      if (!run) return;
      await sleep(lookEveryMs);
      gone = (await showsPage(tabId, run)) ? 0 : gone + 1;
      if (gone >= leastLooks && waitingIn(tabId)?.id === run.id) return engine.resume(run.id);
    }
  }
}

/** Whether any question of the page that was left is still there, or none can be read. */
async function showsPage(tabId: number, { state }: FillRun): Promise<boolean> {
  const readings = await askFrames(tabId, 'read-form', null);
  const shown = new Set(
    readings.flatMap(({ fields }) => fields.filter(({ isVisible }) => isVisible).map(({ id }) => id)),
  );
  const asked = state.fields.filter(({ page }) => page === state.page).map(({ id }) => id.split(' ').at(-1) ?? '');
  return readings.length === 0 || asked.some((id) => shown.has(id));
}
