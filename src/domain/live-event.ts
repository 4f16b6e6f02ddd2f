/** What is told as it happens to whoever shows it; IndexedDB stays the truth, so a lost event costs a look, never data. */
export type LiveEvent =
  | { type: 'run-change'; runId: string }
  | { type: 'step-added'; runId: string; seq: number }
  /** `ids`: the jobs that are new, changed or gone; absent: read all anew. */
  | { type: 'jobs-change'; ids?: string[] }
  /** A run put aside something that is no job. */
  | { type: 'item-collected'; runId: string; itemType: string; index: number }
  | { type: 'settings-change' }
  | { type: 'profile-change' }
  | { type: 'answers-change' }
  | { type: 'documents-change' }
  /** Of all applications: there are few, and their values are told to nobody. */
  | { type: 'applications-change' }
  /** Something was done that may have been asked for outside the panel: the background tells once what came of it. */
  | { type: 'act-noticed' };
