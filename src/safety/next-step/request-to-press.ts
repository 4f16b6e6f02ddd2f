import { fold } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';

/** Words around a request to fill in and press on; a comma joins two of them like "and". */
function makeWords() {
  const of = (said: ByLanguage) => phraseAlternation([said]);
  const joins = `(?: (?:,|${of(phrases('notes.joins'))})(?= |$)){1,3}`;
  return {
    pleases: new RegExp(`^(?: (?:${of(phrases('notes.please'))})(?= |$)){1,2}`, 'u'),
    filling: new RegExp(`^ (?:${of(phrases('notes.fillIn'))})(?= )`, 'u'),
    which: new RegExp(`^(?: (?:${of(phrases('notes.which'))})(?= )){1,4}`, 'u'),
    filled: new RegExp(`^ (?:${of(phrases('notes.filledIn'))})(?= |$)`, 'u'),
    beginsJoined: new RegExp(`^${joins}`, 'u'),
    endsJoined: new RegExp(`${joins}$`, 'u'),
    pressing: new RegExp(` (?:${of(phrases('notes.press'))})(?: (?!,)[^ ]+){0,3}$`, 'u'),
    button: new RegExp(`^ (?:${of(phrases('notes.button'))})(?= |$)`, 'u'),
    purpose: new RegExp(` (?:${of(phrases('notes.goesOn'))})$`, 'u'),
    purposes: new RegExp(`^(?: ,| (?:${of(phrases('notes.goesOn'))})(?= |$)){0,4}$`, 'u'),
  };
}

let made: ReturnType<typeof makeWords> | null = null;
/** Made on first use: few pages ask for them. */
const words = () => (made ??= makeWords());

/**
 * A sentence without what it asks its reader to complete ("Complete all fields, then …") and without what it asks it for at its end: both
 * speak of the page. By completing the form itself, nobody is asked for anything.
 */
export function withoutFillingIn(sentence: string): string {
  const said = joined(sentence);
  const verb = said.replace(words().pleases, '');
  const what = verb.replace(words().filling, '').replace(words().which, '');
  const rest = what.replace(words().filled, '');
  const isAsked = what !== verb && rest !== what && (rest === '' || words().beginsJoined.test(rest));
  return (isAsked ? rest : said).replace(words().purpose, '').trim();
}

/**
 * Whether a sentence asks to press a control and says nothing more of it than that this goes on: "Fill in your details, then press Next", "To
 * continue, click Next". Any other word about the control counts.
 */
export function onlyAsksToPress(sentence: string, name: string): boolean {
  const [before, ...others] = sentence.split(name.trim());
  if (before === undefined || others.length === 0) return false;
  return isRequest(joined(before)) && isDone(joined(others.join(name)));
}

function isRequest(before: string): boolean {
  const at = words().pressing.exec(before)?.index;
  if (at === undefined) return false;
  const lead = before.slice(0, at);
  if (words().purposes.test(lead.replace(words().pleases, ''))) return true;
  return words().filling.test(lead.replace(words().pleases, '')) && words().endsJoined.test(lead);
}

/** Behind the name: the word for a button, what it is pressed for, or nothing. */
function isDone(after: string): boolean {
  const rest = after.replace(words().button, '');
  return words().purposes.test(rest) || words().purposes.test(rest.replace(words().beginsJoined, ''));
}

/** Folded, each word behind a space, with the marks between its parts. */
function joined(sentence: string): string {
  const parts = sentence.split(/[,;:–—]/u).map(fold);
  const text = parts.join(' , ').replace(/ {2,}/g, ' ').trim();
  return text === '' ? '' : ` ${text}`;
}
