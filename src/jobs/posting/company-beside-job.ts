import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { comparableText } from '@/language/fold/comparable-text';
import { withoutLogoWords } from '@/language/words/jobs/logo-words';
import { isNamedAsBoard } from '@/language/words/pages/careers-words';
import { once } from '@/std/once';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';
import type { PostingNames } from './posting-names';
import { ownerIn } from './rights-line';
import { namesSeeking } from './seeking-employer';
import { companiesToldOf, isBoard, namesLeadingHome } from './site-owner';
import { type Rest, restsOf } from './title-rests';

/** Evidence of a name that stands beside the job and somewhere else on its own. */
const evidence = 4;

/**
 * Tests whether what stands beside the job in its heading is who offers it: it has a legal form, or the page has the very same words for its
 * owner, for whom it tells of, or for who seeks somebody.
 */
export function employerBesideTest(lines: readonly PostingLine[], names: PostingNames): (rest: Rest) => boolean {
  const called = once(() => new Set(namesOf(lines, names).map(comparableText)));
  return ({ job, beside }) => {
    if (!isTitleText(job) || isTitleText(beside) || isPlaceText(beside)) return false;
    return hasLegalForm(beside) || called().has(comparableText(beside));
  };
}

function namesOf(lines: readonly PostingLine[], { siteName, logos = [] }: PostingNames): string[] {
  return [
    siteName ?? '',
    ...logos.map(withoutLogoWords),
    ...namesLeadingHome(lines),
    ...lines.flatMap(({ text }) => ownerIn(text) ?? []),
    ...companiesToldOf(lines),
    ...lines.flatMap(({ text, surroundings }) => (surroundings === 'content' ? namesSeeking(text) : [])),
  ].filter((name) => comparableText(name) !== '');
}

/** Who stands beside the job in its heading: "Nurse – Acme Ltd", "Nurse at Acme". */
export function companyBesideJob(header: PostingHeader): { text: string; score: number }[] {
  const { lines, names, title } = header;
  const isEmployer = employerBesideTest(lines, names);
  const own = comparableText(title.text);
  const found = restsOf(lines[title.index]?.text ?? '').find(
    (rest) => comparableText(rest.job) === own && isEmployer(rest),
  );
  if (found === undefined || isNamedAsBoard(found.beside)) return [];
  return hasLegalForm(found.beside) || !isBoard(header) ? [{ text: found.beside, score: evidence }] : [];
}
