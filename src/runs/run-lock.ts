/** Held by whoever drives a run, from its start until its end is saved. */
export const runLockName = (runId: string): string => `jobtrail-run-${runId}`;
