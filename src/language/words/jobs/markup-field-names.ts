import { fold, foldIdentifier } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phrasesIn } from '@/language/match/phrases-in';
import { once } from '@/std/once';

/** Fields that pages often name in attributes, labels and property names. */
export const markupNamedFields = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'employmentType',
] as const;
export type MarkupNamedField = (typeof markupNamedFields)[number];

/** Words for each field in class names, test ids, `itemprop`, labels and JSON. */
const words: Readonly<Record<MarkupNamedField, ByLanguage>> = {
  title: phrases('postings.title', 'named'),
  company: phrases('postings.company', 'named'),
  location: phrases('postings.place', 'named'),
  salaryText: phrases('postings.pay', 'named'),
  postedText: phrases('postings.posted', 'named'),
  employmentType: phrases('postings.employment', 'named'),
};

/** Names of several words are also written as one: `companyname`. */
const fieldOfWord = once(
  () =>
    new Map<string, MarkupNamedField>(
      markupNamedFields.flatMap((field) =>
        phrasesIn(words[field], foldIdentifier).map((word) => [word.replaceAll(' ', ''), field] as const),
      ),
    ),
);

/**
 * The field a name refers to, whole words only: `job-card__location` → location, `jobTitle` → title. Of several words the last one counts,
 * as in `company-headquarters`.
 */
export function fieldOfMarkupName(name: string): MarkupNamedField | undefined {
  return splitIdentifier(name)
    .flatMap((word) => fieldOfWord().get(fold(word)) ?? [])
    .at(-1);
}

/** Words of a name in any programming case style. */
export function splitIdentifier(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
