import type { EmploymentKey } from '@/forms/keys/employment-words';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';

/** Questions about an employment, within a form part about one. */
export const workAsks: readonly (readonly [key: EmploymentKey, words: ByLanguage])[] = [
  ['work.isCurrent', phrases('history.workIsCurrent')],
  ['work.position', phrases('history.workPosition')],
  ['work.name', phrases('history.workName')],
  ['work.location', phrases('history.workLocation')],
  ['work.summary', phrases('history.workSummary')],
];
