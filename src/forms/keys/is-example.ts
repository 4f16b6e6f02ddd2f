import { dateFormatIn } from '@/language/dates/date-format';
import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { saysOnlyToAnswer } from '@/language/words/forms/answer-prompt-words';
import { searchLabels, shortLabels } from './short-labels';

const saysExample = nameWordTest({ first: phrases('forms.example') });

/** Examples do not say what they are for: "12 Main St", "e.g. a house with a grey gate". */
export const isExample = (hint: Folded): boolean => (/\d\D*\d/.test(hint) && !saysHowMany(hint)) || saysExample(hint);

/** "10 digit mobile number": one small number counts what belongs into a box for a telephone. */
function saysHowMany(hint: Folded): boolean {
  const [first = '', ...others] = hint.match(/\d+/g) ?? [];
  return others.length === 0 && first.length <= 2 && shortLabels.inLabel(hint).some(({ key }) => key === 'tel');
}

/** An address of somebody. */
const address = /@|:\/\//;

const isQuestion = /[?？؟]$/u;

/** Whether a placeholder asks: it names what belongs into its box, and is no example, format, search or word to any question. */
export function isAskingPlaceholder(text: string): boolean {
  const words = fold(text);
  if (!/\p{L}/u.test(text) || address.test(text) || dateFormatIn(text) === text.trim() || saysOnlyToAnswer(text))
    return false;
  // "What is 3 + 4?": numbers are no example in a question.
  const shows = isQuestion.test(text) ? saysExample(words) : isExample(words);
  return !shows && searchLabels.inLabel(words).every(({ phrase }) => phrase !== words);
}
