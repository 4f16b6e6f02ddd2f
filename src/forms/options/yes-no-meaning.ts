import type { AnswerValue } from '@/domain/form/answer';
import { optionWords } from './fold-option-text';
import type { OptionMeaning, OptionText } from './option-meaning';

const answers: Readonly<Record<string, 'yes' | 'no'>> = {
  yes: 'yes',
  ja: 'yes',
  oui: 'yes',
  si: 'yes',
  sim: 'yes',
  tak: 'yes',
  ano: 'yes',
  true: 'yes',
  no: 'no',
  nein: 'no',
  non: 'no',
  nee: 'no',
  nao: 'no',
  nie: 'no',
  nej: 'no',
  ne: 'no',
  false: 'no',
};

/** "Yes, I am authorised to work": what follows only elaborates. */
const withMore = /^(\p{L}+)\s*[,.;:–—-]\s*(.+)$/su;
/** What follows limits the answer. */
const restricts =
  /\b(?:but|only|if|unless|except|when|depending|aber|nur|wenn|falls|sofern|ausser|mais|seulement|sauf|pero|solo|salvo|ma|soltanto|se|maar|alleen|als|tenzij|mas|apenas|ale|tylko|jesli)\b/;

/** Yes or no in the languages of forms, alone or with words that only elaborate. */
export const yesNoMeaning: OptionMeaning = ({ text, words }) => {
  const alone = answers[words];
  if (alone) return [alone];
  const [, first = '', more = ''] = withMore.exec(text.trim()) ?? [];
  const said = answers[optionWords(first)];
  return said && !restricts.test(optionWords(more)) ? [said] : [];
};

/** Yes or no at the start of a label, whatever follows: a conditional yes counts too. */
export function beginsWithAnswer({ text, words }: Pick<OptionText, 'text' | 'words'>): 'yes' | 'no' | null {
  const [, first = ''] = withMore.exec(text.trim()) ?? [];
  return answers[words] ?? answers[optionWords(first)] ?? null;
}

/** Whether it is the answer alone. */
export const isAnswerAlone = ({ words }: Pick<OptionText, 'words'>): boolean => words in answers;

/** True for yes, false for no, null for any other value. */
export function asYesOrNo(value: AnswerValue): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : '';
  const [meaning] = yesNoMeaning({ text, words: optionWords(text), role: 'value' }, null);
  return meaning === undefined ? null : meaning === 'yes';
}
