import { referrerUrls } from '@/background/referrer-urls';
import { updateRunWatchdog } from '@/background/run-watchdog';
import { type FillState, newFillState, type PlannedField } from '@/domain/form/fill-state';
import { type FramePair, isSameFramePair } from '@/domain/form/form-scope';
import type { FillRun, Run } from '@/domain/run/run';
import { isAskedTwice } from '@/forms/answers/is-asked-twice';
import { answerHandle } from '@/forms/values/value-handle';
import { postingUrls } from '@/jobs/identity/posting-urls';
import { jobCountry } from '@/jobs/merge/job-country';
import type { PanelApi, QuestionAnswer } from '@/rpc/panel-api';
import type { RunEngine } from '@/runs/run-engine';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { Store } from '@/store/store';
import { siteOf } from '@/url/canonical-url';
import { answerScopeOf } from '@/workflows/fill/application-scope';

/** The panel's acts for filling forms. */
export type FillActs = Pick<PanelApi, 'fill' | 'confirmFrame' | 'allowFiles' | 'allowPictures' | 'answerQuestions'>;

interface Parts {
  engine: RunEngine;
  store: Pick<Store, 'runs' | 'jobs' | 'answers'>;
  settings: Pick<SettingsStore, 'read' | 'write'>;
  /** Resolves once an earlier worker's unfinished runs are active again. */
  isReady: Promise<void>;
  /** Resolves once only a run may act in the tab. */
  isFree(tabId: number): Promise<unknown>;
}

export function fillActs({ engine, store, settings, isReady, isFree }: Parts): FillActs {
  /** Runs whose questions are being answered: if two panels answer at once, the first counts. */
  const beingAnswered = new Set<string>();
  return {
    async fill(tabId) {
      await isReady;
      await isFree(tabId);
      const { pendingUrl, url = '', openerTabId } = await chrome.tabs.get(tabId);
      const startUrl = pendingUrl ?? url;
      const cameFrom = await referrerUrls(tabId, openerTabId);
      const job = await appliedFor(store, postingUrls(startUrl, cameFrom));
      const { breakers } = await settings.read();
      const state = newFillState(startUrl, breakers.errorsInARow, job);
      const run = await engine.start({ kind: 'fill', tabId, startUrl, site: siteOf(startUrl), state });
      await updateRunWatchdog(engine);
      return { id: run.id };
    },
    async confirmFrame(runId, asked, isConfirmed) {
      await isReady;
      const run = await store.runs.get(runId);
      const frame = run?.kind === 'fill' && run.wait === 'confirm-frame' ? run.state.frameAsked : null;
      // Only what the panel showed is confirmed.
      if (!frame || !isSameFramePair(frame, asked)) return;
      if (isConfirmed && !frame.isSandboxed) await rememberPair(settings, frame);
      await engine.resume(runId, knowing({ frameAsked: { ...frame, isConfirmed } }));
    },
    async allowFiles(runId, areAllowed) {
      await isReady;
      if ((await store.runs.get(runId))?.wait !== 'file-notice') return;
      await engine.resume(runId, knowing({ mayChooseFiles: areAllowed }));
    },
    async allowPictures(runId, areAllowed) {
      await isReady;
      const { wait } = (await store.runs.get(runId)) ?? {};
      if (
        wait === 'confirm-frame' ||
        wait === 'file-notice' ||
        wait === 'open-questions' ||
        (areAllowed && wait !== 'picture-notice')
      )
        return;
      // A running run is paused for a moment to be told.
      await engine.pause(runId);
      await engine.resume(runId, knowing({ mayShowPictures: areAllowed }));
    },
    async answerQuestions(runId, askedAt, answers) {
      await isReady;
      const run = await store.runs.get(runId);
      // Its tab was closed meanwhile: the user's answers must not be lost with it.
      if (run?.kind === 'fill' && run.result?.success === false) {
        await keepAnswers(store, run, answers);
        return true;
      }
      const isAsking = run?.wait === 'open-questions' && run.steps === askedAt && !beingAnswered.has(runId);
      if (!isAsking || run.kind !== 'fill') return false;
      beingAnswered.add(runId);
      try {
        const handles = await keepAnswers(store, run, answers);
        await engine.resume(runId, answered(handles));
      } finally {
        beingAnswered.delete(runId);
      }
      return true;
    },
  };
}

async function rememberPair(settings: Parts['settings'], { tabOrigin, origin }: FramePair): Promise<void> {
  const { formFrames } = await settings.read();
  const others = formFrames.filter((pair) => !isSameFramePair(pair, { tabOrigin, origin }));
  await settings.write({ formFrames: [...others, { tabOrigin, origin }] });
}

/** A fill run updated with the user's input. */
const knowing =
  (said: Partial<FillState>) =>
  (run: Run): Run =>
    run.kind === 'fill' ? { ...run, state: { ...run.state, ...said } } : run;

/** What is known about the posting at one of these addresses. */
async function appliedFor({ jobs }: Parts['store'], addresses: readonly string[]) {
  const jobId = await jobs.findByAddress(addresses);
  const [job] = jobId === null ? [] : await jobs.getMany([jobId]);
  return { jobId, country: jobCountry(job?.location ?? null), company: job?.company ?? null };
}

/** A fill run whose questions are answered: each field by what was said to it, whatever else has its words. */
const answered =
  (handles: ReadonlyMap<string, { handle: string; source: PlannedField['source'] }>) =>
  (run: Run): Run => {
    if (run.kind !== 'fill') return run;
    const { page, fields } = run.state;
    const withHandle = (field: PlannedField): PlannedField =>
      field.page === page && field.source === 'asked' ? { ...field, ...handles.get(field.id) } : field;
    return { ...run, state: { ...run.state, phase: 'answered', fields: fields.map(withHandle) } };
  };

/** The user is asked only once: an answer is stored like any other. Returns how each field refers to its own. */
async function keepAnswers(
  { answers: bank }: Parts['store'],
  { site, state }: FillRun,
  answers: readonly QuestionAnswer[],
): Promise<Map<string, { handle: string; source: PlannedField['source'] }>> {
  const now = new Date().toISOString();
  const onPage = state.fields.filter(({ page }) => page === state.page);
  const handles = new Map<string, { handle: string; source: PlannedField['source'] }>();
  for (const { fieldId, value, isDraft } of answers) {
    const field = onPage.find(({ id }) => id === fieldId);
    if (!field) continue;
    const { question, key } = field;
    const scope = answerScopeOf(key, state);
    const isApart = isAskedTwice(field, onPage);
    const use = { site, formTitle: state.title, at: now };
    const id = await bank.keep({ question, scope, value, isDrafted: isDraft, isApart, use }, now);
    handles.set(fieldId, { handle: answerHandle(id), source: isDraft ? 'drafted' : 'answer' });
  }
  return handles;
}
