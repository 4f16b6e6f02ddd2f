import type { Profile } from '@/domain/form/profile';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { foldedPhrases } from '@/language/match/phrases-in';
import { type DatedEntry, datedEntries } from './dated-entries';
import { commaSplits, entryHeadParts } from './entry-head-parts';

const roles = [phrases('jobs.occupations'), phrases('jobs.titleWords')].flatMap((table) => foldedPhrases(table));

/** A role with this many letters may have an ending: "programadora". */
const lettersBeforeEnding = 6;

type Work = NonNullable<Profile['work']>[number];

/** The employers of a section. One whose head names neither employer nor job is left out. */
export function readWork(lines: readonly string[]): Work[] {
  return datedEntries(lines).flatMap((entry) => {
    const named = nameParts(entryHeadParts(entry.head).flatMap(apart));
    if (!named.position && !named.name) return [];
    return [{ ...named, ...datesOf(entry), ...(entry.points.length > 0 ? { highlights: entry.points } : {}) }];
  });
}

export function datesOf({ dates }: DatedEntry): Pick<Work, 'startDate' | 'endDate'> {
  return { ...(dates?.start ? { startDate: dates.start } : {}), ...(dates?.end ? { endDate: dates.end } : {}) };
}

/** Which part is the job and which the employer: by their words, otherwise by elimination. */
function nameParts(parts: readonly string[]): Pick<Work, 'position' | 'name' | 'location'> {
  const position = parts.find((part) => namesRole(part) && !hasLegalForm(part));
  const others = parts.filter((part) => part !== position);
  const name = others.find(isCompanyText) ?? others.find((part) => !isPlaceText(part)) ?? null;
  const location = others.find((part) => part !== name && isPlaceText(part));
  return {
    ...(position ? { position } : {}),
    ...(name ? { name } : {}),
    ...(location ? { location } : {}),
  };
}

const hasLegalForm = (part: string) =>
  /(?<!\p{L})(?:GmbH|AG|Inc|Ltd|LLC|B\.?V|S\.?A|S\.?r\.?l|SAS)(?!\p{L})/u.test(part) && isCompanyText(part);

/** "Senior Engineer, Acme Inc., Toronto, ON": the job up to the first comma, the place from the first comma that starts one. */
function apart(part: string): string[] {
  const splits = commaSplits(part);
  const [first] = splits;
  if (first && namesRole(first[0]) && !namesRole(first[1])) return [first[0], ...apart(first[1])];
  const placed = splits.find(([, after]) => isPlaceText(after));
  return placed && !isPlaceText(part.split(',')[0] ?? '') ? [placed[0], placed[1]] : [part];
}

/** Whether a text names an occupation. */
function namesRole(text: string): boolean {
  if (isTitleText(text)) return true;
  const words = fold(text).split(/[^\p{L}]+/u);
  return words.some((word) =>
    roles.some((role) => word === role || (role.length >= lettersBeforeEnding && word.startsWith(role))),
  );
}
