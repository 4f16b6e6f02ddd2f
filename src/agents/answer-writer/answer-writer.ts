import { defineAgent } from '../define-agent';
import { AnswerWriterInput } from './answer-writer-input';
import { answerWriterPrompt } from './answer-writer-prompt';
import { declineAnswer, draftAnswer } from './draft-answer';
import { renderAnswerWriter } from './render-answer-writer';

/** Drafts the answer to an open question, at the user's request. */
export const answerWriter = defineAgent({
  name: 'answer-writer',
  tier: 'smart',
  prompt: answerWriterPrompt,
  tools: [draftAnswer, declineAnswer],
  input: AnswerWriterInput,
  render: renderAnswerWriter,
});
