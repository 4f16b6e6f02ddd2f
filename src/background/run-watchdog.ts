import type { RunEngine } from '@/runs/run-engine';

const alarmName = 'unfinished-run';
/** The shortest period Chrome allows. */
const periodInMinutes = 0.5;

/**
 * Resumes what an earlier worker left, and has Chrome wake the next worker while a run is unfinished. Resolves once every unfinished run is
 * active again.
 */
export function startRunWatchdog(engine: RunEngine): Promise<void> {
  // The alarm only has to wake the worker: its start does the rest.
  chrome.alarms.onAlarm.addListener(() => undefined);
  // The same after a browser restart or an update, neither of which keeps the alarm.
  chrome.runtime.onStartup.addListener(() => undefined);
  chrome.runtime.onInstalled.addListener(() => undefined);
  const isReady = engine.resumeUnfinished();
  // A waiting run checks nothing, so it would not notice that its tab is gone.
  const endIn = async (tabId: number) => {
    await isReady;
    const run = engine.runOfTab(tabId);
    if (run) await engine.stop(run.id, 'tab-closed');
  };
  chrome.tabs.onRemoved.addListener(endIn);
  // A discarded tab returns with another id and without its content.
  chrome.tabs.onReplaced.addListener((_added, removed) => endIn(removed));
  void isReady.then(() => endWithoutTabs(engine));
  void isReady.then(() => updateRunWatchdog(engine));
  return isReady;
}

/** After a browser restart the open tabs have other ids, though they show the same. */
async function endWithoutTabs(engine: RunEngine): Promise<void> {
  const tabs = new Set((await chrome.tabs.query({})).map(({ id }) => id));
  const lost = engine.unfinished().filter(({ tabId }) => !tabs.has(tabId));
  await Promise.all(lost.map(({ id }) => engine.stop(id, 'tab-closed')));
}

/** Called whenever a run starts. */
export async function updateRunWatchdog(engine: RunEngine): Promise<void> {
  await chrome.alarms.create(alarmName, { periodInMinutes });
  void stopWatchingWhenIdle(engine);
}

async function stopWatchingWhenIdle(engine: RunEngine): Promise<void> {
  await engine.idle();
  await chrome.alarms.clear(alarmName);
}
