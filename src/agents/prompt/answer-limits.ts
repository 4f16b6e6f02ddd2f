/**
 * Maximum characters in agents' answers, so that none can fill later prompts: well beyond what prompts ask for. Longer answers are
 * rejected.
 */
export const maxLength = {
  id: 60,
  address: 2_000,
  /** A field's text, an option's label, an act in words. */
  words: 200,
  label: 120,
  /** A value read from a page: a job may be in many places. */
  field: 500,
  reason: 300,
  finding: 300,
  summary: 600,
  understanding: 2_000,
};

/** Maximum counts. */
export const maxCount = {
  findings: 20,
  goals: 100,
  listings: 20,
  filters: 60,
  options: 200,
  settings: 20,
  fields: 30,
  taughtRows: 6,
};
