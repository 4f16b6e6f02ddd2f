import { longest } from '@/agents/longest';
import { summarizer } from '@/agents/summarizer/summarizer';
import { cutAtSentence, cutAtWord } from '@/domain/cut-text';
import { definePolicy } from '../policy';
import { joinObservations } from './join-observations';

/** Joins the observations of a page, each once. */
export const summarizerPolicy = definePolicy(summarizer, ({ pageId, understanding, observations }) => ({
  name: 'summarize',
  input: {
    page_id: cutAtWord(pageId, longest.id - 1),
    summary: cutAtSentence(joinObservations(understanding, observations), longest.summary - 1),
  },
}));
