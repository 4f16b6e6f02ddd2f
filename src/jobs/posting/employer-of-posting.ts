import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { fold } from '@/language/fold/fold';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { isDescriptionHeading } from '@/language/words/jobs/posting-section-words';
import { besideCareersWords, isBoardMenuText } from '@/language/words/pages/careers-words';
import { employerOfNames } from './employer-of-names';
import type { PostingHeader } from './posting-header';

const separators = / [|–—·•:-] | ?[|] ?/;
const mostWords = 6;

/**
 * The company whose own site shows the posting, where nothing beside the title names one: by what the page is called, if its text or the
 * foot of the site confirms it. What a board of many employers calls itself is none.
 */
export function employerOfPosting(header: PostingHeader): string | undefined {
  const { titles, siteName } = header.names;
  const headings = header.lines.filter(({ headingLevel }) => headingLevel === 1).map(({ text }) => text);
  const named = employerOfNames({ headings, titles, owners: siteName === null ? [] : [siteName] });
  if (named !== null && !isOtherPart(named, header)) return named;
  const parts = titles.flatMap((title) => title.split(separators)).concat(siteName ?? []);
  const names = parts.map((part) => withoutCareers(part.trim())).filter((name) => !isOtherPart(name, header));
  return names.find((name) => isInProse(name, header)) ?? names.find((name) => isOwner(name, header));
}

/** "Careers biicode": in the case in which it is written. */
function withoutCareers(part: string): string {
  const rest = besideCareersWords(part);
  if (rest === '' || rest === fold(part)) return part;
  const words = part.split(/\s+/);
  const start = words.findIndex((word) => fold(word) !== '' && ` ${rest} `.startsWith(` ${fold(word)} `));
  const end = words.findLastIndex((word) => fold(word) !== '' && ` ${rest} `.endsWith(` ${fold(word)} `));
  return start < 0 || end < start ? part : words.slice(start, end + 1).join(' ');
}

function isOtherPart(name: string, { title }: PostingHeader): boolean {
  if (!/\p{L}{2}/u.test(name) || countWords(name) > mostWords) return true;
  if (containsWords(title.text, name) || containsWords(name, title.text)) return true;
  if (namesManyJobs(name) || isDescriptionHeading(name) || saysApply(name)) return true;
  return [isPlaceText, isPostedText, isSalaryText, isEmploymentText].some((is) => is(name));
}

/** What a posting says of its company, it says by name. */
function isInProse(name: string, { lines, description }: PostingHeader): boolean {
  const prose = description ? lines.slice(description.start, description.end) : [];
  return prose.some(({ text }) => text.includes(name) && containsWords(text, name));
}

/** "© 2025 Acme" on a site without the menus of a board. */
function isOwner(name: string, { lines }: PostingHeader): boolean {
  const isOwned = lines.some(({ text }) => /©|\(c\)|copyright/i.test(text) && containsWords(text, name));
  return (
    isOwned && !lines.some(({ text, pieces }) => [text, ...pieces.map((piece) => piece.text)].some(isBoardMenuText))
  );
}
