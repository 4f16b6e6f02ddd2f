import type { SubmitLock } from '@/browser/tab';
import type { FillState } from '@/domain/form/fill-state';
import { AnswersLeftError, PageUnreachableError, TabGoneError } from '@/domain/page/tab-errors';
import { RunEndError, type RunEnding } from '@/runs/run-ending';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext, FillParts } from '@/workflows/form/fill-ports';
import { hasLeftOrigin, waitUntilBack } from '@/workflows/form/has-left-form';
import type { ShownField } from '@/workflows/form/visible-form-fields';
import { offerPilotForPage } from '@/workflows/pilot/pilot-page';
import { askQuestions, planWithAnswers } from './ask-questions';
import { asksAboutFiles, fillFormPage } from './fill-page';
import { resumeForm } from './find-form';
import { goToNextFormPage } from './go-to-next-step';
import { storePageValues, storeReady } from './save-application-state';
import { startFormPage } from './start-form-page';

/**
 * Fills the tab's form and leaves sending to the user. All progress is in the saved state: called again after the worker was killed, it
 * continues from there.
 */
export async function fillForm(parts: FillParts): Promise<RunEnding> {
  const isForm = await fillPages(parts).catch((error: unknown) => {
    if (error instanceof AnswersLeftError) throw leftEnd(parts, error);
    return endBy(error);
  });
  if (parts.tab.haveAnswersLeft()) throw leftEnd(parts);
  if (isForm) await storeReady(parts);
  return { code: isForm ? 'ready' : 'no-form', finalUrl: await parts.tab.url(), sendsHeld: parts.tab.heldBack() };
}

function leftEnd({ tab }: FillParts, cause?: unknown): RunEndError {
  return new RunEndError({ code: 'answers-left', sendsHeld: tab.heldBack() }, { cause });
}

function endBy(error: unknown): never {
  if (error instanceof TabGoneError) throw new RunEndError({ code: 'tab-closed' }, { cause: error });
  if (error instanceof PageUnreachableError) throw new RunEndError({ code: 'page-unreachable' }, { cause: error });
  throw error;
}

/** Fills the form page by page; false if there is none. Submits stay locked from the first field to the last. */
async function fillPages(parts: FillParts): Promise<boolean> {
  const { run } = parts;
  let filling = resumeForm(parts);
  await findTab(parts, filling);
  let lastLook: readonly ShownField[] | null = null;
  // A killed worker may have left the page gated: the next one releases it in the end.
  let lock: SubmitLock | null = filling ? await filling.form.lockSubmits() : null;
  const hold = async (form: FillContext['form']) => {
    lock ??= await form.lockSubmits();
    return lock;
  };
  try {
    for (;;) {
      const { phase, page } = run.run.state;
      if (phase === 'done') return true;
      if (phase === 'read' || !filling) {
        const begun = await startFormPage(parts, filling);
        if (begun) ({ filling, shown: lastLook } = begun);
        if (!filling || (!begun && page === 0)) return false;
        // Before or after the last page, many forms show a summary with nothing to fill.
        if (!begun) await run.step('form-filled', { held: 0, left: 0 }, { change: asEmptyPage });
        continue;
      }
      // The worker was killed while the user answered: they are not asked again.
      if (phase === 'answered') lastLook = await planWithAnswers(filling);
      if (phase === 'fill') {
        lastLook = await fillShown(filling, lastLook, hold);
      }
      if (phase === 'next') {
        await goToNextFormPage(filling, await hold(filling.form));
      }
    }
  } finally {
    await lock?.release();
  }
}

const asEmptyPage = (state: FillState): FillState => ({ ...state, phase: 'next', page: state.page + 1 });

/**
 * Questions to the user come between two rounds: meanwhile the tab is theirs once they touch it, and the lock returns with the next act.
 * `lastLook`: what the page shows, if nothing was done since it was read; the result is the same.
 */
async function fillShown(
  filling: FillContext,
  lastLook: readonly ShownField[] | null,
  hold: (form: FillContext['form']) => Promise<SubmitLock>,
): Promise<readonly ShownField[] | null> {
  // Asked before anything is filled: the lock would be given back for the answer, and taken once more.
  if (asksAboutFiles(filling)) return askQuestions(filling, 'file-notice');
  await hold(filling.form);
  const asks = await fillFormPage(filling, lastLook);
  if (asks !== null) return askQuestions(filling, asks);
  await offerPilotForPage(filling);
  await storePageValues(filling);
  await filling.run.step('form-filled', countsOf(filling), { change: (state) => ({ ...state, phase: 'next' }) });
  return null;
}

/** A resumed run fills only where it left the tab. */
async function findTab(parts: FillParts, filling: FillContext | null): Promise<void> {
  const { phase } = parts.run.run.state;
  // Between two pages of the form, it is unknown which is shown.
  if (filling && (phase === 'fill' || phase === 'answered')) return waitUntilBack(filling);
  if (await hasLeftOrigin(parts)) await waitForUser(parts, 'user-navigated');
}

function countsOf({ run }: FillContext): { held: number; left: number } {
  const ofPage = run.run.state.fields.filter(({ page }) => page === run.run.state.page);
  const held = ofPage.filter(({ outcome }) => outcome === 'held').length;
  return { held, left: ofPage.filter(({ outcome }) => outcome !== 'held' && outcome !== 'kept').length };
}
