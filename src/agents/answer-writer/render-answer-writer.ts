import { cutAtWord } from '@/domain/cut-text';
import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted, withoutAddresses } from '../one-line';
import type { AnswerWriterInput } from './answer-writer-input';

/** Characters. */
const longest = { question: 600, title: 160, posting: 8_000, fact: 700, ungrounded: 80 };
const mostFacts = 80;

export function renderAnswerWriter(input: AnswerWriterInput, fence: string): MessagePart[] {
  const { question, limit, language, posting, profile, ungrounded } = input;
  const parts = [
    `PROFILE:\n${profile
      .slice(0, mostFacts)
      .map((fact) => `- ${oneLine(fact, longest.fact)}`)
      .join('\n')}`,
    ...(posting ? [fenced(fence, 'posting', postingText(posting))] : ['There is no posting.']),
    fenced(fence, 'question', oneLine(question, longest.question)),
    `Language: ${language ?? 'that of the question'}. Limit: ${limit === null ? 'none' : `${limit} characters`}.`,
    ...(ungrounded.length > 0
      ? [fenced(fence, 'UNGROUNDED', ungrounded.map((text) => quoted(text, longest.ungrounded)).join(', '))]
      : []),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function postingText({ title, company, text }: NonNullable<AnswerWriterInput['posting']>): string {
  const head = [title, company].filter((part) => part !== null).join(', ');
  return `${oneLine(head, longest.title)}\n${cutAtWord(withoutAddresses(text), longest.posting)}`;
}
