import type { FieldKey } from '../field-key';
import type { Language } from '../phrases';

/** What a field is known to ask for; `other`: known to be something that the rules have no key for (a voucher, a quantity). */
export type Meaning = FieldKey | 'other';

/** Phrases by language, parted by `|`; a language may be missing where it has none of its own. */
export type Wording = Readonly<Partial<Record<Language | 'others', string>>>;

/** The words by which one meaning is known. */
export interface Concept {
  key: Meaning;
  /** They stand anywhere in a label. */
  says?: Wording;
  /** The label is nothing else: words that are too short or too common to count within others. */
  alone?: Wording;
  /** What `name` and `id` call it, parted by `|`; `first name` stands for `firstName`, `first_name` and `firstname`. */
  named?: string;
  /** The same where the name or id is nothing else. */
  namedWhole?: string;
}

/** The phrases of all languages, each folded as the text that it is looked for in. */
export function phrasesIn(wording: Wording | undefined, fold: (text: string) => string): string[] {
  return Object.values(wording ?? {})
    .flatMap((phrases) => phrases.split('|'))
    .map(fold)
    .filter(Boolean);
}
