import type { FieldKey } from '@/domain/form/field-key';
import type { ByLanguage, PlacedConcept } from '@/language/lexicon/lexicon';
import type { Place } from '@/language/lexicon/topics/concept';

/** What a field is known to ask for; `other`: known to be something the rules have no key for (a voucher, a quantity). */
export type Meaning = FieldKey | 'other';

/** The words that identify one meaning. */
export interface Concept {
  key: Meaning;
  words: PlacedConcept;
  /** Only these of its phrases. */
  places?: readonly Place[];
}

/** The phrases of all languages, each folded like the text it is searched in. */
export function phrasesIn(words: ByLanguage, fold: (text: string) => string): string[] {
  return Object.values(words)
    .flatMap((phrases) => phrases.split('|'))
    .map(fold)
    .filter(Boolean);
}
