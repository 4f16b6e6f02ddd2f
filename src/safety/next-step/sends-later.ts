import { fold } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { mentionsAgreeing, mentionsSending } from '@/language/words/controls/send-stems';
import { hasFinalSend } from '@/safety/names/step-words';

/** Words. What can be done before sending takes no more to say. */
const longest = 12;

function makeWords() {
  const of = (said: ByLanguage) => `(?:${phraseAlternation([said])})`;
  const what = `((?: [^ ]+){1,${longest}})`;
  return {
    later: new RegExp(
      `^(?:${of(phrases('notes.notSent'))} ${of(phrases('notes.untilEnd'))}|${of(phrases('notes.isSent'))} ${of(phrases('notes.onlyAtEnd'))})$`,
      'u',
    ),
    can: new RegExp(`^${of(phrases('notes.youCan'))}${what} ${of(phrases('notes.beforeSending'))}$`, 'u'),
    before: new RegExp(`^${of(phrases('notes.beforeSending'))} ${of(phrases('notes.youCan'))}${what}$`, 'u'),
  };
}

let made: ReturnType<typeof makeWords> | null = null;
/** Made on first use: few pages ask for them. */
const words = () => (made ??= makeWords());

/**
 * Whether a sentence says as a whole that the form is sent later than here: "Nothing is sent until the last step", "You can change your
 * answers before you submit". "Check your answers before you submit" asks for it now, and may well stand beside what sends.
 */
export function saysItIsSentLater(sentence: string): boolean {
  const said = fold(sentence);
  if (words().later.test(said)) return true;
  const what = (words().can.exec(said) ?? words().before.exec(said))?.[1];
  return what !== undefined && !mentionsSending(what) && !mentionsAgreeing(what) && !hasFinalSend(what);
}
