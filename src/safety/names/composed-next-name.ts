import type { RefusalCode } from '@/domain/page/refusal-code';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { phraseAlternation } from '@/language/match/phrases';
import { mentionsAgreeing, mentionsSending } from '@/language/words/controls/send-stems';
import { meansAnyOf, refusalByName } from './refused-by-name';
import { hasFinalSend, isNextStepName } from './step-words';

/** Names of arrows that a font draws as such. */
const arrowLetters =
  /(?<![\p{L}\d_])(?:keyboard_)?(?:double_)?(?:arrow|chevron|navigate)_[a-z]+(?:_[a-z]+)?(?![\p{L}\d_])/gu;
/** Words that name where a control leads to. */
const longestTarget = 4;
const ends: ReadonlySet<RefusalCode> = new Set(['send', 'apply', 'agree']);

function makeWords() {
  const saves = phraseAlternation([phrases('steps.saves')]);
  const and = phraseAlternation([phrases('cv.conjunction')]);
  const nexts = phraseAlternation([phrases('steps.next'), phrases('steps.onward')]);
  const to = phraseAlternation([phrases('steps.leadsTo')]);
  const part = phraseAlternation([phrases('steps.part')]);
  return {
    saves: new RegExp(`^(?:${saves})(?: (?:${and}))? (?=[^ ])`, 'u'),
    goesOn: new RegExp(`^(?:${nexts})(?= |$)`, 'u'),
    toPart: new RegExp(`^(?:${to}) (?:${part}) \\d{1,2}$`, 'u'),
    ofPart: new RegExp(`(?:^| )(?:${part}) \\d{1,2}$`, 'u'),
    toTarget: new RegExp(`^ (?:${to}) (.+)$`, 'u'),
    count: / \d{1,2}(?: (?:\p{L}+ )?\d{1,2})?$/u,
  };
}

let made: ReturnType<typeof makeWords> | null = null;
const words = () => (made ??= makeWords());

/**
 * True for a control's name that is made of going on, of saving before it, and of where it leads to: "Save & Next", "Continue to questions",
 * "Next: Education", "Go to step 2". None of its words may send, apply, agree, or be refused by itself; that the form goes on is for its
 * page to show.
 */
export function isComposedNextName(name: string): boolean {
  const plain = name.replace(arrowLetters, ' ');
  if (hasFinalSend(name) || meansAnyOf(name, ends) || mentionsSending(plain) || mentionsAgreeing(plain)) return false;
  const [start = '', target, ...others] = plain.split(/[:–—]/u);
  if (others.length > 0) return false;
  return target === undefined ? goesOn(start) : isGoingOn(fold(start)) && isTarget(fold(target));
}

function goesOn(name: string): boolean {
  const said = fold(name);
  if (isNextStepName(name, true) || words().toPart.test(said)) return true;
  const rest = said.replace(words().saves, '');
  const tail = rest.replace(words().goesOn, '');
  if (tail === rest) return false;
  if (tail === '' || (words().count.test(tail) && tail.replace(words().count, '') === '')) return true;
  const target = words().toTarget.exec(tail)?.[1];
  return target !== undefined && isTarget(target);
}

const isGoingOn = (said: string): boolean => {
  const rest = said.replace(words().saves, '');
  return rest !== '' && rest.replace(words().goesOn, '') === '';
};

/** What a form asks about, and nothing that it ends with: who presses "Continue to confirmation" may have sent it. */
const isTarget = (target: string): boolean =>
  target.trim() !== '' &&
  target.trim().split(' ').length <= longestTarget &&
  namesPage(target) &&
  !isEnd(fold(target)) &&
  refusalByName(target) === null;

const isEnd = nameWordTest({ anywhere: phrases('steps.ended') });
const asksAbout = nameWordTest({ last: phrases('steps.target') });
const isPart = nameWordTest({ last: phrases('steps.part') });
const namesPage = (target: string): boolean => asksAbout(fold(target)) || isPart(fold(target.replace(/ \d{1,2}$/, '')));

/** The number of the step that a control is called by: "Go to step 2", "Weiter zu Schritt 2"; null if it is called by none. */
export function stepNumberIn(name: string): number | null {
  const said = fold(name.replace(arrowLetters, ' '));
  return words().ofPart.test(said) ? Number(/\d{1,2}$/.exec(said)?.[0]) : null;
}
