import type { EmploymentKey } from '@/forms/keys/employment-words';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';

/** Questions about a school, within a form part about one. */
export const educationAsks: readonly (readonly [key: EmploymentKey, words: ByLanguage])[] = [
  ['education.area', phrases('history.educationArea')],
  ['education.studyType', phrases('history.educationStudyType')],
  ['education.institution', phrases('history.educationInstitution')],
  ['education.score', phrases('history.educationScore')],
];
