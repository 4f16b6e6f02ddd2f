import type { FieldKey } from '@/domain/form/field-key-schema';
import { contactKeys } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { type Folded, fold, foldIdentifier, replaceFolded, splitWords } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';
import { phraseAlternation, phraseFinder } from '@/language/match/phrases';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { isApplicationKey } from './is-application-key';
import { isOfStrangeOwner } from './is-strange-owner';

const findOthers = phraseFinder(phrases('forms.otherPerson'));
const findAnyone = phraseFinder(phrases('forms.otherPerson'), phrases('forms.otherRoles'));
const findRecipient = phraseFinder(phrases('forms.recipient'));
const findEmployer = phraseFinder(phrases('forms.employer'));
const findGlue = phraseFinder(phrases('forms.personHeadingFillers'));
const referenceNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${phraseAlternation([phrases('forms.referenceNumber')])})(?![\\p{L}\\p{N}])|(?:${phraseAlternation([phrases('forms.referenceWord')])}) (?:\\p{L}{1,4} ?)?\\d{2})`,
  'gu',
);
/** "References", "Referenzen", "Empfehlungsschreiben (Referenz)". */
const documentsOfOthers = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${phraseAlternation([phrases('forms.referenceWord')])})\\p{L}{0,4}`,
  'gu',
);
/** Also within words, in scripts that put no space between them. */
const saysOthers = stemFinder(phrases('forms.otherPerson'));
const saysWhoReferred = sentenceShapeFinder(phrases('forms.whoReferred'));
const contact: ReadonlySet<string> = new Set(contactKeys);

/** Whether it asks for somebody else's name or contact details, by its label, name or headings: nothing of the applicant's fits. */
export function asksForOtherPerson(field: FormField, fields: readonly FormField[]): boolean {
  const { key, question, clues } = field;
  if (key === null) return false;
  if (ofPerson.test(key)) return saysWhose(folded(question), key);
  const isWebPlace = key.startsWith('url.');
  if (!contact.has(key) && !isWebPlace) return false;
  const identifiers = [clues.name, clues.id].map(foldIdentifier);
  const isSaid =
    [folded(question), ...identifiers].some((text) => findAnyone(text) !== null) ||
    saysOthers(folded(question)) ||
    isOfStrangeOwner(folded(question), key) ||
    saysWhoReferred(folded(question));
  const isSentTo = key === 'email' && [folded(question), ...identifiers].some((text) => findRecipient(text) !== null);
  if (isSaid || isWebPlace || isSentTo) return isSaid || isSentTo;
  const parts = partsOf(field, fields).map(folded);
  const isOfEmployer = key !== 'organization' && key !== 'organization-title' && saysOnly(parts.at(-1), findEmployer);
  return isOfEmployer || parts.some(isOverSomebodyElse);
}

/** What an application holds of a person beyond their contact details; of veterans, it asks about their spouses as well. */
const ofPerson = /^(?:file\.(?:resume|cover_letter|photo)|nationality|pronouns|salary\.|eeo\.(?!veteran))/;

/** "Your friend's CV", "Nationality of your father". Among documents, a reference is one of them: "CV and references". */
function saysWhose(question: Folded, key: FieldKey): boolean {
  const isFile = key.startsWith('file.');
  const rest = isFile ? replaceFolded(question, documentsOfOthers) : question;
  return (
    findAnyone(rest) !== null ||
    saysWhoReferred(question) ||
    isOfStrangeOwner(rest, key) ||
    (!isFile && saysOthers(rest))
  );
}

/** The headings above a part of the form: one that is above the CV and the first name as well is the posting's title. */
function partsOf({ sections }: FormField, fields: readonly FormField[]): string[] {
  const ofPosting = fields.find(isApplicationKey)?.sections ?? [];
  const ofName = fields.find(({ key }) => key !== null && names.includes(key))?.sections ?? [];
  return sections.filter((text) => !(ofPosting.includes(text) && ofName.includes(text)));
}

const names: readonly FieldKey[] = ['name', 'given-name', 'family-name'];

function isOverSomebodyElse(heading: Folded): boolean {
  return findOthers(heading) !== null || saysOthers(heading) || saysOnly(heading, findAnyone);
}

/** "Supervisor details" does, "Shift Supervisor" is a job. */
function saysOnly(heading: Folded | undefined, find: typeof findAnyone): boolean {
  const who = heading ? find(heading) : null;
  if (!heading || who === null) return false;
  return splitWords(replaceFolded(heading, who)).every((word) => /^\d+$/.test(word) || findGlue(word) !== null);
}

/** Whether all of a short text names somebody else: "Referee 2". */
export function namesSomebodyElse(text: string): boolean {
  return saysOnly(folded(text), findAnyone);
}

/** Without the reference number of the posting or application, which refers to nobody. */
function folded(text: string): Folded {
  return replaceFolded(fold(text), referenceNumber);
}
