import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { saysAgain } from './again-words';

/** What a form needs once of the person who applies; asked for a second time it is that of somebody else, a signature, or another form's. */
const identities: readonly RegExp[] = [/^(?:name|given-name|family-name)$/, /^email$/, /^tel/];

type Keyed = Pick<FormField, 'key' | 'sections' | 'question' | 'repeat'>;

/**
 * The fields that stand in parts of the form which ask for the person who applies, as its structure tells: a part (what stands under the
 * same headings) asks for something of theirs that no part before has asked for, and for nothing that one has. What a page adds beside an
 * application (a review, a comment, a referee, a friend) has nothing of the kind, or begins with their name once more.
 */
export function ofOwnParts<Field extends Keyed>(fields: readonly Field[]): Set<Field> {
  const own = new Set<Field>();
  const asked = new Set<RegExp>();
  for (const part of Map.groupBy(fields, ({ sections }) => sections.join('\n')).values()) {
    const identified = part.filter(({ question, repeat }) => repeat === null && !saysAgain(question)).map(identityOf);
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
 * The fields again, where what people say of themself for others to read is none of a part that is not the applicant's, or of a form with a
 * name that is no application: the headline of a review, the site of whoever comments.
 */
export function withoutOthersTexts(fields: readonly FormField[]): FormField[] {
  if (!fields.some(isSaidOfThemself)) return [...fields];
  const own = ofOwnParts(fields);
  const isNamed = fields.some(({ key }) => key !== null && /^(?:name|family-name)$/.test(key));
  const isApplication = !isNamed || asksForApplicant(fields.map(({ key }) => key));
  return fields.map((field) =>
    isSaidOfThemself(field) && !(isApplication && own.has(field)) ? { ...field, key: null } : field,
  );
}

const isSaidOfThemself = ({ key }: FormField): boolean => key !== null && /^(?:headline|summary)$/.test(key);

/** The form's own questions, and what nobody fills, say nothing of whose the others are. */
function isOfPerson(key: FieldKey): boolean {
  return !/^(?:question|never|ignore)\./.test(key);
}

/** What tells a form to apply with from one to comment, to sign up or to write to somebody: a CV, or all ways to reach a named person. */
export function asksForApplicant(keys: readonly (FieldKey | null)[]): boolean {
  const asks = (wanted: RegExp) => keys.some((key) => key !== null && wanted.test(key));
  if (asks(/^(?:file\.(?:resume|cover_letter)|cover_letter\.text|salary\.expected|work\.|education\.)/)) return true;
  return asks(/^(?:name|family-name)$/) && asks(/^email$/) && asks(/^tel/);
}
