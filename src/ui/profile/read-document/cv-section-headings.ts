import { type Folded, fold, joinFolded, splitWords } from '@/language/fold/fold';
import { type ByLanguage, phrases } from '@/language/lexicon/lexicon';
import { phraseSet, phrasesIn } from '@/language/match/phrases-in';

const names = ['contact', 'summary', 'work', 'education', 'skills', 'languages', 'other'] as const;

/** Sections of a CV; text under `other` is not read. */
export type SectionName = (typeof names)[number];

const headings: Readonly<Record<SectionName, readonly ByLanguage[]>> = {
  contact: [phrases('cv.contactHeadings'), phrases('forms.applicant')],
  summary: [phrases('cv.summaryHeadings')],
  work: [phrases('cv.workHeadings'), phrases('history.workHeadings')],
  education: [phrases('cv.educationHeadings'), phrases('history.educationHeadings')],
  skills: [phrases('cv.skillsHeadings')],
  languages: [phrases('cv.languagesHeadings')],
  other: [phrases('cv.otherHeadings')],
};

const conjunctions = phraseSet(phrases('cv.conjunction'));

/** "Skills & tools" says the same as "Skills and tools". */
const withoutConjunctions = (words: Folded): Folded =>
  joinFolded(...splitWords(words).filter((word) => !conjunctions.has(word)));

/** A heading of two meanings is the one named first. */
const sectionOfHeading = new Map(
  names
    .toReversed()
    .flatMap((name) =>
      headings[name]
        .flatMap((table) => phrasesIn(table, (phrase) => withoutConjunctions(fold(phrase))))
        .map((heading) => [heading, name] as const),
    ),
);

const longestHeading = 50;

/** The section a line starts; null if it is not a heading. */
export function headingOf(line: string): SectionName | null {
  if (line.length === 0 || line.length > longestHeading) return null;
  // "E X P E R I E N C E"
  const closed = /^(?:\p{L} ){3,}\p{L}$/u.test(line) ? line.replaceAll(' ', '') : line;
  return sectionOfHeading.get(withoutConjunctions(fold(closed.replace(/\d+/g, ' ')))) ?? null;
}
