import { cutAtWord } from '@/domain/cut-text';
import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted, withoutAddresses } from '../one-line';
import type { AnswerWriterInput } from './answer-writer-input';

/** Characters. */
const longest = { question: 600, title: 160, posting: 8_000, fact: 700, section: 160, ungrounded: 80 };
const mostFacts = 80;

export function renderAnswerWriter(input: AnswerWriterInput, fence: string): MessagePart[] {
  const { question, section, limit, language, posting, profile, before } = input;
  const parts = [
    `PROFILE:\n${profile
      .slice(0, mostFacts)
      .map((fact) => `- ${oneLine(fact, longest.fact)}`)
      .join('\n')}`,
    ...(posting ? [fenced(fence, 'posting', postingText(posting))] : ['There is no posting.']),
    fenced(
      fence,
      'question',
      [oneLine(question, longest.question), ...(section ? [`(under ${quoted(section, longest.section)})`] : [])].join(
        ' ',
      ),
    ),
    `Language: ${language ?? 'that of the question'}. Limit: ${limit === null ? 'none' : `${limit} characters`}.`,
    ...(before ? [fenced(fence, 'first draft', before.text), correction(before.ungrounded)] : []),
  ];
  return [{ type: 'text', text: parts.join('\n\n') }];
}

function correction(ungrounded: readonly string[]): string {
  const named = ungrounded.map((text) => quoted(text, longest.ungrounded)).join(', ');
  return `What the first draft says with these words stands in neither the profile nor the posting, or in the posting and not of the applicant: ${named}. Write it again without that. Keep what does stand there.`;
}

function postingText({ title, company, text }: NonNullable<AnswerWriterInput['posting']>): string {
  const head = [title, company].filter((part) => part !== null).join(', ');
  return `${oneLine(head, longest.title)}\n${cutAtWord(withoutAddresses(text), longest.posting)}`;
}
