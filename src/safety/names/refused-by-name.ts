import type { RefusalCode } from '@/domain/page/refusal-code';
import { type Folded, fold } from '@/language/fold/fold';
import { foldForGuards, type GuardText } from '@/language/fold/fold-for-guards';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';
import { type ForbiddenWordTest, forbiddenWordTest } from '@/language/match/forbidden-word-test';
import { nameWordTest } from '@/language/match/name-word-test';
import { mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { refusalBySymbol } from '@/language/words/guards/forbidden-symbols';

const applies = forbiddenWordTest('actions.apply');
const reachesOut = forbiddenWordTest('actions.reachOut');

/** A control's action by its name; the first match counts: "Send application" sends. */
const actions: readonly [RefusalCode, ForbiddenWordTest][] = [
  ['purchase', forbiddenWordTest('actions.purchase')],
  ['upload', forbiddenWordTest('actions.upload')],
  ['sign-up', forbiddenWordTest('actions.signUp')],
  ['sign-in', forbiddenWordTest('actions.signIn')],
  ['delete', forbiddenWordTest('actions.delete')],
  ['follow', forbiddenWordTest('actions.follow')],
  ['save', forbiddenWordTest('actions.save')],
  ['send', forbiddenWordTest('actions.send')],
  ['agree', forbiddenWordTest('actions.agree')],
  ['apply', applies],
  ['install', forbiddenWordTest('actions.install')],
  ['send', reachesOut],
];

const speaksOfChoices = nameWordTest({ anywhere: phrases('filters.choices') });

/** "Apply to Filter Technician": after such a word comes a job. */
const namesAnObject = nameWordTest({ anywhere: phrases('actions.beforeObject') });
/** Saved filters can be lost. */
const speaksOfSaved = stemFinder(phrases('actions.savedThings'));

/** The forbidden action a control of this name would do; otherwise null. */
export function refusalByName(name: string): RefusalCode | null {
  const text = foldForGuards(name);
  if (!hasWords(text)) return refusalBySymbol(name);
  const code = actionOf(text);
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
  return actions.some(([code, test]) => codes.has(code) && test.tells(text));
}

function hasWords({ readings }: GuardText): boolean {
  return readings.some(({ words }) => words.length > 0);
}

function actionOf(text: GuardText): RefusalCode | null {
  return actions.find(([, test]) => test.tells(text))?.[0] ?? null;
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
