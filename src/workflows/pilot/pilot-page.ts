import type { FillState } from '@/domain/form/fill-state';
import type { PilotProgress } from '@/domain/form/visual-fill';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { FillContext } from '@/workflows/form/fill-ports';
import { waitUntilBack } from '@/workflows/form/has-left-form';
import { findOpenForPilot } from './find-open-questions';
import { pilotFormPage } from './pilot-form-page';

/**
 * Lets a vision model fill what the rules left, if the user allows it: asked once per run, before the first screenshot. One flight per
 * page, under the filler's lock; a session whose worker was killed is over.
 */
export async function offerPilotForPage(filling: FillContext): Promise<void> {
  const { run } = filling;
  const { page, pilot } = run.run.state;
  if (pilot?.page === page) return pilot.stop === null ? endBroken(filling, pilot) : undefined;
  if (run.run.state.mayShowPictures === false) return;
  const left = await findOpenForPilot(filling);
  if (!left) return;
  if (run.run.state.mayShowPictures === null) {
    await waitForUser(filling, 'picture-notice');
    // Resuming without an answer is no consent.
    const change = (state: FillState) => ({ ...state, mayShowPictures: state.mayShowPictures ?? false });
    await run.step('went-on-filling', {}, { change });
    await waitUntilBack(filling);
  }
  if (run.run.state.mayShowPictures) await pilotFormPage(filling, left);
}

/** The result of its last action is unknown: it is not repeated. */
async function endBroken({ run, form }: FillContext, progress: PilotProgress): Promise<void> {
  const { steps, elapsedMs } = progress;
  // Restores animations stilled by the previous worker.
  await (await form.openEyes()).close();
  const change = (state: FillState) => ({ ...state, pilot: { ...progress, stop: 'error' as const } });
  await run.step('pilot-ended', { stop: 'error', steps, elapsedMs, message: 'interrupted' }, { change });
}
