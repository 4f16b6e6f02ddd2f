/** What is told as it happens to whoever shows it; IndexedDB stays the truth, so a lost event costs a look, never data. */
export type LiveEvent =
  | { type: 'run-change'; runId: string }
  | { type: 'step-added'; runId: string; seq: number }
  | { type: 'jobs-change' }
  | { type: 'settings-change' };
