import type { MessagePart } from '@/models/model';
import { fenced } from '../fence';
import { oneLine, quoted } from '../one-line';
import type { FormMapperInput } from './form-mapper-input';

const longest = { title: 120, question: 240, section: 80, hint: 100, option: 50 };
const mostOptions = 20;

export function renderFormMapper({ title, fields, keys, answers }: FormMapperInput, fence: string): MessagePart[] {
  const lines = [
    `KEYS:\n${keys.map(({ key, about, isKnown }) => `${key}: ${about}${isKnown ? '' : ' (not known)'}`).join('\n')}`,
    answers.length > 0 ? fenced(fence, 'ANSWERED', answers.map(answerLine).join('\n')) : 'ANSWERED: none.',
    fenced(fence, 'form', [`Title: ${quoted(title, longest.title)}`, ...fields.map(fieldLine)].join('\n')),
  ];
  return [{ type: 'text', text: lines.join('\n\n') }];
}

function answerLine({ number, question }: FormMapperInput['answers'][number]): string {
  return `${number}: ${oneLine(question, longest.question)}`;
}

function fieldLine({ number, question, sections, hint, kind, options, isRequired }: FormMapperInput['fields'][number]) {
  const parts = [
    `${number}: ${quoted(question, longest.question)}`,
    kind,
    ...(isRequired ? ['required'] : []),
    ...sections.slice(-2).map((section) => `under the heading ${quoted(section, longest.section)}`),
    ...(hint === '' ? [] : [`hint ${quoted(hint, longest.hint)}`]),
    ...(options && options.length > 0 ? [`options ${optionWords(options)}`] : []),
  ];
  return parts.join(', ');
}

function optionWords(options: readonly string[]): string {
  const shown = options.slice(0, mostOptions).map((option) => quoted(option, longest.option));
  return [...shown, ...(options.length > mostOptions ? [`… ${options.length - mostOptions} more`] : [])].join(' | ');
}
