/**
 * Characters of what agents answer, so that no answer can fill later prompts: well beyond what their prompts ask for. What is longer
 * is no answer.
 */
export const longest = {
  id: 60,
  address: 2_000,
  /** A field's text, an option's label, an act in words. */
  words: 200,
  label: 120,
  /** A value that is read off a page: a job may be in many places. */
  field: 500,
  reason: 300,
  finding: 300,
  summary: 600,
  understanding: 2_000,
};

/** How many of each. */
export const most = { findings: 20, goals: 100, listings: 20, filters: 60, options: 200, settings: 20, fields: 30 };
