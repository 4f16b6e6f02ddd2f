import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';
import { asksToRepeatEntry } from '@/language/words/forms/repeat-entry-words';

/** What a form needs once about the applicant; asked a second time it is somebody else's, a signature, or another form's. */
const identities: readonly RegExp[] = [/^(?:name|given-name|family-name)$/, /^email$/, /^tel/];

type Keyed = Pick<FormField, 'key' | 'sections' | 'question' | 'repeat'>;

/**
 * The fields in the parts of the form about the applicant, by structure: a part (fields under the same headings) asks for something of
 * theirs that no earlier part asked for, and for nothing that one did. What a page adds beside an application (a review, a comment, a
 * referee, a friend) has none of that, or starts with their name again.
 */
export function applicantSectionFields<Field extends Keyed>(fields: readonly Field[]): Set<Field> {
  const own = new Set<Field>();
  const asked = new Set<RegExp>();
  for (const part of Map.groupBy(fields, ({ sections }) => sections.join('\n')).values()) {
    const identified = part
      .filter(({ question, repeat }) => repeat === null && !asksToRepeatEntry(question))
      .map(identityOf);
    const known = identified.filter((identity) => identity !== undefined);
    const isAsking = part.some(({ key }) => key !== null && isOfPerson(key));
    if (isAsking && !known.some((identity) => asked.has(identity))) for (const field of part) own.add(field);
    for (const identity of known) asked.add(identity);
  }
  return own;
}

const identityOf = ({ key }: Keyed): RegExp | undefined =>
  key === null ? undefined : identities.find((keys) => keys.test(key));

/**
 * The fields again, without public self-descriptions in a part that is not the applicant's, or in a form with a name that is not an
 * application: the headline of a review, a commenter's site.
 */
export function withoutReviewTexts(fields: readonly FormField[]): FormField[] {
  if (!fields.some(isSaidOfThemself)) return [...fields];
  const own = applicantSectionFields(fields);
  const isNamed = fields.some(({ key }) => key !== null && /^(?:name|family-name)$/.test(key));
  const isApplication = !isNamed || isApplicationForm(fields.map(({ key }) => key));
  return fields.map((field) =>
    isSaidOfThemself(field) && !(isApplication && own.has(field)) ? { ...field, key: null } : field,
  );
}

const isSaidOfThemself = ({ key }: FormField): boolean => key !== null && /^(?:headline|summary)$/.test(key);

/** The form's own questions, and what is never filled, do not show whose the others are. */
function isOfPerson(key: FieldKey): boolean {
  return !/^(?:question|never|ignore)\./.test(key);
}

/**
 * What distinguishes an application from a form to comment, sign up or write to somebody: a CV, or all contact details of a named person.
 */
export function isApplicationForm(keys: readonly (FieldKey | null)[]): boolean {
  const asks = (wanted: RegExp) => keys.some((key) => key !== null && wanted.test(key));
  if (asks(/^(?:file\.(?:resume|cover_letter)|cover_letter\.text|salary\.expected|work\.|education\.)/)) return true;
  return asks(/^(?:name|family-name)$/) && asks(/^email$/) && asks(/^tel/);
}
