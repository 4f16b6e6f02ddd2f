import type { AnswerValue } from '@/domain/form/answer';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseMeanings } from '@/language/match/phrase-meanings';
import { phraseFinder } from '@/language/match/phrases';
import { optionWords } from './fold-option-text';
import type { OptionMeaning, OptionText } from './option-meaning';

const answers = phraseMeanings([
  ['yes', phrases('options.yes')],
  ['no', phrases('options.no')],
]);

/** "Yes, I am authorised to work": what follows only elaborates. */
const withMore = /^(\p{L}+)\s*[,.;:–—-]\s*(.+)$/su;
const findLimit = phraseFinder(phrases('options.limits'));

/** Yes or no in the languages of forms, alone or with words that only elaborate. */
export const yesNoMeaning: OptionMeaning = ({ text }) => {
  const alone = answers.of(fold(text));
  if (alone) return [alone];
  const [, first = '', more = ''] = withMore.exec(text.trim()) ?? [];
  const said = answers.of(fold(first));
  return said && findLimit(fold(more)) === null ? [said] : [];
};

/** Yes or no at the start of a label, whatever follows: a conditional yes counts too. */
export function beginsWithAnswer({ text }: Pick<OptionText, 'text'>): 'yes' | 'no' | null {
  const [, first = ''] = withMore.exec(text.trim()) ?? [];
  return answers.of(fold(text)) ?? answers.of(fold(first)) ?? null;
}

/** Whether it is the answer alone. */
export const isAnswerAlone = ({ text }: Pick<OptionText, 'text'>): boolean => answers.of(fold(text)) !== undefined;

/** True for yes, false for no, null for any other value. */
export function asYesOrNo(value: AnswerValue): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : '';
  const [meaning] = yesNoMeaning({ text, words: optionWords(text), role: 'value' }, null);
  return meaning === undefined ? null : meaning === 'yes';
}
