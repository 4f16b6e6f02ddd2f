/** All a report says, already in the user's language; texts may hold whatever a page said. */
export interface ReportContent {
  /** Their language: `en`. */
  language: string;
  title: string;
  facts: readonly ReportFact[];
  goals: readonly ReportGoal[];
  understanding: { text: string; lists: readonly ReportList[] } | null;
  problems: readonly string[];
  steps: readonly ReportStep[];
  words: ReportWords;
}

export interface ReportFact {
  name: string;
  value: string;
}

export interface ReportGoal {
  text: string;
  status: string;
  finding: string | null;
  /** Where it was seen: a step's number. */
  evidence: number | null;
}

export interface ReportList {
  title: string;
  items: readonly string[];
}

export interface ReportStep {
  number: number;
  time: string;
  text: string;
  /** Who answered and the cost. */
  cost: string | null;
  isProblem: boolean;
  /** JPEG; null if none was taken. */
  before: Uint8Array | null;
  after: Uint8Array | null;
}

export interface ReportWords {
  goals: string;
  understanding: string;
  problems: string;
  steps: string;
  before: string;
  after: string;
  /** "Seen at step 12", with its number inserted. */
  evidence(step: number): string;
  footer: string;
}
