import { countWords } from '@/domain/comparable-text';
import { isCompanyText } from '@/domain/text-kind/company-text';
import { isCompanyLink, isOtherKind } from './other-kinds';
import type { Line } from './reading';

/** Names have so many words at most. */
const mostWords = 8;
/** Further below the title stands something else. */
const nearest = 4;

/**
 * The company: what a link to a company's page is called, a text near the title in the form of a company's name, else the first one
 * after the title that is nothing else. Null where there is none. `taken`: what is told already.
 */
export function findCompany(
  after: readonly string[],
  head: readonly Line[],
  taken: readonly (string | null)[],
): string | null {
  const linked = head.flatMap(({ links }) => links).find((link) => isCompanyLink(link) && isName(link.text, taken));
  if (linked) return linked.text;
  const near = after.slice(0, nearest).filter((text) => isName(text, taken));
  return near.find(isCompanyText) ?? near[0] ?? null;
}

function isName(text: string, taken: readonly (string | null)[]): boolean {
  return !taken.includes(text) && countWords(text) <= mostWords && /\p{L}/u.test(text) && !isOtherKind(text);
}
