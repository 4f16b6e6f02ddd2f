import type { Profile } from '@/domain/form/profile';
import { datedEntries } from './dated-entries';
import { commaSplits, entryHeadParts } from './entry-head-parts';
import { datesOf } from './read-work';

type Education = NonNullable<Profile['education']>[number];

const school =
  /universi|college|(?<!\p{L})school|schule|academy|akademie|institut|école|ecole|lycée|lycee|escuela|colegio|scuola|politecnic|polytechni|liceo|hogeschool|gymnasi|(?<!\p{L})(?:TU|FH|MIT|ETH|LMU|RWTH|UCL|TH|ROC|HTL|HAK|IES|IUT|INSA|HEC)(?!\p{L})/iu;
const degree =
  /(?<!\p{L})(?:ph\.?\s?d|dr\.|doctor\p{L}*|doktor\p{L}*|promotion|doctorat|doctorado|dottorato|master\p{L}*|maestría|máster|m\.?\s?sc|m\.?\s?a|m\.?\s?eng|mba|bachelor\p{L}*|b\.?\s?sc|b\.?\s?a|b\.?\s?eng|diplom\p{L}*|magister|staatsexamen|abitur|fachabitur|matura|baccalauréat|licence|licenciatura|licenciad\p{L}|grado|grad\p{L}* en|bts|dut|laurea|maturità|havo|vwo|vmbo|hbo|mbo|propedeuse|associate|a-levels?|gcse\p{L}*|high school diploma|ausbildung|certificate|degree)(?!\p{L})/iu;
const area = /^(?<type>.{2,60}?)\s+(?:in|en)\s+(?<area>.{3,80})$/iu;
const grade =
  /(?<!\p{L})(?:gpa|cgpa|grade|note|abschlussnote|durchschnitt|mention|nota|media|cijfer|voto)\s*(?::\s*)?(?<score>[\d][\d.,]*(?:\s?\/\s?[\d.,]+)?)/iu;

/** The schools of a section. One that names neither school nor degree is left out. */
export function readEducation(lines: readonly string[]): Education[] {
  return datedEntries(lines).flatMap((entry) => {
    const parts = entryHeadParts(entry.head).flatMap(apart);
    const institution =
      parts.find((part) => school.test(part) && !degree.test(part)) ?? parts.find((part) => school.test(part));
    const studied = parts.find((part) => part !== institution && degree.test(part)) ?? null;
    if (!institution && !studied) return [];
    const score = grade.exec([...entry.head, ...entry.points].join('\n'))?.groups?.score;
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
  const [apart] = commaSplits(studied).filter(([before, after]) => degree.test(before) && !degree.test(after));
  return apart ? { studyType: apart[0], area: apart[1] } : { studyType: studied };
}

/** "B.Sc. in Computer Science, University of Toronto" is two parts. */
function apart(part: string): string[] {
  const split = commaSplits(part).findLast(([before, after]) => school.test(before) !== school.test(after));
  return split ?? [part];
}
