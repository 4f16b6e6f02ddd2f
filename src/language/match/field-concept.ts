import type { FieldKey } from '@/domain/form/field-key-schema';
import type { PlacedConcept } from '@/language/lexicon/lexicon';
import type { Place } from '@/language/lexicon/topics/concept-phrases';

/** What a field is known to ask for; `other`: known to be something the rules have no key for (a voucher, a quantity). */
export type Meaning = FieldKey | 'other';

/** A concept of the lexicon, and what a field asks for whose words are its phrases. */
export interface FieldConcept {
  key: Meaning;
  words: PlacedConcept;
  /** Only these of its phrases. */
  places?: readonly Place[];
}
