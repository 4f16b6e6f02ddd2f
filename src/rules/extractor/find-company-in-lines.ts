import { isCompanyLink } from '@/jobs/posting/is-company-link';
import type { NumberedLine } from '@/jobs/posting/parse-numbered-text';
import { isCompanyText } from '@/jobs/text-kind/company-text';
import { countWords } from '@/language/fold/comparable-text';
import { isNotAName } from './is-other-text';

/** Words in a name, at most. */
const mostWords = 8;
/** Anything further below the title is something else. */
const nearest = 4;

/**
 * The company: the text of a link to a company's page, a text near the title in the form of a company name, otherwise the first one after
 * the title that is nothing else. Null if there is none. `taken`: what is known already.
 */
export function findCompanyInLines(
  after: readonly string[],
  head: readonly NumberedLine[],
  taken: readonly (string | null)[],
): string | null {
  const linked = head.flatMap(({ links }) => links).find((link) => isCompanyLink(link.url) && isName(link.text, taken));
  if (linked) return linked.text;
  const near = after.slice(0, nearest).filter((text) => isName(text, taken));
  return near.find(isCompanyText) ?? near[0] ?? null;
}

function isName(text: string, taken: readonly (string | null)[]): boolean {
  return !taken.includes(text) && countWords(text) <= mostWords && /\p{L}/u.test(text) && !isNotAName(text);
}
