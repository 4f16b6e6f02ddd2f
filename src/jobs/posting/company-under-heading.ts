import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseSet } from '@/language/match/phrases-in';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import type { PostingLine } from './posting-line';

/** The evidence of a label of the company's own, beside the title. */
const evidence = 7;
/** Characters of such a heading. */
const longest = 60;

const labelled = /^(?<label>[^:：]{2,30}?)\s?[:：]\s*(?<name>\S.{1,80})$/u;
const nameLabels = phraseSet(phrases('person.name', 'alone'));

/** "Name: Acme Ltd" in the part of a page that is headed "About the company", where other parts have names of persons. */
export function companyUnderHeading(lines: readonly PostingLine[]): { text: string; score: number }[] {
  let isAboutCompany = false;
  return lines.flatMap(({ text, headingLevel, surroundings }) => {
    if (headingLevel > 0) isAboutCompany = surroundings === 'content' && namesCompanies(text);
    const { label = '', name } = labelled.exec(text)?.groups ?? {};
    const isName = isAboutCompany && name !== undefined && nameLabels.has(fold(label));
    return isName ? [{ text: name, score: evidence }] : [];
  });
}

const namesCompanies = (heading: string): boolean =>
  heading.length <= longest && heading.split(/[\s'’]/).some((word) => fieldOfLabel(word) === 'company');
