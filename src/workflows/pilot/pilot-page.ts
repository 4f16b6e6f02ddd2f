import type { FillState } from '@/domain/form/fill-state';
import type { PilotFlight } from '@/domain/form/visual-fill';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { Filling } from '@/workflows/form/fill-ports';
import { untilBack } from '@/workflows/form/has-left-form';
import { findLeftOpen } from './find-open-questions';
import { flyOver } from './pilot-form-page';

/**
 * Lets a vision model fill what the rules left, if the user allows it: asked once per run, before the first screenshot. One flight per
 * page, under the filler's lock; a flight whose worker was killed is over.
 */
export async function pilotPage(filling: Filling): Promise<void> {
  const { run } = filling;
  const { page, pilot } = run.run.state;
  if (pilot?.page === page) return pilot.stop === null ? endBroken(filling, pilot) : undefined;
  if (run.run.state.mayShowPictures === false) return;
  const left = await findLeftOpen(filling);
  if (!left) return;
  if (run.run.state.mayShowPictures === null) {
    await waitForUser(filling, 'picture-notice');
    // Resuming without an answer is no consent.
    const change = (state: FillState) => ({ ...state, mayShowPictures: state.mayShowPictures ?? false });
    await run.step('went-on-filling', {}, { change });
    await untilBack(filling);
  }
  if (run.run.state.mayShowPictures) await flyOver(filling, left);
}

/** The result of its last action is unknown: it is not repeated. */
async function endBroken({ run, form }: Filling, flight: PilotFlight): Promise<void> {
  const { steps, elapsedMs } = flight;
  // Restores animations stilled by the previous worker.
  await (await form.openEyes()).close();
  const change = (state: FillState) => ({ ...state, pilot: { ...flight, stop: 'error' as const } });
  await run.step('pilot-ended', { stop: 'error', steps, elapsedMs, message: 'interrupted' }, { change });
}
