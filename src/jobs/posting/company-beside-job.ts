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

/** Evidence of a name that stands beside the job, and elsewhere on its own or with its legal form. */
const evidence = 4;

/**
 * Tests whether what stands beside the job in its heading is who offers it: the page has the very same words for its owner, for whom it tells
 * of, or for who seeks somebody; or they have a legal form, and stand once more on a page that names another owner.
 */
export function employerBesideTest(lines: readonly PostingLine[], names: PostingNames): (rest: Rest) => boolean {
  const owners = once(() => ownersOf(lines, names));
  const called = once(() => new Set([...owners(), ...othersNamed(lines, names, owners())].map(comparableText)));
  const isRepeated = (name: string) => lines.filter(({ text }) => text.includes(name)).length > 1;
  return ({ job, beside }) => {
    if (!isTitleText(job) || isTitleText(beside) || isPlaceText(beside)) return false;
    return (
      (hasLegalForm(beside) && (owners().length === 0 || isRepeated(beside))) || called().has(comparableText(beside))
    );
  };
}

const isName = (name: string): boolean => comparableText(name) !== '';

function ownersOf(lines: readonly PostingLine[], { siteName }: PostingNames): string[] {
  return [siteName ?? '', ...lines.flatMap(({ text }) => ownerIn(text) ?? [])].filter(isName);
}

/** Owners tell of their products, and teams of theirs seek people: names in sentences count where the page names no owner. */
function othersNamed(lines: readonly PostingLine[], { logos = [] }: PostingNames, owners: string[]): string[] {
  const shown = [...logos.map(withoutLogoWords), ...namesLeadingHome(lines)];
  const seeking = lines.flatMap(({ text, surroundings }) => (surroundings === 'content' ? namesSeeking(text) : []));
  return [...shown, ...(owners.length > 0 ? [] : [...companiesToldOf(lines), ...seeking])].filter(isName);
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
