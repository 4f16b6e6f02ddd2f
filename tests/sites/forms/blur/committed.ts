import { useState } from 'react';
import type { Answers } from '../client/send-form.ts';

export interface Committed {
  answers: Answers;
  /** Grows whenever the page is made anew, which whatever did not count by then does not outlast. */
  revision: number;
  /** Has a value count. */
  commit(name: string, value: Answers[string]): void;
  /** The same for a choice: the page is made anew a moment later. */
  choose(name: string, value: Answers[string]): void;
}

/** How long the page takes to be made anew, in ms. */
const renewalMs = 150;

export function useCommitted(): Committed {
  const [answers, setAnswers] = useState<Answers>({});
  const [revision, setRevision] = useState(0);
  const commit: Committed['commit'] = (name, value) => setAnswers((before) => ({ ...before, [name]: value }));
  return {
    answers,
    revision,
    commit,
    choose(name, value) {
      commit(name, value);
      setTimeout(() => setRevision((before) => before + 1), renewalMs);
    },
  };
}

/** What is typed and does not count yet; null once the page was made anew. */
export function useDraft(revision: number): [string | null, (text: string | null) => void] {
  const [draft, setDraft] = useState<{ text: string; revision: number } | null>(null);
  const text = draft?.revision === revision ? draft.text : null;
  return [text, (typed) => setDraft(typed === null ? null : { text: typed, revision })];
}
