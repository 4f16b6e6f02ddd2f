import { type Folded, foldIdentifier, replaceFolded, wordCount } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { mentionsSending } from '@/language/words/controls/send-stems';
import { hasFinalSend, isNextStepName } from '@/safety/names/step-words';

/** Keys whose value says what a request does, or what becomes of its object. Matched at the end of a name. */
const actionKeys =
  /(?:^| )(?:actions?|events?|ops?|operations?|operation ?name|event ?name|commands?|cmd|intents?|status|state|stage|phase|type|methods?|tasks?|do|transitions?|commit|trigger|mode|button|btn|go|verb|act|function|func|fn|call|procedure|proc|mutation|kind|workflow|target|next|page|view|step|screen|route|outcome|result|decision|submit|send|save)$/;
/** Those of them that state a position: an application starts at "apply". */
const ofPlace = /(?:^| )(?:phase|type|mode|kind|workflow|target|next|page|view|step|screen|route)$/;
/** Words that may accompany such a word in a flag: `is_final`, `submitNow`, `applicationSubmittedAt`. */
const flagWords =
  /^(?:is|has|was|be|to|do|should|will|now|at|on|for|the|a|me|my|x|application|form|flag|ready|final(?:ly|i[sz]ed?|i[sz]e|ly)?|last|complet(?:e|ed|ion)|finish(?:ed)?|done|confirm(?:ed|ation)?|close[ds]?|lock(?:ed)?|publish(?:ed)?|commit(?:ted)?|execute|go|live|auto)$/;
const endWords =
  /(?:^| )(?:final(?:ly|i[sz]ed?)?|complet(?:e|ed|ion)|finish(?:ed)?|done|confirm(?:ed)?|publish(?:ed)?|commit(?:ted)?|last)(?: |$)/;
/** Ways to say yes; also a time. */
const isYes = /^(?:1|true|yes|y|on|ok|now|\d{10,13}|\d{4}-\d\d-\d\d(?:[T ].{0,40})?)$/i;
/** What stays with its writer, or concerns something beside the form. */
const isNoSend =
  /(?:^| )(?:not|un ?(?:submitted|sent|finished)|drafts?|saved?|autosave|incomplete|pending|in ?progress|started|before|pre|uploads?|validat(?:e|es|ed|ion)|files?|previews?|reviews?|document|loading|loaded|interactive)(?: |$)/;

/** Longer values are texts. */
const longestAction = { letters: 80, words: 7 };

/** True if a named value says that its request sends for good: `status=submitted`, `is_final=1`, `commit=Submit application`. */
export function isFinalSendValue(name: string, value: string): boolean {
  const key = foldIdentifier(name.slice(-longestAction.letters));
  const said = value.trim();
  if (said === '' || said.length > longestAction.letters) return false;
  if (isYes.test(said)) return isFlag(key);
  if (!actionKeys.test(key) && !isFlag(key)) return false;
  return isFinalSendAction(ofPlace.test(key) ? said.replace(/apply/gi, ' ') : said);
}

/** The same for an action without a value. */
export function isFinalSendAction(action: string): boolean {
  const words = foldIdentifier(action);
  if (wordCount(words) > longestAction.words || isNoSend.test(words) || isNextStepName(words, true)) return false;
  return hasFinalSend(words) || mentionsSending(words) || endWords.test(words);
}

/**
 * True for the name of a step with no more questions: "Send", "Confirmation", "Thank you"; not "Review and send", a page before that, nor
 * "Ansøgning", which is what one applies with.
 */
export function isLastStepName(name: string): boolean {
  const words = foldIdentifier(name);
  return !isReview(words) && !isApplication(words) && (isFinalSendAction(words) || isEnd(words));
}

const isReview = nameWordTest({ anywhere: phrases('steps.review') });
const isOfApplication = nameWordTest({ alone: phrases('steps.application') });
/** Behind its number, and nothing more. */
const isApplication = (words: Folded): boolean => isOfApplication(replaceFolded(words, /^\d{1,2} /, ''));
const isEnd = nameWordTest({ anywhere: phrases('steps.ended') });

function isFlag(key: Folded): boolean {
  if (wordCount(key) > 4 || isNoSend.test(key)) return false;
  const words = key.split(' ');
  const isSend = (word: string) => mentionsSending(word) || hasFinalSend(word);
  return words.every((word) => flagWords.test(word) || isSend(word)) && (words.some(isSend) || endWords.test(key));
}
