/** The lock that whoever drives a run has, from its start until its end is saved. */
export const runLock = (runId: string): string => `jobtrail-run-${runId}`;
