import type { FieldKey } from '@/domain/form/field-key';
import type { Language } from './phrases';

/** What a field is known to ask for; `other`: known to be something the rules have no key for (a voucher, a quantity). */
export type Meaning = FieldKey | 'other';

/** Phrases by language, separated by `|`; languages without one may be missing. */
export type Wording = Readonly<Partial<Record<Language | 'others', string>>>;

/** The words that identify one meaning. */
export interface Concept {
  key: Meaning;
  /** Found anywhere in a label. */
  says?: Wording;
  /** The whole label: words too short or common to count within others. */
  alone?: Wording;
  /** Words of `name` and `id`, separated by `|`; `first name` matches `firstName`, `first_name` and `firstname`. */
  named?: string;
  /** The same as the whole name or id. */
  namedWhole?: string;
}

/** The phrases of all languages, each folded like the text it is searched in. */
export function phrasesIn(wording: Wording | undefined, fold: (text: string) => string): string[] {
  return Object.values(wording ?? {})
    .flatMap((phrases) => phrases.split('|'))
    .map(fold)
    .filter(Boolean);
}
