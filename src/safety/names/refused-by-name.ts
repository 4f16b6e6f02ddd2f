import type { RefusalCode } from '@/domain/page/refusal-code';
import { type Folded, fold } from '@/language/fold/fold';
import { foldForGuards, type GuardText } from '@/language/fold/fold-for-guards';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';
import { type ForbiddenWordTest, forbiddenWordTest } from '@/language/match/forbidden-word-test';
import { nameWordTest } from '@/language/match/name-word-test';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { refusalBySymbol } from '@/language/words/guards/forbidden-symbols';

const applies = forbiddenWordTest('deeds.apply');
const reachesOut = forbiddenWordTest('deeds.reachOut');

/** A control's action by its name; the first match counts: "Send application" sends. */
const deeds: readonly [RefusalCode, ForbiddenWordTest][] = [
  ['purchase', forbiddenWordTest('deeds.purchase')],
  ['upload', forbiddenWordTest('deeds.upload')],
  ['sign-up', forbiddenWordTest('deeds.signUp')],
  ['sign-in', forbiddenWordTest('deeds.signIn')],
  ['delete', forbiddenWordTest('deeds.delete')],
  ['follow', forbiddenWordTest('deeds.follow')],
  ['save', forbiddenWordTest('deeds.save')],
  ['send', forbiddenWordTest('deeds.send')],
  ['agree', forbiddenWordTest('deeds.agree')],
  ['apply', applies],
  ['install', forbiddenWordTest('deeds.install')],
  ['send', reachesOut],
];

const speaksOfChoices = nameWordTest({ anywhere: phrases('filters.choices') });

/** "Apply to Filter Technician": after such a word comes a job. */
const namesAnObject = nameWordTest({ anywhere: phrases('deeds.beforeObject') });
/** Saved filters can be lost. */
const speaksOfSaved = stemFinder(phrases('deeds.savedThings'));

/** The forbidden action a control of this name would do; otherwise null. */
export function refusalByName(name: string): RefusalCode | null {
  const text = foldForGuards(name);
  if (!hasWords(text)) return refusalBySymbol(name);
  const code = deedOf(text);
  return code !== null && ofFilters.has(code) && speaksOfFiltering(fold(name)) ? null : code;
}

/** The same for a control with several names (text, accessible name, value, title, generated content): one match suffices. */
export function refusalByNames(names: readonly string[]): RefusalCode | null {
  for (const name of new Set(names)) {
    const code = refusalByName(name);
    if (code !== null) return code;
  }
  return null;
}

/**
 * The forbidden action of a row that starts like a control ("Apply to Nurse at Acme"). The rest of its text is the job's ("Save Energy
 * Consultant", a badge "Easy Apply").
 */
export function refusalByRowName(name: string): RefusalCode | null {
  const text = foldForGuards(name);
  if (applies.begins(text)) return 'apply';
  return reachesOut.begins(text) ? 'send' : null;
}

/** True if a name means one of these actions, even after other words. */
export function meansAnyOf(name: string, codes: ReadonlySet<RefusalCode>): boolean {
  const text = foldForGuards(name);
  return deeds.some(([code, test]) => codes.has(code) && test.tells(text));
}

function hasWords({ readings }: GuardText): boolean {
  return readings.some(({ words }) => words.length > 0);
}

function deedOf(text: GuardText): RefusalCode | null {
  return deeds.find(([, test]) => test.tells(text))?.[0] ?? null;
}

/** Words that also apply or reset filters. */
const ofFilters: ReadonlySet<RefusalCode> = new Set(['apply', 'delete', 'send', 'agree']);

/** "Apply filters", "Apply 24 results", "Auswahl löschen": short, and only about filters. */
function speaksOfFiltering(words: Folded): boolean {
  const isShort = words.split(' ').length <= 5;
  return (
    isShort && !namesAnObject(words) && !speaksOfSaved(words) && (mentionsFilters(words) || speaksOfChoices(words))
  );
}
