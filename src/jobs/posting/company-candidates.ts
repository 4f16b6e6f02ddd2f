import { isUnnamedEmployer, seeksForClient } from '@/language/words/jobs/seeking-words';
import { type Candidate, ranked } from './candidate';
import { candidatesByLabel } from './candidates-by-label';
import { companyBehindTitle } from './company-behind-title';
import { companyBesideJob } from './company-beside-job';
import { companyInCard } from './company-card';
import { scoreCompany } from './company-evidence';
import { companyInPageTitle, companyInTwoTitles, companySaidInTitles } from './company-in-page-title';
import { companyUnderHeading } from './company-under-heading';
import { employerOfPosting } from './employer-of-posting';
import { employersToldOf } from './employer-worked-at';
import { allNamesInFull, companiesInFull, ownerAlone } from './full-names';
import type { LabelledValue } from './labelled-values';
import type { LineSegment } from './line-segment';
import { companiesInLogos } from './logo-evidence';
import type { PostingHeader } from './posting-header';
import { employersSeeking } from './seeking-employer';

/** Where else a posting names who employs, and what it names as places. */
interface NamedCompanies {
  inLetterhead: readonly Candidate[];
  places: string[];
}

/** All that may be the company of a posting. `units`: the segments around its title. */
export function companyCandidates(
  header: PostingHeader,
  units: LineSegment[],
  values: LabelledValue[],
  { inLetterhead, places }: NamedCompanies,
): Candidate[] {
  const isUntold = isEmployerUntold(header, units, values);
  const named = [
    ...candidatesByLabel(values, 'company', header),
    ...companyUnderHeading(header.lines),
    ...ranked(units, (unit) => scoreCompany(unit, header)),
  ];
  const told = isUntold ? [] : companyInTwoTitles(header);
  // Whoever is told beside each posting is not the site's owner.
  const employer = isUntold || told.length > 0 ? undefined : employerOfPosting(header, places);
  return [
    ...named,
    ...(isUntold ? [] : companiesInLogos(header)),
    ...employersSeeking(header),
    ...(isUntold ? [] : employersToldOf(header)),
    ...companyInCard(header),
    ...companyBehindTitle(header),
    ...companyBesideJob(header),
    ...(isUntold ? [] : companySaidInTitles(header)),
    ...(employer ? [employer] : []),
    ...(isUntold ? [] : [...ownerAlone(header, allNamesInFull(header)), ...companiesInFull(header)]),
    ...inLetterhead,
    ...told,
    ...(isUntold ? [] : companyInPageTitle(header)),
  ];
}

/** Whoever advertises keeps the employer's name: by a word in its place, or as an agency whose client it is. */
function isEmployerUntold(
  { lines, description }: PostingHeader,
  units: LineSegment[],
  values: LabelledValue[],
): boolean {
  const shown = [...units, ...values.filter(({ field }) => field === 'company')];
  const prose = description ? lines.slice(description.start, description.end) : [];
  return shown.some(({ text }) => isUnnamedEmployer(text)) || prose.some(({ text }) => seeksForClient(text));
}
