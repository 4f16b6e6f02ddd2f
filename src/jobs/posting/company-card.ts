import { hasLegalForm } from '@/jobs/text-kind/company-text';
import { containsWords, countWords } from '@/language/fold/comparable-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isOtherContentHeading } from '@/language/words/jobs/posting-section-words';
import { isCompanyLink } from './is-company-link';
import type { PostingHeader } from './posting-header';

/** Enough against what the site calls itself, and less than a name beside the title. */
const evidence = 3.5;
/** Lines from the name down to the link of its card. */
const mostLines = 6;
const mostWords = 10;

/**
 * The employer in a card below or beside the text, which leads to that company's page. Where the page leads to several companies, they are
 * those of similar jobs.
 */
export function companyInCard(header: PostingHeader): { text: string; score: number }[] {
  const { lines, description } = header;
  if (!description) return [];
  const beside = lines.slice(description.end).filter(({ surroundings }) => surroundings === 'content');
  const ways = lines.flatMap(({ pieces }) => pieces.flatMap(({ url }) => (url && isCompanyLink(url) ? url : [])));
  const [only, another] = new Set(ways);
  if (only === undefined || another !== undefined) return [];
  const at = beside.findIndex(({ pieces }) => pieces.some(({ url }) => url === only));
  if (at < 0 || beside.slice(0, at).some(({ text }) => isOtherContentHeading(text))) return [];
  const card = beside.slice(Math.max(0, at - mostLines), at + 1);
  const [name, second] = new Set(card.flatMap(({ text, headingLevel }) => nameIn(text, headingLevel, header)));
  return name !== undefined && second === undefined ? [{ text: name, score: evidence }] : [];
}

/** In full, or as a heading that the posting says too. */
function nameIn(text: string, headingLevel: number, { lines, description }: PostingHeader): string[] {
  // "Company News" of a menu.
  if (countWords(text) > mostWords || fieldOfLabel(text.split(' ')[0] ?? '') === 'company') return [];
  const prose = lines.slice(description?.start, description?.end);
  const isSaid = headingLevel > 0 && prose.some((line) => line.text.includes(text) && containsWords(line.text, text));
  return hasLegalForm(text) || isSaid ? [text] : [];
}
