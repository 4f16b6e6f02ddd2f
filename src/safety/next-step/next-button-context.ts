import { fold, replaceFolded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { mentionsAgreeing, mentionsSending } from '@/language/words/controls/send-stems';
import { hasFinalSend, isNextStepName } from '@/safety/names/step-words';
import { onlyAsksToPress, withoutFillingIn } from './request-to-press';
import { saysItIsSentLater } from './sends-later';

/** Characters. Longer ones are split at punctuation. */
const longestSentence = 400;

/**
 * True if text beside a form says that its Next does more: sends, agrees or ends. A sentence that names the control explicitly explains it,
 * and passes only if it says that the form goes on, or merely asks to press it, with nothing about sending beside that.
 */
export function warnsAboutNext(text: string, name: string): boolean {
  return judged(text, name).some(({ verdict }) => verdict === 'warns');
}

/** True if a text passes only because it asks to press the control: what stands around it may say what comes of that. */
export function onlyRequestsNext(text: string, name: string): boolean {
  return judged(text, name).some(({ verdict }) => verdict === 'asks');
}

/** The same for text right beside the control, which need not name it. What is never to be sent by any form is no word about this one. */
export function warnsBesideNext(text: string): boolean {
  if (text.length > longestSentence) return false;
  const said = sentencesOf(text).filter((sentence) => !saysItIsSentLater(sentence));
  const words = fold(said.join('. '));
  const warning = findPasswordWarning(words);
  const rest = warning === null ? words : replaceFolded(words, warning);
  return mentionsSending(rest) || mentionsAgreeing(rest);
}

type Verdict = 'warns' | 'asks' | 'silent';

function judged(text: string, name: string): { verdict: Verdict }[] {
  return sentencesOf(text).map((sentence, at, all) => {
    const verdict = mentions(sentence, name) ? verdictOf(sentence, name) : 'silent';
    const isToldBeside = verdict === 'asks' && all.some((other, index) => index !== at && speaksOfEnd(other));
    return { verdict: isToldBeside ? 'warns' : verdict };
  });
}

function verdictOf(sentence: string, name: string): Verdict {
  const rest = withoutFillingIn(sentence);
  if (mentionsSending(sentence) || mentionsAgreeing(sentence) || hasFinalSend(rest)) return 'warns';
  const isExplained = isNamed(sentence, name) && !saysGoingOn(sentence, name);
  if (isExplained && (sentence.length >= longestSentence || !onlyAsksToPress(sentence, name))) return 'warns';
  return isExplained || hasFinalSend(sentence) ? 'asks' : 'silent';
}

const speaksOfEnd = (sentence: string): boolean =>
  warnsBesideNext(sentence) || hasFinalSend(withoutFillingIn(sentence));

const findPasswordWarning = phraseFinder(phrases('forms.passwordWarning'));

const sentencesOf = (text: string): string[] =>
  text
    .split(/[.!?。！？\n]+/u)
    .map((sentence) => sentence.trim().slice(0, longestSentence))
    .filter(Boolean);

function mentions(sentence: string, name: string): boolean {
  const words = fold(sentence);
  const named = fold(name);
  if (named === '' || words === named) return false;
  return isUnspaced(name) ? words.includes(named) : ` ${words} `.includes(` ${named} `);
}

/** In its exact spelling, and not as a sentence's first words: “Next”, not "What happens next". */
function isNamed(sentence: string, name: string): boolean {
  const own = name.trim();
  if (isUnspaced(own)) return true;
  if (/^\p{Lu}/u.test(own) && sentence.lastIndexOf(own) > 0) return true;
  const at = sentence.indexOf(own);
  return at > 0 && /["'“”„«»‘’‹›「『<[(]/u.test(sentence.charAt(at - 1));
}

const isUnspaced = (text: string): boolean =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u.test(text);

/** "Press Next to continue": what it is for, apart from its name. */
function saysGoingOn(sentence: string, name: string): boolean {
  const rest = fold(sentence.replaceAll(name.trim(), ' ')).split(' ');
  const ends = rest.map((_, index) => rest.slice(index).join(' '));
  return ends.some((end) => isNextStepName(end, true));
}
