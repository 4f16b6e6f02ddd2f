import { isCompanyText } from '@/jobs/text-kind/company-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isOccupation } from '@/jobs/text-kind/title-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { isDescriptionHeading } from '@/language/words/jobs/posting-section-words';
import { isCallText, isDetailsText } from '@/language/words/jobs/seeking-words';
import { isCareersText, isMenuEntry, isSitePart } from '@/language/words/pages/careers-words';
import { isAllSmall } from './company-evidence';
import { employerOfNames } from './employer-of-names';
import { isInPath } from './name-in-address';
import type { PostingHeader } from './posting-header';
import { sendersOf } from './senders';
import { companiesToldOf, isBoard, namesOfOwner, scoreOwner } from './site-owner';
import { titleParts, withoutCareers, withoutMarks, withoutSigns } from './title-parts';

/** Words of a name, and of one with its legal form. */
const mostWords = { any: 6, inFull: 10 };

/** Evidence that is enough where nothing beside the title names a company. */
const leastEvidence = 3;

/** A name with the evidence for it. */
interface Employer {
  text: string;
  score: number;
}

/**
 * The company whose own site shows the posting: by what the page is called, if its text, its address or the foot of the site confirms it.
 * What a board of many employers calls itself is none; nor is one of the `places` that the posting names as such, by which a town's site is called.
 */
export function employerOfPosting(header: PostingHeader, places: readonly string[] = []): Employer | undefined {
  const { titles, siteName } = header.names;
  const headings = header.lines.filter(({ headingLevel }) => headingLevel === 1).map(({ text }) => text);
  const owners = siteName === null ? [] : [siteName];
  const named = employerOfNames({
    headings,
    titles,
    owners,
    posting: header.title.text,
    isBoard: () => isBoard(header),
  });
  const known = { senders: sendersOf(header), told: companiesToldOf(header.lines) };
  const parts = titles.flatMap(titleParts).concat(siteName ?? []);
  const names = [named ?? '', ...parts.map((part) => withoutCareers(part.trim())), ...namesOfOwner(header)];
  const employers = [...new Set(names.map((name) => withoutMarks(withoutSigns(name))))]
    .filter((name) => !places.includes(name) && !isNoEmployerName(name, header))
    .map((text) => ({ text, score: scoreOwner(text, header, known) + (text === named ? leastEvidence : 0) }))
    .filter(({ score }) => score >= leastEvidence);
  const isTold = ({ text }: Employer) => Number(isInPath(text, header.names.addresses ?? []));
  return employers.sort(
    (one, other) => other.score - one.score || isTold(other) - isTold(one) || other.text.length - one.text.length,
  )[0];
}

/** Two letters, or one beside a digit: "3M". */
const lettersOfName = /\p{L}{2}|\p{L}\d|\d\p{L}/u;

/** Whether a part of what a page is called is anything but a company's name. `isTold`: more than one tells it, and it may be long. */
export function isNoEmployerName(name: string, { title }: PostingHeader, isTold = false): boolean {
  const most = isTold || isCompanyText(name) ? mostWords.inFull : mostWords.any;
  if (!lettersOfName.test(name) || countWords(name) > most || isAllSmall(name)) return true;
  if (containsWords(title.text, name) || containsWords(name, title.text)) return true;
  if (
    isOccupation(name) ||
    namesManyJobs(name) ||
    isCareersText(name) ||
    isSitePart(name) ||
    isMenuEntry(name) ||
    isDescriptionHeading(name) ||
    saysApply(name) ||
    isCallText(name) ||
    isDetailsText(name)
  )
    return true;
  return [isPlaceText, isPostedText, isSalaryText, isEmploymentText, isReferenceText].some((is) => is(name));
}
