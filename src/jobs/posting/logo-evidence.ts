import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { comparableText, countWords } from '@/language/fold/comparable-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { saysLogo, withoutLogoWords } from '@/language/words/jobs/logo-words';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { isMenuEntry } from '@/language/words/pages/careers-words';
import type { PlacedPicture, PostingHeader } from './posting-header';

/** Lines from the title. */
const farthest = { before: 4, behind: 8 };
/** Words. Longer texts describe what is to be seen. */
const mostWords = 6;
/** Evidence that a picture called a logo shows the company. */
const calledLogo = 4;
const otherKinds = ['title', 'place', 'workplace', 'salary', 'posted', 'employment', 'apply'] as const;

/** The companies that pictures near the title are called by, as boards show a logo in place of a name. */
export function companiesInLogos(header: PostingHeader): { text: string; score: number }[] {
  return namesNear(header)
    .filter(({ name }) => saysLogo(name))
    .map(({ text }) => ({ text, score: calledLogo }));
}

/** What a picture right below the title is called, where nothing else says whose job it is. */
export function companyInPicture(header: PostingHeader): string | undefined {
  return namesNear(header).find(({ lineIndex }) => lineIndex > header.title.index)?.text;
}

function namesNear(header: PostingHeader): (PlacedPicture & { text: string })[] {
  const { title, description } = header;
  const end = description && description.start > title.index ? description.start : Number.POSITIVE_INFINITY;
  return header.pictures
    .filter(({ lineIndex }) => lineIndex >= title.index - farthest.before && lineIndex <= title.index + farthest.behind)
    .filter(({ lineIndex }) => lineIndex <= end)
    .map((picture) => ({ ...picture, text: withoutLogoWords(picture.name) }))
    .filter(({ text }) => isCompanyName(text, header));
}

function isCompanyName(text: string, { names, title }: PostingHeader): boolean {
  if (!beginsLikeName(text) || !/\p{L}{2}/u.test(text) || countWords(text) > mostWords) return false;
  const own = comparableText(text);
  if (own === comparableText(title.text) || own === comparableText(names.siteName ?? '')) return false;
  if (namesManyJobs(text) || saysApply(text) || isMenuEntry(text)) return false;
  return isTextOfKind(text, 'company') || !otherKinds.some((kind) => isTextOfKind(text, kind));
}
