import type { FieldKey } from '@/domain/form/field-key-schema';
import { type Folded, fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { conceptFinder } from '@/language/match/find-concepts';
import { stemFinder } from '@/language/match/find-stems';
import { phraseAlternation, phraseFinder } from '@/language/match/phrases';
import { isApplicantSectionHeading } from './applicant-heading';
import { fileAsks } from './file-asks';
import { shortLabels } from './short-labels';

const saysNominee = stemFinder(phrases('forms.nominee'));
const findPart = phraseFinder(phrases('forms.formParts'));

/** Characters. Longer ones are sentences. */
const longest = 120;
/** "Country of domicile", "Address line 2". */
const saysPlace = /^(?:country|location|address-|salary|eeo)/;

const documents = conceptFinder(fileAsks);

/** Stands for what is asked for, once it is found. */
const thing = '§';
const owned = new RegExp(
  `${thing} (?:${phraseAlternation([phrases('forms.ownership')])})(?= )(?<after>[^${thing}]+)|(?<!\\p{L})(?<before>\\p{L}+)'s [^${thing}]{0,20}${thing}`,
  'u',
);
/** "Applicant 2", "Person B": the first is the one who applies. */
const counted = new RegExp(`(?<!\\p{L})(?<who>\\p{L}{3,}) (?:[2-9]|[b-h])(?= ${thing}|$)`, 'u');

/**
 * Whether it asks for what belongs to somebody that no word says is the applicant: "CV of the candidate you recommend", "Kollegin B: E-Mail".
 * Who may own something is no list; what stands for the applicant is.
 */
export function isOfStrangeOwner(question: Folded, key: FieldKey): boolean {
  if (saysNominee(question)) return true;
  if (question.length > longest || saysPlace.test(key)) return false;
  const things = [...documents.inLabel(question), ...shortLabels.inLabel(question)];
  const asked = things.reduce((left, { phrase }) => left.replace(phrase, thing), String(question));
  const who = counted.exec(asked)?.groups?.who;
  if (who !== undefined && findPart(fold(who)) === null) return true;
  const { after, before } = owned.exec(asked)?.groups ?? {};
  const named = after ?? before;
  return named !== undefined && !isApplicantSectionHeading(named);
}
