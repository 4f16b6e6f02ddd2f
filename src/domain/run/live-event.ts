/** Sent to open views as it happens; IndexedDB stays the source of truth, so a lost event delays a view but loses no data. */
export type LiveEvent =
  | { type: 'run-change'; runId: string }
  | { type: 'step-added'; runId: string; seq: number }
  /** `ids`: the jobs that are new, changed or gone; absent: reload all. */
  | { type: 'jobs-change'; ids?: string[] }
  /** A run stored an item that is not a job. */
  | { type: 'item-collected'; runId: string; itemType: string; index: number }
  | { type: 'settings-change' }
  | { type: 'profile-change' }
  | { type: 'answers-change' }
  | { type: 'documents-change' }
  /** Covers all applications: there are few, and their values are never sent. */
  | { type: 'applications-change' }
  /** Something was done, perhaps requested outside the panel: the background reports the result once. */
  | { type: 'act-noticed' };
