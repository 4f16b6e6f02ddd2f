import { type Folded, fold, joinFolded, splitWords, wordCount } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { buildPhraseTrie, endsAfterAny } from '@/language/match/phrase-trie';
import { phraseFinder } from '@/language/match/phrases';
import { phraseSet } from '@/language/match/phrases-in';

const tests = [
  nameWordTest({ alone: phrases('actions.apply', 'alone'), first: phrases('actions.apply', 'first') }),
  nameWordTest({ first: phrases('actions.apply', 'says') }),
];
const findApply = phraseFinder(
  phrases('actions.apply', 'first'),
  phrases('actions.apply', 'last'),
  phrases('actions.apply', 'says'),
);
const findPool = phraseFinder(phrases('never.consentToFuture', 'says'));
const fillers = buildPhraseTrie(phrases('actions.fillers'));
const applicationSteps = phraseSet(phrases('actions.apply', 'url'), phrases('actions.apply', 'alone'));
const besideSteps = phraseSet(phrases('actions.besideUrlActions'));

/** Characters. Longer texts label no control. */
const longest = 160;
/** Words. In longer texts, others before the action belong to a sentence: "You can apply by post until the end of May". */
const mostWithFillers = 5;

/** Whether these words label a control that begins an application: "Apply now", "Jetzt online bewerben", "Click here to apply". */
export function saysApply(text: string): boolean {
  if (text.length > longest) return false;
  const words = fold(text);
  return beginsWithAction(words) || (wordCount(words) <= mostWithFillers && beginsWithAction(withoutFillers(words)));
}

/** The same wherever a control says it: "Sign in to apply". */
export function mentionsApplying(text: string): boolean {
  return text.length <= longest && findApply(fold(text)) !== null;
}

/** "Join our talent community": for jobs that are to come. */
export function saysTalentPool(text: string): boolean {
  return text.length <= longest && findPool(fold(text)) !== null;
}

/** Whether this path leads to an application form: the word alone, or with a number or name before or after it ("/jobs/42/apply"). */
export function isApplicationPath(path: string): boolean {
  return path
    .split('/')
    .slice(-3)
    .map(fold)
    .some((step) => applicationSteps.has(step) || applicationSteps.has(withoutWordsBeside(step)));
}

function beginsWithAction(words: Folded): boolean {
  return tests.some((says) => says(words));
}

/** "Click here to apply" as "apply". */
function withoutFillers(text: Folded): Folded {
  const words = splitWords(text);
  return joinFolded(...words.slice(Math.max(...endsAfterAny(fillers, words, [0]))));
}

/** "apply-now" as "apply". */
function withoutWordsBeside(step: Folded): Folded {
  return joinFolded(...splitWords(step).filter((word) => !besideSteps.has(word)));
}
