import { summarizer } from '@/agents/summarizer/summarizer';
import { definePolicy } from '../policy';
import { joinObservations } from './join-observations';

/** Joins what was seen of a page, each thing once. */
export const summarizerPolicy = definePolicy(summarizer, ({ pageId, understanding, observations }) => ({
  name: 'summarize',
  input: { page_id: pageId, summary: joinObservations(understanding, observations) },
}));
