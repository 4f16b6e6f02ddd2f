import type { Profile } from '@/domain/form/profile';
import { fold } from '@/language/fold/fold';
import { plainText } from '@/language/fold/plain-letters';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation } from '@/language/match/phrases';
import { sentenceShapeFinder } from '@/language/match/sentence-shapes';
import { datedEntries } from './dated-entries';
import { commaSplits, entryHeadParts } from './entry-head-parts';
import { datesOf } from './read-work';
import { spelledPhrases } from './spelled-phrases';

type Education = NonNullable<Profile['education']>[number];

const namesSchool = sentenceShapeFinder(phrases('cv.schools'));
const namesDegree = sentenceShapeFinder(phrases('cv.degrees'));
/** Written in capitals: in German, "mit" is a word. */
const schoolAbbreviation =
  /(?<!\p{L})(?:TU|FH|MIT|ETH|LMU|RWTH|UCL|TH|ROC|HTL|HAK|IES|IUT|INSA|HEC|NTNU|KTH|DTU|CBS|AMK)(?!\p{L})/u;
const isSchool = (text: string): boolean => namesSchool(fold(text)) || schoolAbbreviation.test(text);
const isDegree = (text: string): boolean => namesDegree(fold(text));

const area = new RegExp(
  `^(?<type>.{2,60}?)\\s+(?:${spelledPhrases(phrases('cv.studiedIn'))})\\s+(?<area>.{3,80})$`,
  'iu',
);
const grade = new RegExp(
  `(?<!\\p{L})(?:${phraseAlternation([phrases('history.educationScore')])})\\s*(?::\\s*)?(?<score>\\d[\\d.,]*(?:\\s?/\\s?[\\d.,]+)?)`,
  'u',
);

/** The schools of a section. One that names neither school nor degree is left out. */
export function readEducation(lines: readonly string[]): Education[] {
  return datedEntries(lines).flatMap((entry) => {
    const parts = entryHeadParts(entry.head).flatMap(apart);
    const institution = parts.find((part) => isSchool(part) && !isDegree(part)) ?? parts.find((part) => isSchool(part));
    const studied = parts.find((part) => part !== institution && isDegree(part)) ?? null;
    if (!institution && !studied) return [];
    const score = grade.exec(plainText([...entry.head, ...entry.points].join(' · ')))?.groups?.score;
    return [
      {
        ...(institution ? { institution } : {}),
        ...studyOf(studied),
        ...datesOf(entry),
        ...(score ? { score: score.replace(/[.,]$/, '') } : {}),
      },
    ];
  });
}

function studyOf(studied: string | null): Pick<Education, 'studyType' | 'area'> {
  if (!studied) return {};
  const [type, subject] = [area.exec(studied)?.groups?.type, area.exec(studied)?.groups?.area];
  if (type && subject) return { studyType: type, area: subject };
  const [apart] = commaSplits(studied).filter(([before, after]) => isDegree(before) && !isDegree(after));
  return apart ? { studyType: apart[0], area: apart[1] } : { studyType: studied };
}

/** "B.Sc. in Computer Science, University of Toronto" is two parts. */
function apart(part: string): string[] {
  const split = commaSplits(part).findLast(([before, after]) => isSchool(before) !== isSchool(after));
  return split ?? [part];
}
