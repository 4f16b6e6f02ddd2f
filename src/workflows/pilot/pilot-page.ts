import type { FillState } from '@/domain/fill-state';
import type { PilotFlight } from '@/domain/pilot';
import { untilBack } from '../fill/has-left';
import type { Filling } from '../fill/ports';
import { waitForUser } from '../wait-for-user';
import { flyOver } from './fly-over';
import { findLeftOpen } from './left-open';

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
